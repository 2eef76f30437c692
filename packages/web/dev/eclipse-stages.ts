/** Tables of Eclipse worth looking at. */
import { type EclipseView, eclipse, messages, tables } from '@orrery/eclipse';
import type { Stages } from './preview.run.ts';
import type { Position } from './props.ts';

const viewOf = ({ view }: Position) => view as unknown as EclipseView;

const hasTarget = (kind: string) => (position: Position) =>
  position.decision?.options.some(({ target }) => target?.startsWith(kind)) ?? false;

const hasOption = (kind: string) => (position: Position) =>
  position.decision?.options.some(({ id }) => id.startsWith(kind)) ?? false;

export const stages: Stages = {
  game: eclipse,
  described: { tables, messages },
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
    battle: { after: 150, shows: (position) => viewOf(position).battle !== null && hasTarget('ship:')(position) },
    colonise: { after: 200, shows: hasTarget('square:') },
    move: { after: 250, shows: hasOption('ship:') },
    late: { after: 600, shows: (position) => viewOf(position).round >= 7 && hasTarget('action:')(position) },
  },
};
