/** Tables of Eclipse worth looking at. */
import { type EclipseView, eclipse } from '@orrery/eclipse';
import { midgame } from '@orrery/eclipse/testing';
import type { Stages } from './preview.run.ts';
import type { Position } from './props.ts';

const viewOf = ({ view }: Position) => view as unknown as EclipseView;

const hasTarget = (kind: string) => (position: Position) =>
  position.decision?.options.some(({ target }) => target?.startsWith(kind)) ?? false;

const hasOption = (kind: string) => (position: Position) =>
  position.decision?.options.some(({ id }) => id.startsWith(kind)) ?? false;

/** Whether it is this that is asked. */
const asks = (key: string) => (position: Position) => position.decision?.prompt?.key === `eclipse.${key}`;

/** Fills sectors as no game ever would: everything that may lie in one, and ships of everybody, whole and damaged. */
function crowd(position: Position): void {
  const { players } = position;
  const view = viewOf(position);
  const { sectors } = view;
  const all = Object.values(sectors);
  const add = (
    at: number,
    owner: number,
    type: 'interceptor' | 'cruiser' | 'dreadnought' | 'starbase',
    ...damage: number[]
  ) => all[at]?.ships.push(...damage.map((each) => ({ owner: owner % players, type, damage: each })));
  all.forEach((sector, i) => {
    if (i % 3 === 0) Object.assign(sector, { orbital: { cube: i % 2 ? 'science' : null }, monolith: i % 2 === 0 });
    if (i % 4 === 1) Object.assign(sector, { warpPortal: 'tile', discovery: true });
    if (i % 5 === 0) {
      add(i, i, 'interceptor', 0, 0, 0, 0, 1, 1, 0, 0);
      add(i, i, 'dreadnought', 0, 2);
      add(i, i, 'cruiser', 0, 0, 1);
      add(i, i, 'starbase', 0, 0, 0, 1);
      add(i, i + 1, 'interceptor', 0, 0, 0);
      add(i, i + 1, 'dreadnought', 1);
      add(i, i + 2, 'cruiser', 0, 1);
    } else if (i % 5 === 2) add(i, i + 1, 'dreadnought', 0, 0);
  });
  const [sector] = (Object.keys(sectors) as (keyof typeof sectors)[]).slice(10);
  const to = (Object.keys(sectors) as (keyof typeof sectors)[])[1];
  if (!sector || !to) return;
  const retreats = [{ owner: 0, type: 'cruiser' as const, to, since: 1, left: false }];
  view.battle = { sector, attacker: 1, defender: 0, round: 2, queue: [], retreats, fighters: [] };
}

/** Great fleets stand beside each other. */
const amidFleets = (players: number) =>
  midgame({ players: players as 2 | 4 | 6, species: 'random' }, `preview ${players}`);

export const stages: Stages = {
  game: eclipse,
  players: [2, 4, 6],
  config: (players, stage) => ({
    players,
    species: stage === 'species' ? 'chosen' : 'random',
    warpPortals: players !== 2,
  }),
  stages: {
    species: { after: 0, shows: hasTarget('species:') },
    start: { after: 0, shows: hasTarget('action:') },
    explore: { after: 40, shows: hasOption('place:') },
    research: { after: 60, shows: hasTarget('technology:') },
    upgrade: { after: 150, shows: hasTarget('part:') },
    battle: {
      after: 0,
      begin: amidFleets,
      shows: (position) => (viewOf(position).battle?.round ?? 0) > 0 && hasTarget('ship:')(position),
    },
    missiles: { after: 0, begin: amidFleets, shows: (position) => viewOf(position).battle?.round === 0 },
    retreat: { after: 0, begin: amidFleets, shows: (position) => (viewOf(position).battle?.retreats.length ?? 0) > 0 },
    build: { after: 120, shows: asks('build') },
    influence: { after: 120, shows: asks('influence') },
    population: { after: 0, begin: amidFleets, shows: asks('attack-population') },
    bankrupt: { after: 0, begin: amidFleets, shows: asks('avert-bankruptcy') },
    discovery: { after: 10, shows: asks('discovery') },
    reputation: { after: 0, begin: amidFleets, shows: (position) => viewOf(position).drawn !== null },
    over: { after: Number.POSITIVE_INFINITY, shows: () => true },
    colonise: { after: 200, shows: hasTarget('square:') },
    move: { after: 250, shows: asks('move') },
    route: { after: 250, shows: asks('move-where') },
    crowded: { after: 600, shows: hasTarget('action:'), change: crowd },
    late: { after: 600, shows: (position) => viewOf(position).round >= 7 && hasTarget('action:')(position) },
  },
};
