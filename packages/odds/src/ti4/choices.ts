/** What may be stated of a side, for who composes a battle: only what can change one. */
import '@orrery/ti4';
import {
  type ActionCardId,
  type AgendaId,
  actionCardIds,
  agenda,
  agendaIds,
  type Bearer,
  type BearerKey,
  bearers,
  type FactionId,
  factionIds,
  faction as factionOf,
  type Modifiers,
  type Moment,
  type NoteId,
  note,
  noteIds,
  type SystemId,
  system,
  systemIds,
  type TechnologyId,
  technology,
  technologyIds,
  type UnitType,
  unit,
  unitTypes,
} from '@orrery/ti4/battles';
import type { Side } from './battle.ts';
import { treatments } from './treatments.ts';

/** A type of units as the side has it. */
export interface UnitChoice {
  readonly type: UnitType;
  /** What a die of it must show, and how many it rolls; null for what does not fight. */
  readonly combat: { readonly value: number; readonly dice: number } | null;
  readonly sustains: boolean;
  /** Where it stands in a battle at a planet of the defender. */
  readonly inSpace: boolean;
  /** Its cannon reaches the next system. */
  readonly reaches: boolean;
}

export interface SideChoices {
  readonly factions: readonly FactionId[];
  readonly units: readonly UnitChoice[];
  readonly upgrades: readonly TechnologyId[];
  readonly technologies: readonly TechnologyId[];
  readonly cards: readonly ActionCardId[];
  readonly notes: readonly NoteId[];
  /** What is used only by who says so. */
  readonly uses: readonly BearerKey[];
}

export function choicesFor({ faction, technologies = [] }: Side): SideChoices {
  const upgrades = upgradesOf(faction);
  const isOwn = (of: FactionId | null) => of === null || of === faction;
  const key = (kind: string, id: string) => mattering().has(`${kind}/${id}`);
  return {
    factions: factionIds,
    units: unitTypes.flatMap((type) => unitChoice(faction, technologies, type)),
    upgrades,
    technologies: technologyIds.filter(
      (id) => technology(id).unit === null && isOwn(technology(id).faction) && key('technology', id),
    ),
    cards: actionCardIds.filter((id) => key('action-card', id)),
    notes: noteIds.filter((id) => key('note', id) && note(id).faction !== faction),
    uses: bearers()
      .filter((bearer) => treatments[bearer.key] === 'stated' && isAtHand(bearer, faction))
      .map((bearer) => bearer.key),
  };
}

export interface LawChoice {
  readonly id: AgendaId;
  /** Whom or what it works for, if somebody or a planet was elected. */
  readonly elected: 'player' | 'planet' | null;
}

/** Laws that can change a battle. */
export function lawChoices(): LawChoice[] {
  return agendaIds
    .filter((id) => mattering().has(`law/${id}`))
    .map((id) => ({ id, elected: electedBy[agenda(id).vote] ?? null }));
}

const electedBy: { readonly [vote: string]: LawChoice['elected'] } = {
  'elect-player': 'player',
  'elect-planet': 'planet',
};

/** A tile of each kind of space that changes a battle. */
export function systemChoices(): SystemId[] {
  return systemIds.filter((id) => system(id).anomaly === 'nebula').slice(0, 1);
}

/** Whether there is something to land on; where no system is named, there is. */
export function hasPlanet(id: string): boolean {
  return !systemIds.some((each) => each === id && system(each).planets.length === 0);
}

function upgradesOf(faction: FactionId): TechnologyId[] {
  const { upgrades, sheet } = factionOf(faction);
  return unitTypes.flatMap((type) => {
    const upgrade = upgrades[type];
    return upgrade !== null && sheet[type] !== null && type !== 'space-dock' ? [upgrade] : [];
  });
}

function unitChoice(faction: FactionId, technologies: readonly TechnologyId[], type: UnitType): UnitChoice[] {
  const { sheet, upgrades } = factionOf(faction);
  const upgrade = upgrades[type];
  const isUpgraded = upgrade !== null && (technologies.includes(upgrade) || sheet[type] === null);
  const id = isUpgraded ? technology(upgrade).unit : sheet[type];
  if (id === null) return [];
  const { combat, sustainDamage, spaceCannon, inSpace } = unit(id);
  const onPlanet = (type === 'infantry' || type === 'pds' || type === 'space-dock') && !inSpace;
  return [{ type, combat, sustains: sustainDamage, inSpace: !onPlanet, reaches: spaceCannon?.range === 1 }];
}

/** Whether a side of the faction can have it; what belongs to a unit is the faction's that has the unit. */
function isAtHand({ kind, id, faction }: Bearer, of: FactionId): boolean {
  if (kind === 'unit')
    return Object.values(factionOf(of).sheet).includes(id as never) || upgradesOf(of).some((each) => each === id);
  return faction === of;
}

/** Questions about dice, hits and who may do what in a battle. */
const ofBattles: readonly (keyof Modifiers)[] = [
  'rollBonus',
  'rollBonusAgainst',
  'rollDice',
  'dieHits',
  'makesCombatRolls',
  'hasAbility',
  'rivalHasAbility',
  'spaceCannons',
  'spaceCannonAgainst',
  'notToFighters',
  'sustainCancels',
  'canBombard',
  'canCommit',
];

/** Everything that happens from the arrival of ships to the loss of a planet. */
const moments: readonly string[] = [
  'ships-moved-into-system',
  'hits-assigned',
  'sustain-damage-used',
  'unit-destroyed',
  'space-cannon-used',
  'bombardment-used',
  'space-combat-start',
  'space-combat-round-start',
  'barrage-rolls-made',
  'retreat-declared',
  'space-combat-rolls-made',
  'combat-rolls-made',
  'hits-taken',
  'space-combat-round-end',
  'space-combat-won',
  'invasion-start',
  'units-committed',
  'ground-combat-start',
  'ground-combat-round-start',
  'ground-combat-rolls-made',
  'ground-combat-round-end',
  'ground-combat-won',
  'planet-control-gained',
  'action-card-played',
];

/** Whether it answers a moment of a battle: because its text must be obeyed, or if its holder likes. */
export function answersBattles({ hooks }: Bearer, mandatory: boolean): boolean {
  const triggers = [...(hooks.triggers ?? []), ...(hooks.whileLasting ?? [])];
  return triggers.some(
    (trigger) =>
      (trigger.mandatory ?? false) === mandatory &&
      trigger.at.some((moment: Moment) => moments.includes(moment.slice(moment.indexOf(' ') + 1))),
  );
}

function changesBattles(bearer: Bearer): boolean {
  const treatment = treatments[bearer.key];
  if (treatment !== undefined && treatment !== 'beside') return typeof treatment === 'string';
  const { modify = {} } = bearer.hooks;
  return ofBattles.some((question) => question in modify) || (treatment === undefined && answersBattles(bearer, true));
}

let found: ReadonlySet<string> | null = null;

function mattering(): ReadonlySet<string> {
  found ??= new Set(
    bearers()
      .filter(changesBattles)
      .map(({ key }) => key),
  );
  return found;
}
