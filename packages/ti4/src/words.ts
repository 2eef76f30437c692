/** Messages and options in the words of the catalogue `messages/en`, about things that the game knows. */
import { type Arguments, type Seat, type Thing, vocabulary } from '@orrery/kernel';
import type { ActionCardId } from './content/action-cards.ts';
import type { AgendaId } from './content/agendas.ts';
import type { Cause, Moment, Place } from './content/events.ts';
import type { FactionId } from './content/factions.ts';
import type { NoteId } from './content/notes.ts';
import { type PlanetId, planets } from './content/planets.ts';
import type { PublicObjectiveId } from './content/public-objectives.ts';
import type { SecretObjectiveId } from './content/secret-objectives.ts';
import type { StrategyCardId } from './content/strategy-cards.ts';
import type { SystemId, Wormhole } from './content/systems.ts';
import type { Colour, TechnologyId } from './content/technologies.ts';
import type { UnitId, UnitType } from './content/units.ts';
import type { effects } from './effects/index.ts';
import type { en } from './messages/en/index.ts';
import type { Prompt } from './prompts.ts';
import type { Pool, RollKind } from './state.ts';

export type MessageKey = keyof typeof en;

/** Labels of options: each has its effect. */
type OptionKey = keyof typeof effects;

/** What messages speak of. The kinds of bearers are among them, so that the key of a bearer is a thing. */
type Kinds = {
  seat: Seat;
  'unit-type': UnitType;
  unit: UnitId;
  system: SystemId;
  planet: PlanetId;
  faction: FactionId;
  technology: TechnologyId;
  'strategy-card': StrategyCardId;
  'action-card': ActionCardId;
  agenda: AgendaId;
  law: AgendaId;
  note: NoteId;
  'public-objective': PublicObjectiveId;
  'secret-objective': SecretObjectiveId;
  'made-up': string;
  colour: Colour;
  wormhole: Wormhole;
  pool: Pool;
  moment: Moment;
  cause: Cause;
  roll: RollKind;
};

const kinds: readonly (keyof Kinds)[] = [
  'seat',
  'unit-type',
  'unit',
  'system',
  'planet',
  'faction',
  'technology',
  'strategy-card',
  'action-card',
  'agenda',
  'note',
  'public-objective',
  'secret-objective',
  'colour',
  'wormhole',
  'pool',
  'moment',
  'cause',
  'roll',
];

const { the: things, ...vocabularyOfTi4 } = vocabulary<MessageKey, Kinds, Prompt, OptionKey>(kinds);

export const { words, choose, chooseEach, option, decline, aside, tell, tellOnly } = vocabularyOfTi4;

export type Args = Arguments<keyof Kinds>;

/** The things of the game, for arguments of messages: `the.unitType('fighter')`. */
export const the = {
  ...things,
  unitType: things['unit-type'],
  strategyCard: things['strategy-card'],
  actionCard: things['action-card'],
  publicObjective: things['public-objective'],
  secretObjective: things['secret-objective'],
  place: (id: Place): Thing<'planet' | 'system'> =>
    Object.hasOwn(planets, id) ? things.planet(id as PlanetId) : things.system(id as SystemId),
};
