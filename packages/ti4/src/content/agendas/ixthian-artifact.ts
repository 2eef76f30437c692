import type { Rules } from '@orrery/kernel';
import { alike, chooseVictims, destroy, destroyAll } from '../../rules/destroy.ts';
import { rollDie } from '../../rules/dice.ts';
import { adjacent, placesIn } from '../../rules/galaxy.ts';
import { clockwise } from '../../rules/table.ts';
import { mayResearch } from '../../rules/technology.ts';
import type { Ti4 } from '../../state.ts';
import { tell, the } from '../../words.ts';
import type { Agenda } from '../agendas.ts';
import { mecatol, type SystemId } from '../systems.ts';

/** Each player may research up to two technologies. */
function* enlighten(g: Ti4): Rules {
  for (const seat of clockwise(g, g.speaker)) {
    if (yield* mayResearch(g, seat)) yield* mayResearch(g, seat);
  }
}

/** What is next to Mecatol Rex for everybody, not for one player alone. */
function surroundings(g: Ti4): SystemId[] {
  const [first = [], ...others] = clockwise(g, g.speaker).map((seat) => adjacent(g, mecatol, seat));
  return first.filter((id) => others.every((systems) => systems.includes(id)));
}

/** All units in the system of Mecatol Rex, and three of each player in each system around it. All losses are named before any happens. */
function* devastate(g: Ti4): Rules {
  const seats = clockwise(g, g.speaker);
  const around = surroundings(g);
  const losses = [];
  for (const seat of seats) {
    for (const id of around) losses.push({ seat, victims: yield* chooseVictims(g, seat, placesIn(id), 3) });
  }
  for (const seat of seats) {
    for (const place of placesIn(mecatol)) yield* destroyAll(g, seat, place, () => true, null, 'ability');
  }
  for (const { seat, victims } of losses) {
    for (const victim of victims) if (alike(g, seat, victim) > 0) yield* destroy(g, seat, victim, null, 'ability');
  }
}

/** For: the speaker's die brings either technologies or destruction around Mecatol Rex. */
export const ixthianArtifact: Agenda = {
  kind: 'directive',
  vote: 'for-against',
  trait: null,
  *resolve(g, outcome) {
    if (outcome === 'against') return;
    const result = rollDie(g);
    tell(g, 'ti4.agenda-die', { seat: the.seat(g.speaker), agenda: the.agenda('ixthian-artifact'), result });
    if (result >= 6) yield* enlighten(g);
    else yield* devastate(g);
  },
};
