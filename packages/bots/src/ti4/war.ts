/** Battles and abilities. */
import type { PlanetId, SystemId, UnitType } from '@orrery/ti4/queries';
import { best, type Habit, type Mind } from './mind.ts';
import { costOf, fleetStrength, odds } from './targets.ts';

/** The cheapest unit goes first, and a damaged one before a whole one of its kind. */
export const lose: Habit = ({ decision, g, seat }) =>
  best(decision.options, (id) => {
    const [type, , damaged] = id.split(':') as [UnitType, SystemId | PlanetId, string | undefined];
    return -2 * costOf(g, seat, type) + (damaged ? 1 : 0);
  });

export const sustain: Habit = ({ decision }) => best(decision.options, (id) => (id === 'done' ? -1 : 0));

export const retreat: Habit = ({ g, seat }) => {
  const { combat } = g;
  if (combat === null) return 'fight';
  const rival = combat.attacker === seat ? combat.defender : combat.attacker;
  return odds(fleetStrength(g, seat, combat.system), fleetStrength(g, rival, combat.system)) < 0.2
    ? 'retreat'
    : 'fight';
};

/** Cards that are better kept unless somebody plans with them. */
const kept: ReadonlySet<string> = new Set([
  'action-card/skilled-retreat',
  'action-card/flank-speed',
  'action-card/public-disgrace',
]);

/** Objectives are scored, abilities used, and some cards kept. */
export const inWindow: Habit = (mind) =>
  best(mind.decision.options, (id) => {
    if (id === 'pass') return 0;
    const what = id.slice('use:'.length);
    if (what.startsWith('secret-objective/')) return 10;
    if (kept.has(what)) return -1;
    if (what === 'action-card/sabotage') return mind.random.below(4) === 0 ? 1 : -1;
    if (what.startsWith('note/')) return isOwnGain(mind, what) ? 1 : -1;
    return 1;
  });

function isOwnGain(_mind: Mind, note: string): boolean {
  return !note.startsWith('note/political-secret');
}
