import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../../rules/control.ts';
import { adjacent, areNeighbours, wormholesIn } from '../../../rules/galaxy.ts';
import { invasion } from '../../../rules/invasion.ts';
import { produce, produceUnits } from '../../../rules/production.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { influenceOf, resourcesOf } from '../../../rules/spend.ts';
import { strategicAction } from '../../../rules/strategic-action.ts';
import { tacticalAction } from '../../../rules/tactical-action.ts';
import { openWindow } from '../../../rules/window.ts';
import { battle, declining, position, rollsOf, type Table } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['winnu', 'xxcha', 'hacan'];
const here = 'tile-18';
const reclaim = 'use:faction/reclamation';

/** Winnu's turn; nobody can trade. */
function turn() {
  return position({ factions })
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2));
}

/** Winnu is about to invade Mecatol Rex, with all of the tactical action still to come after that. */
function siege(infantry = 1) {
  return turn().units(0, 'tile-22', { carrier: 1, infantry }).exhausted('winnu');
}

function conquer(place = siege()): Table {
  const table = place.play((g) => tacticalAction(g, 0)).answer(`activate:${here}`);
  const most = table.state.systems['tile-22']?.units.find(({ type }) => type === 'infantry')?.count ?? 0;
  declining(table).answer('move:tile-22:carrier', `load:tile-22:infantry:${most}`);
  if (table.options.includes('done')) table.answer('done');
  while (!table.isOver && table.prompt !== 'ti4.remove-custodians?' && table.prompt !== 'ti4.commit') {
    const { options } = table;
    table.answer(['none', 'pass', 'fight', 'done'].find((id) => options.includes(id)) ?? options[0] ?? '');
  }
  if (table.options.includes('remove-custodians')) table.answer('remove-custodians');
  return table;
}

ruling(
  'ti4',
  'winnu.1',
  'Blood Ties: the custodians token costs no influence, but a ground force and brings its point',
  () => {
    const table = conquer();
    expect([table.state.custodians, table.player(0).points]).toEqual([false, 1]);
    expect(table.player(0).exhausted).toEqual([]);
    expect(table.unitsOf(0, 'mecatol-rex')).toEqual({ infantry: 1 }); // I had to
    const empty = battle(here, 'invasion', factions).units(0, here, { dreadnought: 1 }).play(invasion);
    expect([empty.isOver, empty.state.custodians]).toEqual([true, true]);
    const others = battle(here, 'invasion', ['xxcha', 'winnu', 'hacan']).units(0, here, { carrier: 1, infantry: 1 });
    expect(others.play(invasion).isOver).toBe(true); // 4 influence are not enough for anybody else
  },
);

content('ti4', 'faction/winnu', 'Reclamation: whoever took Mecatol Rex has a PDS and a dock there at once', () => {
  const table = conquer();
  expect(table.options).toEqual([reclaim, 'pass']);
  table.answer(reclaim);
  expect(table.unitsOf(0, 'mecatol-rex')).toEqual({ infantry: 1, pds: 1, 'space-dock': 1 });
  expect([table.isOver, table.state.effects]).toEqual([true, []]);
  expect(conquer().answer('pass').unitsOf(0, 'mecatol-rex')).toEqual({ infantry: 1 });
});

ruling('ti4', 'winnu.2', 'Reclamation: also when I take it back, but only after an action that brought it', () => {
  const again = conquer(
    siege(2).custodiansGone().units(1, 'mecatol-rex', { infantry: 1, pds: 1 }).dice(10, 1, 10, 10, 1, 1, 1, 1),
  );
  again.answer('commit:mecatol-rex:infantry:2');
  while (!again.isOver && !again.options.includes(reclaim)) again.answer(again.options.at(-1) ?? '');
  again.answer(reclaim);
  expect(again.unitsOf(0, 'mecatol-rex')).toMatchObject({ pds: 1, 'space-dock': 1 });
  const mine = siege().custodiansGone().own(0, 'mecatol-rex');
  const held = conquer(mine).answer('commit:mecatol-rex:infantry:1');
  expect([held.isOver, held.unitsOf(0, 'mecatol-rex')]).toEqual([true, { infantry: 1 }]);
});

ruling(
  'ti4',
  'winnu.3',
  'Reclamation: the dock comes after Production; missing pieces are fetched from systems without a token of mine',
  () => {
    const table = conquer(siege().goods(0, 9).reinforcements(0, 'pds', 0).units(0, 'tarmann', { infantry: 1 }));
    expect(table.events()).not.toContain('ti4.produces'); // no dock, nothing to produce with
    table.answer(reclaim);
    expect(table.unitsOf(0, 'mecatol-rex')).toEqual({ infantry: 1, 'space-dock': 1 }); // no PDS anywhere to be had
    const full = siege().reinforcements(0, 'space-dock', 2).units(0, 'winnu', { 'space-dock': 1 });
    const fetching = conquer(full.units(0, 'wellon', { 'space-dock': 1 }).token(0, 'tile-19')).answer(reclaim);
    expect([fetching.prompt, fetching.options]).toEqual(['ti4.fetch-structure', ['fetch', 'leave']]);
    fetching.answer('fetch');
    expect(fetching.unitsOf(0, 'mecatol-rex')).toMatchObject({ 'space-dock': 1 });
    expect([fetching.unitsOf(0, 'winnu'), fetching.unitsOf(0, 'wellon')]).toEqual([{}, { 'space-dock': 1 }]);
  },
);

ruling(
  'ti4',
  'winnu.4',
  'Reclamation: only while I control the planet, and not for control that no tactical action of mine brought',
  () => {
    const lost = turn()
      .custodiansGone()
      .ability(1, {
        triggers: [
          {
            at: ['after planet-control-gained'],
            mandatory: true,
            usable: (_g, _holder, happening) => 'seat' in happening && happening.seat === 0,
            *resolve(g) {
              yield* gainControl(g, 1, 'mecatol-rex');
            },
          },
        ],
      })
      .units(0, 'tile-22', { carrier: 1, infantry: 1 });
    const table = conquer(lost).answer('commit:mecatol-rex:infantry:1');
    while (!table.isOver) table.answer(table.options.at(-1) ?? '');
    expect(table.unitsOf(0, 'mecatol-rex')['space-dock']).toBeUndefined();
    const gift = turn()
      .custodiansGone()
      .play(function* (g) {
        yield* gainControl(g, 0, 'mecatol-rex');
        yield* tacticalAction(g, 0);
      })
      .answer('activate:tile-22');
    expect([gift.isOver, gift.unitsOf(0, 'mecatol-rex')]).toEqual([true, {}]);
  },
);

/** Winnu's flagship attacks some ships, and nobody hits. */
function flagshipAgainst(units: object, third?: FactionId) {
  return battle('tile-22', 'space-combat', ['winnu', third ?? 'xxcha', 'hacan'])
    .units(0, 'tile-22', { flagship: 1 })
    .units(1, 'tile-22', units)
    .own(1, 'lirta-iv')
    .dice(...Array.from({ length: 12 }, () => 1))
    .play(spaceCombat);
}

content('ti4', 'unit/salai-sai-corian', 'my flagship rolls a die for each foreign ship that is no fighter', () => {
  const table = flagshipAgainst({ cruiser: 2, carrier: 1, fighter: 4 }).answer('fight');
  expect(rollsOf(table)[0]).toBe('0 combat flagship:1 flagship:1 flagship:1');
});

ruling('ti4', 'winnu.5', 'Salai Sai Corian: none against fighters alone; infantry that fight as ships count', () => {
  const fighters = flagshipAgainst({ fighter: 2 });
  expect(rollsOf(fighters).filter((roll) => roll.startsWith('0'))).toEqual([]);
  const infantry = battle('tile-22', 'space-combat', ['winnu', 'nekro', 'hacan'])
    .units(0, 'tile-22', { flagship: 1 })
    .units(1, 'tile-22', { flagship: 1, infantry: 2 })
    .own(1, 'lirta-iv')
    .dice(...Array.from({ length: 12 }, () => 1))
    .play(spaceCombat);
  infantry.answer('use:unit/the-alastor', 'enlist:tile-22:2', 'fight');
  expect(rollsOf(infantry)[0]).toBe('0 combat flagship:1 flagship:1 flagship:1');
  const fewer = battle('tile-22', 'space-combat', factions)
    .units(0, 'tile-22', { flagship: 1 })
    .units(1, 'tile-22', { cruiser: 2 })
    .own(1, 'lirta-iv')
    .dice(7, 1, 1, 1, 6)
    .play(spaceCombat)
    .answer('fight', 'fight');
  expect(rollsOf(fewer)[2]).toBe('0 combat flagship:6'); // one cruiser is gone
});

const policy = 'use:technology/hegemonic-trade-policy';

/** Winnu builds at home (3/4), with Mecatol Rex (1/6). */
function builders() {
  return turn()
    .technologies(0, 'hegemonic-trade-policy')
    .own(0, 'mecatol-rex')
    .custodiansGone()
    .units(0, 'winnu', { 'space-dock': 1 });
}

content(
  'ti4',
  'technology/hegemonic-trade-policy',
  'a planet pays its influence as resources, for one production',
  () => {
    const table = builders()
      .exhausted('winnu')
      .play((g) => produce(g, 0, 'tile-07'))
      .answer(policy, 'planet:mecatol-rex');
    expect(table.player(0).exhausted).toEqual(['hegemonic-trade-policy']);
    table.answer('produce:dreadnought:tile-07:1', 'done');
    expect(table.isOver).toBe(true); // Mecatol Rex paid the four resources
    expect([resourcesOf(table.snapshot(), 'mecatol-rex'), influenceOf(table.snapshot(), 'mecatol-rex')]).toEqual([
      1, 6,
    ]);
    const without = builders()
      .exhausted('winnu')
      .play((g) => produce(g, 0, 'tile-07'))
      .answer('pass');
    expect(without.options).not.toContain('produce:dreadnought:tile-07:1');
  },
);

ruling('ti4', 'winnu.6', 'Hegemonic Trade Policy: the docks on the planet follow the swapped value', () => {
  const most = (...answers: string[]) => {
    const table = builders()
      .goods(0, 20)
      .play((g) => produce(g, 0, 'tile-07'))
      .answer(...answers);
    return table.options.filter((id) => id.startsWith('produce:infantry:winnu:')).length;
  };
  expect([most('pass'), most(policy, 'planet:winnu')]).toEqual([5, 6]);
  const mined = builders()
    .law('core-mining', 'mecatol-rex', 0, 'mecatol-rex')
    .play((g) => produce(g, 0, 'tile-07'))
    .answer(policy, 'planet:mecatol-rex');
  expect(resourcesOf(mined.snapshot(), 'mecatol-rex')).toBe(6); // all that changes it goes over with it
  expect(influenceOf(mined.snapshot(), 'mecatol-rex')).toBe(3);
});

ruling(
  'ti4',
  ['winnu.7', 'all.8'],
  'Hegemonic Trade Policy: any planet, also an exhausted one, also for Warfare; not for units that no Production makes',
  () => {
    const table = builders()
      .exhausted('mecatol-rex')
      .strategyCards(['leadership'], ['warfare'], ['trade'])
      .play((g) => strategicAction(g, 1, 'warfare'));
    while (!table.options.includes(policy)) {
      const { options } = table;
      table.answer(['follow', 'use'].find((id) => options.includes(id)) ?? options[0] ?? '');
    }
    table.answer(policy);
    expect(table.options).toEqual(['planet:mecatol-rex', 'planet:winnu']);
    table.answer('planet:mecatol-rex', 'done');
    while (!table.isOver) table.answer(table.options.at(-1) ?? '');
    expect(resourcesOf(table.snapshot(), 'mecatol-rex')).toBe(1);
    const other = builders().play((g) => produceUnits(g, 0, 'winnu', { units: 2 }));
    expect(other.prompt).toBe('ti4.choose-units'); // without a window
    const foreign = builders()
      .units(1, 'archon-ren', { 'space-dock': 1 })
      .play((g) => produce(g, 1, 'tile-14'));
    expect(foreign.prompt).toBe('ti4.choose-units'); // nor when somebody else produces
  },
);

/** Winnu in a tactical action far away. */
function folding() {
  return turn().technologies(0, 'lazax-gate-folding');
}

content(
  'ti4',
  'technology/lazax-gate-folding',
  'my ships come to Mecatol Rex through wormholes, while it is not mine',
  () => {
    const table = folding()
      .units(0, 'tile-39', { cruiser: 1 })
      .units(0, 'tile-25', { dreadnought: 1 })
      .play((g) => tacticalAction(g, 0))
      .answer(`activate:${here}`);
    declining(table).answer('move:tile-25:dreadnought', 'done');
    expect(table.unitsOf(0, here)).toEqual({ dreadnought: 1 });
  },
);

ruling('ti4', 'winnu.8', 'Lazax Gate Folding: in my tactical actions, for all players', () => {
  const { state: g } = folding().tactical(0, here, 'movement');
  expect(wormholesIn(g, here)).toEqual(['alpha', 'beta']);
  for (const viewer of [0, 1, 2]) {
    expect(adjacent(g, here, viewer)).toEqual(expect.arrayContaining(['tile-26', 'tile-39', 'tile-25', 'tile-40']));
    expect(adjacent(g, 'tile-40', viewer)).toContain(here);
  }
  const { state: theirs } = folding().tactical(1, here, 'movement');
  expect([wormholesIn(theirs, here), wormholesIn(folding().state, here)]).toEqual([[], []]);
});

ruling('ti4', 'winnu.9', 'Lazax Gate Folding: also exhausted; it makes neighbours', () => {
  const { state: g } = folding()
    .with(({ players }) => players[0]?.exhausted.push('lazax-gate-folding'))
    .units(0, here, { cruiser: 1 })
    .units(1, 'tile-39', { cruiser: 1 })
    .tactical(0, 'tile-22', 'movement');
  expect(areNeighbours(g, 0, 1)).toBe(true);
  g.tactical = null;
  expect(areNeighbours(g, 0, 1)).toBe(false);
});

ruling('ti4', 'winnu.10', 'Lazax Gate Folding: the wormholes end as I gain control, and with the action', () => {
  const table = conquer(siege().technologies(0, 'lazax-gate-folding'));
  expect([table.state.planets['mecatol-rex']?.owner, wormholesIn(table.state, here)]).toEqual([0, []]);
  const stays = folding()
    .units(0, 'tile-35', { cruiser: 1 })
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-22');
  expect([stays.prompt, wormholesIn(stays.state, here)]).toEqual(['ti4.move-ships', ['alpha', 'beta']]);
  stays.answer('done');
  expect([stays.isOver, wormholesIn(stays.state, here)]).toEqual([true, []]);
});

const reinforce = 'action:technology/lazax-gate-folding';

ruling(
  'ti4',
  ['winnu.11', 'winnu.12'],
  'Lazax Gate Folding: as an action an infantry on Mecatol Rex, if it is mine',
  () => {
    const before = folding().strategyCards(['leadership'], ['diplomacy'], ['trade']);
    expect(before.from('turn').options).not.toContain(reinforce);
    const mine = folding().own(0, 'mecatol-rex').strategyCards(['leadership'], ['diplomacy'], ['trade']).from('turn');
    mine.answer(reinforce);
    expect([mine.unitsOf(0, 'mecatol-rex'), mine.player(0).exhausted]).toEqual([
      { infantry: 1 },
      ['lazax-gate-folding'],
    ]);
    const spent = folding()
      .own(0, 'mecatol-rex')
      .with(({ players }) => players[0]?.exhausted.push('lazax-gate-folding'))
      .strategyCards(['leadership'], ['diplomacy'], ['trade']);
    expect(spent.from('turn').options).not.toContain(reinforce);
  },
);

const note = 'use:note/acquiescence/0';

/** Seat 1 has Winnu's note as the strategy phase ends. */
function phaseEnd(cards: Parameters<ReturnType<typeof position>['strategyCards']>) {
  return position({ factions })
    .phase('strategy')
    .note(1, 'acquiescence', 0)
    .goods(0, 2)
    .strategyCards(...cards)
    .play(function* (g) {
      yield* openWindow(g, 'when strategy-phase-end', {});
    });
}

content('ti4', 'note/acquiescence', 'as the strategy phase ends I exchange a strategy card for one of Winnu’s', () => {
  const table = phaseEnd([['imperial'], ['leadership'], ['trade']]);
  expect([table.seat, table.options]).toEqual([1, [note, 'pass']]);
  table.answer(note);
  expect([table.player(0).strategyCards, table.player(1).strategyCards]).toEqual([
    [{ id: 'leadership', exhausted: false }],
    [{ id: 'imperial', exhausted: false }],
  ]);
  expect(table.player(0).notes).toContainEqual({ id: 'acquiescence', of: 0 });
  expect(phaseEnd([[], ['leadership'], ['trade']]).options).not.toContain(note); // Winnu has none to give
});

ruling('ti4', 'winnu.13', 'Acquiescence: trade goods stay; of two cards each the holder picks both', () => {
  const table = phaseEnd([
    ['imperial', 'warfare'],
    ['leadership', 'politics'],
  ]).answer(note);
  expect(table.options).toEqual(['card:imperial', 'card:warfare']);
  table.answer('card:warfare');
  expect([table.seat, table.options]).toEqual([1, ['card:leadership', 'card:politics']]);
  table.answer('card:politics');
  expect(table.player(0).strategyCards.map(({ id }) => id)).toEqual(['imperial', 'politics']);
  expect(table.player(1).strategyCards.map(({ id }) => id)).toEqual(['leadership', 'warfare']);
  expect([table.player(0).tradeGoods, table.player(1).tradeGoods]).toEqual([2, 0]);
});

ruling('ti4', 'winnu.14', 'Acquiescence: cards come readied; what Winnu lost in that window I cannot take', () => {
  const table = position({ factions })
    .phase('strategy')
    .note(1, 'acquiescence', 0)
    .technologies(2, 'quantum-datahub-node')
    .goods(2, 3)
    .speaker(2)
    .strategyCards(['imperial'], ['leadership'], ['trade'])
    .play(function* (g) {
      yield* openWindow(g, 'when strategy-phase-end', {});
    });
  table.answerAs(2, 'use:technology/quantum-datahub-node').answerAs(1, note);
  table.answer('card:imperial'); // Hacan takes it first
  while (table.seat !== undefined && !table.isOver) table.answer(table.options[0] ?? '');
  expect(table.state.players.map(({ strategyCards }) => strategyCards.map(({ id }) => id))).toEqual([
    ['leadership'],
    ['trade'],
    ['imperial'],
  ]);
  expect(table.state.players.flatMap(({ strategyCards }) => strategyCards.map(({ exhausted }) => exhausted))).toEqual([
    false,
    false,
    false,
  ]);
});
