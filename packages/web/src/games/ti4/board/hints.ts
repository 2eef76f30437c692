/** What tooltips and screen readers say about things on the board. */

import type { Thing } from '@orrery/kernel';
import type { Value } from '../../../app/text.ts';
import type { Hint, RendererProps } from '../../renderer.ts';
import { chosenShips } from '../bench/choosing.ts';
import { type SystemId, tablesOf, viewOf } from '../model.ts';
import { message, type Words } from '../words.ts';
import type { Content, Fleet, PlanetContent } from './marks.ts';

/** The rule that says most about a system. */
const rules = {
  'asteroid-field': 'asteroid-field.1',
  nebula: 'nebula.1',
  supernova: 'supernova.1',
  'gravity-rift': 'gravity-rift.2',
} as const;

/** A system as a whole: what it is, where it lies, who is there with what, and what can be done. */
export function systemHint(props: RendererProps, words: Words, id: SystemId, content: Content): Hint {
  const { wormholes, anomaly, fleets, planets, tokens } = content;
  const lines: string[] = [words('system.place', placeOf(props, id))];
  const { combat, tactical } = viewOf(props);
  if (combat?.system === id) lines.push(words('system.combat'));
  else if (tactical?.system === id) lines.push(words('system.active', { player: `seat/${tactical.seat}` }));
  if (chosenShips(props)?.to.includes(id)) lines.push(words('system.reached'));
  if (anomaly) lines.push(props.name(`anomaly/${anomaly}`));
  for (const wormhole of wormholes) lines.push(words('system.wormhole', { wormhole: `wormhole/${wormhole}` }));
  lines.push(...fleets.map((fleet) => fleetLine(words, fleet)));
  lines.push(...planets.map((planet) => planetLine(props, words, planet)));
  lines.push(
    ...tokens.map((seat) =>
      seat === props.seat ? words('system.token.mine') : words('system.token', { player: `seat/${seat}` }),
    ),
  );
  for (const option of props.targets.get(`system:${id}`) ?? []) lines.push(props.say(option.label));
  return { title: props.name(`system/${id}`), lines, rule: ruleOf(content) };
}

function ruleOf({ anomaly, wormholes, planets, tokens }: Content): string {
  if (anomaly) return rules[anomaly];
  if (planets.some(({ custodians }) => custodians)) return 'custodians-token.1';
  if (wormholes.length > 0) return 'wormholes.0';
  return tokens.length > 0 ? 'active-system.2' : planets.length > 0 ? 'planets.0' : 'system-tiles.0';
}

/** Which way a system lies from the middle: the ring, and one of the six directions of its hex. */
export function placeOf(props: RendererProps, id: SystemId): { readonly ring: number; readonly way: Thing<'way'> } {
  const position = viewOf(props).systems[id]?.position ?? null;
  const hex = position === null ? undefined : tablesOf(props).positions[position];
  if (!hex) return { ring: -1, way: 'way/none' };
  const { q, r, ring } = hex;
  const [x, y] = [q * 1.5, Math.sqrt(3) * (r + q / 2)];
  const ways = ['east', 'southEast', 'south', 'southWest', 'west', 'northWest', 'north', 'northEast'];
  const eighth = Math.round((Math.atan2(y, x) / Math.PI) * 4 + 8) % 8;
  return { ring, way: `way/${ring === 0 ? 'none' : (ways[eighth] ?? 'none')}` };
}

function fleetLine(words: Words, { seat, groups }: Fleet): string {
  const units = groups.map(({ type, count, damaged }) =>
    message('units.some', { count, damaged, unit: `unit-type/${type}` }),
  );
  return words('system.fleet', { player: `seat/${seat}`, units });
}

function planetLine(props: RendererProps, words: Words, planet: PlanetContent): string {
  const { id, owner, resources, influence, exhausted, specialty, forces, structures, custodians } = planet;
  const facts: Value[] = [message('planet.worth', { planet: `planet/${id}`, resources, influence })];
  const trait = tablesOf(props).planets[id].trait;
  if (trait) facts.push(`trait/${trait}`);
  if (specialty) facts.push(message('planet.specialty', { colour: `colour/${specialty}` }));
  if (owner !== null) facts.push(message('planet.owner', { player: `seat/${owner}`, exhausted }));
  if (custodians) facts.push(message('planet.custodians'));
  for (const { seat, count } of forces) {
    const unit = 'unit-type/infantry';
    facts.push(
      seat === owner
        ? message('units.some', { count, damaged: 0, unit })
        : message('planet.others', { player: `seat/${seat}`, count, unit }),
    );
  }
  for (const { type, count } of structures)
    facts.push(message('units.some', { count, damaged: 0, unit: `unit-type/${type}` }));
  return words('planet.line', { facts });
}
