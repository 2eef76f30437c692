import type { Option, Rules, Seat } from '@orrery/kernel';
import { captiveCount } from '../../figures.ts';
import { addCaptives, returnCaptives, trophiesOf } from '../../rules/pieces.ts';
import { gain } from '../../rules/resources.ts';
import { player, rivals } from '../../rules/table.ts';
import type { Arcs } from '../../state.ts';
import { choose, decline, type OptionKey, option, tell, the, words } from '../../words.ts';
import type { GuildCard } from '../hooks.ts';
import { resources } from '../resources.ts';
import { threeShips } from './shared.ts';

export const prisonWardens: GuildCard<'bc12'> = {
  id: 'bc12',
  name: 'Prison Wardens',
  kind: 'guild',
  suit: 'weapon',
  raidCost: 2,
  actions: [
    { name: 'pressgang', replaces: 'build', usable: hasCaptives, resolve: pressgang },
    { name: 'execute', replaces: 'influence', usable: hasCaptives, resolve: execute },
  ],
  prelude: [threeShips('bc12')],
};

function hasCaptives(g: Arcs, holder: Seat): boolean {
  return captiveCount(player(g, holder)) > 0;
}

/** Captives go home, each for a resource of any type. */
function* pressgang(g: Arcs, holder: Seat): Rules {
  for (let isFirst = true; hasCaptives(g, holder); isFirst = false) {
    const owner = yield* chooseCaptive(g, holder, 'arcs.pressgang', 'arcs.pressgang.captive', isFirst);
    if (owner === null) return;
    returnCaptives(g, holder, owner, 1);
    tell(g, 'arcs.captive.returned', { seat: the.seat(holder), owner: the.seat(owner) });
    const types = resources.filter((resource) => g.supply[resource] > 0);
    if (types.length === 0) continue;
    const options = types.map((resource) =>
      option(resource, resource, 'arcs.gain', { resource: the.resource(resource) }),
    );
    yield* gain(g, holder, yield* choose(holder, words('arcs.pressgang.gain'), options));
  }
}

/** Captives become Trophies. */
function* execute(g: Arcs, holder: Seat): Rules {
  for (let isFirst = true; hasCaptives(g, holder); isFirst = false) {
    const owner = yield* chooseCaptive(g, holder, 'arcs.execute', 'arcs.execute.captive', isFirst);
    if (owner === null) return;
    addCaptives(g, holder, owner, -1);
    trophiesOf(g, holder, owner).agents++;
    tell(g, 'arcs.captive.executed', { seat: the.seat(holder), owner: the.seat(owner) });
  }
}

/** At least one Captive is taken, then any number more. */
function* chooseCaptive(
  g: Arcs,
  holder: Seat,
  prompt: 'arcs.pressgang' | 'arcs.execute',
  label: OptionKey,
  isFirst: boolean,
): Rules<Seat | null> {
  const options: Option<Seat | null>[] = rivals(g, holder)
    .filter((owner) => (player(g, holder).captives[owner] ?? 0) > 0)
    .map((owner) => option(`captive:${owner}`, owner, label, { owner: the.seat(owner) }));
  if (!isFirst) options.push(decline('done', null, 'arcs.court.done'));
  return yield* choose(holder, words(prompt), options);
}
