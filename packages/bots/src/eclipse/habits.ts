/** How a player of Eclipse goes on with an action without looking ahead. */
import type { Eclipse, MessageKey } from '@orrery/eclipse';
import { player, ratings, reputationDraws, type SectorId, type Settlement, shipsOf } from '@orrery/eclipse/queries';
import type { Decision, Option, Random, Seat } from '@orrery/kernel';
import { type Habits, habitAt, something } from '../habits.ts';
import { forecast } from './battles.ts';
import { bestUpgrade } from './designs.ts';
import { cubeWorth, freeSquares } from './economy.ts';
import { type Ship, sideOf, standoff } from './fleet.ts';
import { bestMove, type Mover } from './moves.ts';

export interface Question {
  readonly g: Readonly<Eclipse>;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly random: Random;
}

/** The id of an option, or null when the habit has no opinion. */
type Habit = (question: Question) => string | null;

/** Decisions that need no look ahead. */
const reflexes: Habits<MessageKey, Habit> = {
  'eclipse.assign-die': target,
  'eclipse.activate-ships': fightOrFlee,
  'eclipse.attack-population': anyOf('bombs', 'all'),
  'eclipse.last-colony-ships': stop,
  'eclipse.end-turn': stop,
};

export const habits: Habits<MessageKey, Habit> = {
  ...reflexes,
  'eclipse.upgrade': upgrade,
  'eclipse.place-part': placePart,
  'eclipse.move': move,
  'eclipse.move-where': moveWhere,
  'eclipse.build-where': buildWhere,
  'eclipse.take-control': anyOf('control'),
  'eclipse.relations': anyOf('accept'),
};

/** What needs no thought: colony ships are used at once, dice are assigned. Null for decisions to think about. */
export function reflex(question: Question): string | null {
  return settle(question) ?? habitAt(reflexes, question.decision)?.(question) ?? null;
}

/** What to do when there is no time to think. */
export function habit(question: Question): string {
  return settle(question) ?? habitAt(habits, question.decision)?.(question) ?? goOn(question);
}

/** Gives up a sector: an influence action goes on with it, but not by chance. */
const withdrawal: MessageKey = 'eclipse.withdraw-disc';

/** Any option that goes on with the action. */
export function goOn({ decision, random }: Question): string {
  const options = decision.options.filter(({ aside, label }) => !aside && label.key !== withdrawal);
  return something(options.length > 0 ? { ...decision, options } : decision, random);
}

/** Does nothing more. */
function stop({ decision }: Question): string | null {
  return decision.options.find(({ idle }) => idle)?.id ?? null;
}

function anyOf(...ids: readonly string[]): Habit {
  return ({ decision }) => ids.find((id) => decision.options.some((option) => option.id === id)) ?? null;
}

/** The settlement that brings most; used colony ships are made ready when squares wait for them. */
function settle({ g, seat, decision }: Question): string | null {
  let best: Option | null = null;
  let most = 0;
  for (const option of decision.options) {
    if (!option.id.startsWith('colony-ship:')) continue;
    const worth = cubeWorth(g, seat, (option.value as Settlement).track);
    if (worth > most) [best, most] = [option, worth];
  }
  if (best) return best.id;
  const flip = decision.options.find(({ id }) => id === 'ready-colony-ship');
  return flip && freeSquares(g, seat) > player(g, seat).colonyShips.ready ? flip.id : null;
}

function has({ decision }: Question, id: string): string | null {
  return decision.options.some((option) => option.id === id) ? id : null;
}

function upgrade(question: Question): string | null {
  const best = bestUpgrade(question.g, question.seat);
  if (best === null) return stop(question);
  const { type, space, part, covers } = best;
  return has(question, covers ? `take-off:${type}:${space}` : `part:${part}`);
}

function placePart(question: Question): string | null {
  const best = bestUpgrade(question.g, question.seat);
  return best === null ? null : has(question, `blueprint:${best.type}:${best.space}`);
}

function move(question: Question): string | null {
  const { g, seat } = question;
  const best = bestMove(g, seat, g.turn?.activations ?? 1);
  return best === null ? stop(question) : has(question, `ship:${best.from}:${best.type}`);
}

function moveWhere(question: Question): string | null {
  const { g, seat, decision } = question;
  const best = bestMove(g, seat, g.turn?.activations ?? 1, moverIn(decision));
  return best && (decision.options.find(({ value }) => value === best.to)?.id ?? null);
}

/** What the question is about. */
function moverIn({ prompt: { args = {} } }: Question['decision']): Mover {
  return { from: idIn(args.from) as SectorId, type: idIn(args.type) as Mover['type'] };
}

/** The id of a thing that a message speaks of. */
function idIn(thing: unknown): string {
  return String(thing).replace(/^[^/]*\//, '');
}

/** Where the ship is needed most. */
function buildWhere({ g, seat, decision }: Question): string | null {
  const piece = idIn(decision.prompt.args?.piece);
  if (piece === 'orbital' || piece === 'monolith') return null;
  const ship = { owner: seat, type: piece, damage: 0 } as Ship;
  let best: string | null = null;
  let most = 0.05;
  for (const { id, value } of decision.options) {
    const where = value as SectorId;
    const own = shipsOf(g, seat, where);
    const gain = standoff(g, seat, where, [...own, ship]) - standoff(g, seat, where, own);
    if (gain > most) [best, most] = [id, gain];
  }
  return best;
}

/** A ship that the die destroys, the greatest first; else the one nearest to its end. */
function target({ g, decision }: Question): string | null {
  const { damage } = decision.prompt.args as { damage: number };
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { id, value, label } of decision.options) {
    if (label.key !== 'eclipse.hit-target') continue;
    const ship = value as Ship;
    const rest = ratings(g, ship.owner, ship.type).hull + 1 - ship.damage;
    const worth = rest <= damage ? 100 + 10 * reputationDraws[ship.type] - rest : -rest + reputationDraws[ship.type];
    if (worth > most) [best, most] = [id, worth];
  }
  return best;
}

/** The chance below which a battle is as good as lost. */
const HOPELESS = 0.12;

/** Flees from a battle that is as good as lost when there is a refuge. */
function fightOrFlee({ g, seat, decision }: Question): string | null {
  const { battle } = g;
  const refuge = decision.options.find(({ id }) => id.startsWith('retreat:'));
  if (battle === null || refuge === undefined) return 'attack';
  const attacks = battle.attacker === seat;
  const ships = [battle.attacker, battle.defender].map((owner) => sideOf(g, shipsOf(g, owner, battle.sector)));
  const { wins } = forecast(ships[0] ?? [], ships[1] ?? []);
  const chance = attacks ? wins : 1 - wins;
  return chance < HOPELESS ? refuge.id : 'attack';
}
