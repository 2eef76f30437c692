import type { Rules, Seat } from '@orrery/kernel';
import { repairShips } from '../../rules/repair.ts';
import { at, controls, inPlay } from '../../rules/table.ts';
import type { Arcs, Battle } from '../../state.ts';
import type { Leader } from '../hooks.ts';
import { startOutraged } from './start-outraged.ts';

export const quartermaster: Leader<'leader16'> = {
  id: 'leader16',
  name: 'Quartermaster',
  set: 'pack',
  resources: ['fuel', 'weapon'],
  start: {
    A: { city: 0, starport: 1, ships: 4 },
    B: { city: 0, starport: 0, ships: 3 },
    C: { city: 0, starport: 0, ships: 2 },
  },
  on: { setup: startOutraged('material'), battleEnded: resilient },
};

function* resilient(g: Arcs, holder: Seat, { system }: Battle): Rules {
  const controlled = inPlay(g).filter((id) => controls(g, holder, id));
  const starports = controlled.flatMap((id) => at(g, id).buildings.filter(({ kind }) => kind === 'starport'));
  repairShips(g, holder, system, starports.length);
}
