/** What can be used in a game of Twilight Imperium, and which events say so: for counting over many games. */
import type { Message, Use, Uses } from '@orrery/kernel';
import { actionCardIds } from './content/action-cards.ts';
import { agenda, agendaDeck } from './content/agendas.ts';
import { faction, factionIds } from './content/factions.ts';
import { noteIds } from './content/notes.ts';
import { publicObjectiveIds } from './content/public-objectives.ts';
import { type Bearer, type BearerKind, bearers, unitUsed, watchTexts } from './content/registry.ts';
import { secretObjectiveIds } from './content/secret-objectives.ts';
import { strategyCardIds } from './content/strategy-cards.ts';
import { type TechnologyId, technologyIds } from './content/technologies.ts';
import { type UnitType, unitIds } from './content/units.ts';
import type { Ti4 } from './state.ts';
import type { MessageKey } from './words.ts';

/** Events that name what they count in one argument. */
const toldBy: { readonly [key in MessageKey]?: readonly [heading: string, argument: string] } = {
  'ti4.plays-action-card': ['action cards played', 'card'],
  'ti4.prediction-true': ['predictions that came true', 'what'],
  'ti4.plays-note': ['promissory notes played', 'note'],
  'ti4.researches': ['technologies gained', 'technology'],
  'ti4.gains-technology': ['technologies gained', 'technology'],
  'ti4.scores-public': ['objectives scored', 'objective'],
  'ti4.scores-secret': ['objectives scored', 'objective'],
  'ti4.plays-strategy-card': ['strategy cards, primary', 'card'],
  'ti4.follows': ['strategy cards, secondary', 'card'],
};

/** Events about units of a type that somebody has. */
const aboutUnits: ReadonlySet<string> = new Set<MessageKey>([
  'ti4.produces',
  'ti4.moves',
  'ti4.places',
  'ti4.places-units',
  'ti4.sustains',
]);

/** Texts that are counted as they are used, by the kind of what bears them. */
const texts: { readonly [kind in BearerKind]?: string } = {
  faction: 'faction abilities used',
  technology: 'technologies used',
  unit: 'unit texts used',
  law: 'laws used',
};

const things = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}/${id}`);

const doesSomething = ({ hooks }: Bearer): boolean =>
  [hooks.triggers, hooks.whileLasting, hooks.action, hooks.modify, hooks.lasting, hooks.instead].some(Boolean);

const bearing = (kind: BearerKind, is: (bearer: Bearer) => boolean = doesSomething): string[] =>
  bearers().flatMap((bearer) => (bearer.kind === kind && is(bearer) ? [bearer.key] : []));

const predicting = (kind: BearerKind): string[] => bearing(kind, ({ hooks }) => hooks.predicted !== undefined);

/** Faction technologies that lie there from the start, so that nobody ever gains them. */
function ownFromStart(): TechnologyId[] {
  return factionIds.flatMap((id) => {
    const { technologies, startingTechnologies } = faction(id);
    return technologies.filter((each) => startingTechnologies.includes(each));
  });
}

export const uses: Uses<Ti4> = {
  get all() {
    const fromStart = ownFromStart();
    return {
      'action cards played': things('action-card', actionCardIds),
      'predictions that came true': [...predicting('action-card'), ...predicting('faction')],
      'agenda outcomes': agendaDeck().flatMap(outcomesOf),
      'laws used': bearing('law'),
      'promissory notes played': things('note', noteIds),
      'technologies gained': things(
        'technology',
        technologyIds.filter((id) => !fromStart.includes(id)),
      ),
      'technologies used': bearing('technology'),
      'faction abilities used': bearing('faction'),
      'units used': things('unit', unitIds),
      'unit texts used': bearing('unit'),
      'objectives scored': [
        ...things('public-objective', publicObjectiveIds),
        ...things('secret-objective', secretObjectiveIds),
      ],
      'strategy cards, primary': things('strategy-card', strategyCardIds),
      'strategy cards, secondary': things('strategy-card', strategyCardIds),
    };
  },

  told({ key, args = {} }, g): Use[] {
    const counted = toldBy[key as MessageKey];
    if (counted) return [[counted[0], String(args[counted[1]])]];
    if (key === 'ti4.agenda-decided') return [['agenda outcomes', outcomeOf(args)]];
    const seat = Number(idOf(args.seat));
    if (aboutUnits.has(key)) return unitUse(g, seat, args.type);
    if (key === 'ti4.rolls') return (args.dice as Message[]).flatMap((die) => unitUse(g, seat, die.args?.type));
    return [];
  },

  watch: (report) =>
    watchTexts((key) => {
      const heading = texts[key.slice(0, key.indexOf('/')) as BearerKind];
      if (heading) report([heading, key]);
    }),
};

function outcomesOf(id: ReturnType<typeof agendaDeck>[number]): string[] {
  const results = agenda(id).vote === 'for-against' ? ['for', 'against'] : ['elects'];
  return results.map((result) => `agenda/${id}/${result}`);
}

function outcomeOf(args: NonNullable<Message['args']>): string {
  const { key } = args.outcome as Message;
  const results: { readonly [key: string]: string } = { 'ti4.outcome-for': 'for', 'ti4.outcome-against': 'against' };
  return `${args.agenda}/${results[key] ?? 'elects'}`;
}

function idOf(thing: unknown): string {
  return String(thing).replace(/^[^/]*\//, '');
}

function unitUse(g: Readonly<Ti4>, seat: number, type: unknown): Use[] {
  const used = unitUsed(g as Ti4, seat, idOf(type) as UnitType);
  return used === null ? [] : [['units used', `unit/${used}`]];
}
