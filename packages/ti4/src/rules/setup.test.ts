import { Match, seedFrom } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { actionDeck } from '../content/action-cards.ts';
import { agendaDeck } from '../content/agendas.ts';
import { faction, factionIds } from '../content/factions.ts';
import { publicObjectiveIds, stage } from '../content/public-objectives.ts';
import { secretObjectiveIds } from '../content/secret-objectives.ts';
import { strategyCardIds } from '../content/strategy-cards.ts';
import { system } from '../content/systems.ts';
import { technologyIds } from '../content/technologies.ts';
import { plastic, unitTypes } from '../content/units.ts';
import { broken, ti4 } from '../index.ts';
import { Table } from '../testing/position.ts';
import { isShip } from './pieces.ts';

const begin = (config: object = {}, seed = 'setup') => new Table(Match.start(ti4, config, seedFrom(seed)));

/** Plays setup to its end by the first options. */
function afterSetup(config: object = {}, seed = 'setup'): Table {
  const table = begin(config, seed);
  while (table.prompt?.startsWith('ti4.setup.')) table.answer(table.options[0]!);
  return table;
}

rule(
  'ti4',
  'setup.0',
  'factions come before the galaxy, then starting units, secret objectives and the first round',
  () => {
    const table = begin({ players: 3, galaxy: 'built', factions: 'chosen' });
    const prompts: string[] = [];
    while (table.prompt?.startsWith('ti4.setup.')) {
      if (prompts.at(-1) !== table.prompt) prompts.push(table.prompt);
      table.answer(table.options.at(-1)!);
    }
    expect(prompts).toEqual([
      'ti4.setup.choose-faction',
      'ti4.setup.place-tile',
      'ti4.setup.spread',
      'ti4.setup.keep-secret',
    ]);
    expect(table.state).toMatchObject({ phase: 'strategy', round: 1 });
    expect(broken(table.snapshot())).toBeNull();
  },
);

rule('ti4', ['setup.1', 'speaker.5', 'speaker.0'], 'a random player is the speaker, and everybody is told', () => {
  const speakers = new Set<number>();
  for (let game = 0; game < 40; game++) {
    const table = begin({ players: 4 }, `speaker ${game}`);
    speakers.add(table.state.speaker);
    const told = table.match.events(0, 'spectator').find(({ key }) => key === 'ti4.setup.speaker');
    expect(told?.args).toEqual({ seat: `seat/${table.state.speaker}` });
  }
  expect([...speakers].toSorted()).toEqual([0, 1, 2, 3]);
});

rule(
  'ti4',
  'setup.2',
  'dealt at random, named, chosen in turn or drafted: each player has one faction of their own',
  () => {
    const played = new Set<string>();
    for (const factions of ['random', 'chosen', 'drafted']) {
      for (let game = 0; game < 12; game++) {
        const { state } = afterSetup({ players: 6, factions }, `factions ${game}`);
        const own = state.players.map((player) => player.faction);
        expect(own).not.toContain(null);
        expect(new Set(own).size).toBe(6);
        if (factions === 'random') for (const id of own) played.add(id!);
      }
    }
    expect([...played].toSorted()).toEqual([...factionIds].toSorted());
    const named = ['sol', 'nekro', 'creuss'];
    expect(afterSetup({ players: 3, factions: named }).state.players.map((player) => player.faction)).toEqual(named);
  },
);

rule('ti4', 'setup.2', 'who chooses does so in turn from the speaker on, and nobody can take what is taken', () => {
  const table = begin({ players: 3, factions: 'chosen' });
  const { speaker } = table.state;
  expect(table.options).toHaveLength(17);
  expect(table.seats).toEqual([speaker]);
  table.answer('faction:nekro');
  expect(table.seats).toEqual([(speaker + 1) % 3]);
  expect(table.options).toHaveLength(16);
  expect(table.options).not.toContain('faction:nekro');
});

rule(
  'ti4',
  'setup.2',
  'a draft deals three sheets to each player, with six players two, and all choose at once',
  () => {
    for (const [players, each] of [
      [3, 3],
      [5, 3],
      [6, 2],
    ]) {
      const table = begin({ players, factions: 'drafted' });
      expect(table.seats).toHaveLength(players!);
      const dealt = table.seats.flatMap((seat) => table.optionsOf(seat));
      for (const seat of table.seats) expect(table.optionsOf(seat)).toHaveLength(each!);
      expect(new Set(dealt).size).toBe(players! * each!);
      const [last] = table.seats.slice(-1);
      const wanted = table.optionsOf(last!)[1]!;
      table.answerAs(last!, wanted);
      expect(table.player(last!).faction).toBeNull();
      for (const seat of table.seats) table.answerAs(seat, table.optionsOf(seat)[0]!);
      expect(`faction:${table.player(last!).faction}`).toBe(wanted);
    }
  },
);

rule(
  'ti4',
  ['setup.3', 'setup.3e', 'setup.4', 'setup.4a', 'setup.4c', 'setup.4e', 'setup.11a'],
  'each player has 5 notes, 59 figures, a choice of 27 technologies and 16 command tokens: 3, 3 and 2 on the sheet',
  () => {
    expect(unitTypes.reduce((sum, type) => sum + plastic[type], 0)).toBe(59);
    const { state } = afterSetup({ players: 6 });
    for (const [seat, player] of state.players.entries()) {
      const { note, technologies } = faction(player.faction!);
      expect(player.notes).toHaveLength(5);
      expect(player.notes).toContainEqual({ id: note, of: seat });
      expect(player.pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
      expect(player.tokens).toBe(8);
      const common = technologyIds.filter(
        (id) => !factionIds.some((other) => faction(other).technologies.includes(id)),
      );
      expect([...common, ...technologies]).toHaveLength(27);
    }
  },
);

rule('ti4', 'setup.3g', 'home systems, notes and figures of factions that nobody plays are not in the game', () => {
  const { state } = afterSetup({ players: 3, factions: ['sol', 'nekro', 'creuss'] });
  const homes = Object.keys(state.systems).filter((id) => ['home', 'gate'].includes(system(id as 'tile-01').kind));
  expect(homes.toSorted()).toEqual(['tile-01', 'tile-08', 'tile-17', 'tile-51']);
  expect(Object.keys(state.planets)).not.toContain('muaat');
  const notes = state.players.flatMap((player) => player.notes.map(({ id }) => id));
  expect(notes.filter((id) => id === 'military-support' || id === 'stymie')).toEqual(['military-support']);
});

rule(
  'ti4',
  ['setup.5', 'control.0'],
  'everybody starts with the readied cards of all planets of their home system',
  () => {
    const { state } = afterSetup({ players: 3, factions: ['hacan', 'sol', 'creuss'] });
    const owned = Object.entries(state.planets).filter(([, { owner }]) => owner !== null);
    expect(owned.map(([id, { owner, exhausted }]) => `${id} ${owner} ${exhausted}`).toSorted()).toEqual([
      'arretze 0 false',
      'creuss 2 false',
      'hercant 0 false',
      'jord 1 false',
      'kamdorn 0 false',
    ]);
  },
);

rule(
  'ti4',
  ['setup.6', 'setup.7', 'custodians-token.0', 'mecatol-rex.0', 'mecatol-rex.1'],
  'in every galaxy Mecatol Rex lies in the middle, with the custodians token on it',
  () => {
    for (const galaxy of ['preset', 'random', 'built'] as const) {
      const { state } = afterSetup({ players: 4, galaxy });
      expect(state.systems['tile-18']?.position).toBe(0);
      expect(state.planets['mecatol-rex']).toEqual({ owner: null, exhausted: false, units: [] });
      expect(state.custodians).toBe(true);
    }
  },
);

rule('ti4', ['setup.8', 'speaker.3'], 'all five decks are complete and shuffled', () => {
  const [{ state }, { state: other }] = [afterSetup({}, 'one'), afterSetup({}, 'other')];
  const cards = actionDeck();
  expect([...state.decks.actions].toSorted()).toEqual(cards.toSorted());
  expect([...state.decks.agendas].toSorted()).toEqual(agendaDeck().toSorted());
  const secrets = [...state.decks.secrets, ...state.players.flatMap((player) => player.secrets)];
  expect(secrets.toSorted()).toEqual([...secretObjectiveIds].toSorted());
  const publics = [...state.decks.publics, ...state.objectives.map(({ id }) => id)];
  expect(publics.toSorted()).toEqual([...publicObjectiveIds].toSorted());
  expect(state.decks.actionDiscard).toEqual([]);
  for (const deck of ['actions', 'agendas', 'secrets'] as const)
    expect(state.decks[deck]).not.toEqual(other.decks[deck]);
  expect(state.objectives.map(({ id }) => id)).not.toEqual(other.objectives.map(({ id }) => id));
});

rule('ti4', 'setup.9', 'fighters, infantry and trade goods are taken from a supply that nobody counts', () => {
  const { state } = afterSetup();
  for (const { reinforcements, tradeGoods } of state.players) {
    expect(Object.keys(reinforcements)).not.toContain('fighter');
    expect(Object.keys(reinforcements)).not.toContain('infantry');
    expect(tradeGoods).toBe(0);
  }
});

rule('ti4', 'setup.10', 'all eight strategy cards lie in the common area without trade goods', () => {
  expect(afterSetup().state.strategyCards).toEqual(Object.fromEntries(strategyCardIds.map((id) => [id, 0])));
});

rule(
  'ti4',
  ['setup.11', 'learn-to-play-only.14'],
  'every faction starts with the technologies and units of its sheet, all units in its home system',
  () => {
    for (const id of factionIds) {
      const others = factionIds.filter((other) => other !== id).slice(0, 2);
      const table = afterSetup({ players: 3, factions: [id, ...others] });
      const { home, startingUnits, startingTechnologies, technologyChoice, sheet } = faction(id);
      const found: Record<string, number> = {};
      for (const place of [home, ...system(home).planets]) {
        for (const [type, count] of Object.entries(table.unitsOf(0, place))) {
          found[type] = (found[type] ?? 0) + count;
          const inSpace = isShip(type as 'pds') || sheet[type as 'pds'] === 'floating-factory';
          expect(place === home, `${id} ${type}`).toBe(inSpace);
        }
      }
      expect(found, id).toEqual(startingUnits);
      const { technologies } = table.player(0);
      expect(technologies.slice(0, startingTechnologies.length)).toEqual(startingTechnologies);
      expect(technologies).toHaveLength(startingTechnologies.length + (technologyChoice?.count ?? 0));
    }
  },
);

rule('ti4', 'setup.11', 'units that can go to several planets go where their owner wants them', () => {
  const table = begin({ players: 3, factions: ['jol-nar', 'sol', 'hacan'] });
  const spread = (seat: number, id: string) => {
    expect(table.match.pending(seat)?.prompt.key).toBe('ti4.setup.spread');
    table.answerAs(seat, id);
  };
  expect(table.optionsOf(2)).toHaveLength(15);
  spread(0, 'infantry:0-2');
  spread(2, 'infantry:1-2-1');
  spread(0, 'pds:1-1');
  spread(0, 'space-dock:1-0');
  spread(2, 'space-dock:0-0-1');
  expect(table.unitsOf(0, 'nar')).toEqual({ pds: 1, 'space-dock': 1 });
  expect(table.unitsOf(0, 'jol')).toEqual({ infantry: 2, pds: 1 });
  expect(table.unitsOf(2, 'arretze')).toEqual({ infantry: 1 });
  expect(table.unitsOf(2, 'hercant')).toEqual({ infantry: 2 });
  expect(table.unitsOf(2, 'kamdorn')).toEqual({ infantry: 1, 'space-dock': 1 });
});

rule('ti4', 'setup.11', 'a faction that may choose its technology is asked', () => {
  const table = begin({ players: 3, factions: ['winnu', 'sol', 'nekro'] });
  expect(table.seats).toEqual([0]);
  expect(table.options).toEqual([
    'technology:antimass-deflectors',
    'technology:neural-motivator',
    'technology:plasma-scoring',
    'technology:sarween-tools',
  ]);
  table.answer('technology:plasma-scoring');
  expect(table.player(0).technologies).toEqual(['plasma-scoring']);
});

rule(
  'ti4',
  ['setup.12', 'setup.12a'],
  'everybody keeps one of two secret objectives; the others go back unseen',
  () => {
    const table = begin({ players: 3, factions: ['sol', 'nekro', 'creuss'] });
    expect(table.prompt).toBe('ti4.setup.keep-secret');
    expect(table.seats).toHaveLength(3);
    const [first, second] = table.player(1).secrets;
    expect(table.optionsOf(1)).toEqual([`keep:${first}`, `keep:${second}`]);
    expect(table.state.objectives).toEqual([]);
    for (const seat of [1, 0, 2]) table.answerAs(seat, table.optionsOf(seat)[1]!);
    expect(table.player(1).secrets).toEqual([second]);
    expect(table.state.decks.secrets).toContain(first);
    expect(table.state.decks.secrets).toHaveLength(secretObjectiveIds.length - 3);
    expect(JSON.stringify(table.match.events(0, 0))).not.toContain(first);
  },
);

rule(
  'ti4',
  ['setup.12b', 'victory-points.3', 'victory-points.2'],
  'the table plays to 10 or 14 points and starts at 0',
  () => {
    for (const points of [10, 14]) {
      const { state } = afterSetup({ players: 3, points });
      expect(state.players.map((player) => player.points)).toEqual([0, 0, 0]);
    }
  },
);

rule(
  'ti4',
  ['setup.12c', 'setup.12d', 'objective-cards.13', 'objective-cards.13a'],
  'five objectives of stage I lie above five of stage II; only the first two are face up, and only they are seen',
  () => {
    const { state, match } = afterSetup();
    expect(state.objectives.map(({ id }) => stage(id))).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(state.objectives.map(({ revealed }) => revealed)).toEqual([true, true, ...new Array(8).fill(false)]);
    const seen = (match.view(0) as { objectives: { id: string | null; stage: number }[] }).objectives;
    expect(seen.map(({ id }) => id)).toEqual([
      ...state.objectives.slice(0, 2).map(({ id }) => id),
      ...new Array(8).fill(null),
    ]);
    expect(seen.map((each) => each.stage)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  },
);
