/** How both sides answer what the rules ask them in a battle. Whoever plays the same battle out answers alike. */
import { message, type Option, type Question, type Seat } from '@orrery/kernel';
import {
  type BearerKey,
  type Combat,
  type Die,
  figures,
  hasUnitAbility,
  isShip,
  type PlanetId,
  type Shot,
  strength,
  type Ti4,
  type UnitType,
} from '@orrery/ti4/battles';
import type { Side } from './battle.ts';
import type { Casualties } from './losses.ts';
import { treatments } from './treatments.ts';

export interface Plans {
  readonly g: Ti4;
  readonly planet: PlanetId | null;
  readonly sides: readonly [Side, Side];
  readonly casualties: readonly [Casualties, Casualties];
}

interface UnitLike {
  readonly type: UnitType;
  readonly damaged?: boolean;
}

type Pick = (plans: Plans, question: Question, options: readonly Option[]) => Option | undefined;

/** The value of the option that the side takes. */
export function answerFor(plans: Plans): (question: Question) => unknown {
  return (question) => {
    const options = question.offer ?? (typeof question.options === 'function' ? question.options() : question.options);
    const pick = picks[message(question.prompt).key];
    const chosen = pick?.(plans, question, options) ?? options.find(({ idle }) => idle) ?? options[0];
    return chosen?.value;
  };
}

const picks: { readonly [prompt: string]: Pick } = {
  'ti4.window': (plans, question, options) => options.find((option) => isWanted(plans, question, option)),
  'ti4.sustain-damage': ({ casualties }, { seat }, options) =>
    casualties[seat as 0].sustainer(
      options.filter(({ value }) => value !== null),
      ({ value }) => (value as UnitLike).type,
    ),
  'ti4.assign-hits': ownLoss,
  'ti4.choose-destroyed': ownLoss,
  'ti4.choose-removed': ownLoss,
  'ti4.sacrifice': ownLoss,
  'ti4.splicer-target': bestTarget,
  'ti4.devotion-target': bestTarget,
  'ti4.exotrireme-target': bestTarget,
  'ti4.repair': ({ casualties }, { seat }, options) =>
    last(casualties[seat as 0].order, options, ({ value }) => value as UnitType),
  'ti4.ambush': ({ g }, { seat }, options) =>
    least(
      options.filter(({ value }) => value !== null),
      ({ value }) => figures(g, seat, value as UnitType).combat?.value ?? 11,
    ),
  'ti4.extra-die': (_plans, _question, options) => least(options, ({ value }) => (value as { shot: Shot }).shot.value),
  'ti4.enlist': (_plans, _question, options) => options.at(-1),
  'ti4.cancel-hits': (_plans, _question, options) => options[0],
  'ti4.use-space-cannon': (_plans, _question, options) => options.find(({ id }) => id === 'all'),
  'ti4.use-anti-fighter-barrage': (_plans, _question, options) => options.find(({ id }) => id === 'all'),
  'ti4.use-bombardment': ({ planet }, _question, options) => options.find(({ value }) => value === planet),
  'ti4.commit': commit,
  'ti4.reroll': (_plans, _question, options) =>
    options.find(({ id }) => id === 'misses') ?? options.find(({ value }) => (value as Die[])[0]?.hits === 0),
  'ti4.add-to-die': (_plans, _question, options) => options.find(({ value }) => missesByOne(value as Die | null)),
};

/** All ground forces land; ships that could land as well only if that is stated. */
function commit({ planet, sides }: Plans, { seat }: Question, options: readonly Option[]): Option | undefined {
  const all = options.at(-1);
  const [, where, type] = (all?.id ?? '').split(':');
  if (where !== planet) return options.find(({ value }) => value === 0);
  const lands = type === 'infantry' || (sides[seat as 0].uses ?? []).includes('unit/matriarch');
  return lands ? all : options.find(({ value }) => value === 0);
}

function ownLoss({ casualties }: Plans, { seat }: Question, options: readonly Option[]): Option | undefined {
  const victim = casualties[seat as 0]?.victim(options.map(({ value }) => value as UnitLike));
  return options.find(({ value }) => value === victim);
}

/** The unit that the other side would lose last; a damaged one rather than one that may sustain the hit. */
function bestTarget({ casualties }: Plans, { seat }: Question, options: readonly Option[]): Option | undefined {
  const units = options.filter(({ value }) => value !== null);
  const hurt = units.filter(({ value }) => (value as UnitLike).damaged);
  const best = last(casualties[(1 - seat) as 0].order, units, ({ value }) => (value as UnitLike).type);
  const type = (best?.value as UnitLike | undefined)?.type;
  return hurt.find(({ value }) => (value as UnitLike).type === type) ?? best;
}

function missesByOne(die: Die | null): boolean {
  return die !== null && die.hits === 0 && die.result + die.bonus + 1 === die.value;
}

/** Whether the side wants to use what is offered, now. */
function isWanted({ g, sides }: Plans, { seat, prompt }: Question, { target = '' }: Option): boolean {
  if (seat > 1) return false;
  const key = target.replace(/^card:/, '') as BearerKey;
  const treatment = treatments[key];
  const moment = String(message(prompt).args?.moment ?? '');
  if (treatment === 'stated') return (sides[seat as 0].uses ?? []).includes(key);
  return treatment === 'always' && (whenOfUse[key]?.(g, seat, moment) ?? true);
}

const whenOfUse: { readonly [key: string]: (g: Ti4, seat: Seat, moment: string) => boolean } = {
  /** Once nothing can sustain damage any more. */
  'action-card/shields-holding': (g, seat) => !isBarrage(g.combat) && !canSustain(g, seat),
  'action-card/courageous-to-the-end': (g) => !isBarrage(g.combat) && g.combat?.destroyed.at(-1)?.type !== 'fighter',
  'action-card/emergency-repairs': (g, seat, moment) =>
    moment.endsWith('-end') && isDamaged(g, seat) && g.combat !== null && strength(g, g.combat, 1 - seat) > 0,
};

/** The hits are those of a barrage, which only fighters take. */
function isBarrage(combat: Combat | null): boolean {
  return combat?.rolls.some(({ kind }) => kind === 'anti-fighter-barrage') ?? false;
}

function canSustain(g: Ti4, seat: Seat): boolean {
  const place = g.combat?.system;
  if (place === undefined) return false;
  return (g.systems[place]?.units ?? []).some(
    ({ seat: of, type, count, damaged }) =>
      of === seat && damaged < count && isShip(type) && hasUnitAbility(g, seat, 'sustain-damage', { type, place }),
  );
}

function isDamaged(g: Ti4, seat: Seat): boolean {
  const place = g.combat?.system;
  return (
    place !== undefined && (g.systems[place]?.units ?? []).some(({ seat: of, damaged }) => of === seat && damaged > 0)
  );
}

function last<T>(order: readonly UnitType[], options: readonly T[], typeOf: (option: T) => UnitType): T | undefined {
  return least(options, (option) => -order.indexOf(typeOf(option)));
}

/** The first of those with the lowest figure. */
function least<T>(options: readonly T[], figure: (option: T) => number): T | undefined {
  let best: T | undefined;
  for (const option of options) if (best === undefined || figure(option) < figure(best)) best = option;
  return best;
}
