import type { Rules, Seat } from '@orrery/kernel';
import { chooseVictim, destroy } from '../../rules/destroy.ts';
import { systemsOf } from '../../rules/galaxy.ts';
import { putOff } from '../../rules/outcomes.ts';
import { isShip, nonFightersIn } from '../../rules/pieces.ts';
import { exhaustByEffect, readiedPlanets } from '../../rules/spend.ts';
import { clockwise, player } from '../../rules/table.ts';
import type { Ti4 } from '../../state.ts';
import { choose, option, the, words } from '../../words.ts';
import type { Agenda } from '../agendas.ts';
import { on } from '../hooks.ts';
import type { UnitType } from '../units.ts';

/** For: who researches destroys a ship of their own. Against: all exhaust as many planets as they have technologies, later. */
export const antiIntellectualRevolution: Agenda = {
  kind: 'law',
  vote: 'for-against',
  trait: null,
  triggers: [
    on('after technology-researched', {
      mandatory: true,
      usable: (g, holder, { seat }) => seat === holder && systemsOf(g).some((id) => nonFightersIn(g, holder, id) > 0),
      *resolve(g, holder) {
        const ships = (type: UnitType) => isShip(type) && type !== 'fighter';
        const victim = yield* chooseVictim(g, holder, systemsOf(g), ships, 'ti4.choose-destroyed');
        yield* destroy(g, holder, victim, null, 'ability');
      },
    }),
  ],
  *resolve(g, outcome) {
    if (outcome === 'against') putOff(g, 'anti-intellectual-revolution', outcome, clockwise(g, g.speaker));
  },
  *delayed(g, _outcome, seats) {
    for (const seat of seats) yield* exhaustForTechnologies(g, seat);
  },
};

/** All readied planets, if they are no more than the technologies. */
function* exhaustForTechnologies(g: Ti4, seat: Seat): Rules {
  for (let due = player(g, seat).technologies.length; due > 0; due--) {
    const planets = readiedPlanets(g, seat);
    if (planets.length <= due) {
      for (const id of planets) exhaustByEffect(g, id);
      return;
    }
    const chosen = yield* choose(
      seat,
      words('ti4.exhaust-planets', { count: due }),
      planets.map((id) => option(`exhaust:${id}`, id, 'ti4.place', { place: the.place(id) }, `planet:${id}`)),
    );
    exhaustByEffect(g, chosen);
  }
}
