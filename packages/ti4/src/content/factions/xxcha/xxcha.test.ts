import type { Seat } from '@orrery/kernel';
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { invasion } from '../../../rules/invasion.ts';
import { spaceCannonOffense } from '../../../rules/space-cannon.ts';
import { strategicAction } from '../../../rules/strategic-action.ts';
import { declining, type Position, position, rollsOf, scribe } from '../../../testing/index.ts';
import type { FactionId } from '../../factions.ts';

const factions: FactionId[] = ['xxcha', 'yssaril', 'winnu'];
const here = 'tile-22';
const accords = 'use:faction/peace-accords';
const quash = 'use:faction/quash';

/** Somebody resolves Diplomacy. */
function diplomacy(seat: Seat, build = (place: Position) => place) {
  return build(position({ factions }))
    .strategyCards(seat === 0 ? ['diplomacy'] : [], seat === 1 ? ['diplomacy'] : [])
    .turnOf(seat)
    .play((g) => strategicAction(g, seat, 'diplomacy'));
}

content('ti4', 'faction/xxcha', 'Peace Accords: after Diplomacy an empty planet near mine joins me', () => {
  const table = diplomacy(0);
  expect(table.options).toEqual([accords, 'pass']);
  table.answer(accords);
  expect(table.options.toSorted()).toEqual(['planet:arnor', 'planet:lazar', 'planet:lor', 'planet:sakulag']);
  table.answer('planet:lazar');
  expect(table.state.planets.lazar).toMatchObject({ owner: 0, exhausted: true });
  const other = position({ factions })
    .strategyCards(['leadership'])
    .turnOf(0)
    .play((g) => strategicAction(g, 0, 'leadership'));
  while (!other.isOver) {
    expect(other.options).not.toContain(accords);
    other.answer(other.options.find((id) => ['decline', 'done'].includes(id)) ?? other.options[0] ?? '');
  }
});

ruling('ti4', 'xxcha.1', 'Peace Accords: after the secondary ability too; Mecatol Rex never; I may decline', () => {
  const build = (place: Position) => place.exhausted('archon-ren').own(0, 'wellon').custodiansGone();
  const table = diplomacy(1, build).answer('secondary', 'ready:archon-ren', accords);
  expect(table.options).toContain('planet:abyz'); // beside Wellon, as Mecatol Rex is
  expect(table.options).not.toContain('planet:mecatol-rex');
  table.answer('planet:abyz');
  expect(table.state.planets.abyz?.owner).toBe(0);
  expect(diplomacy(1, build).answer('decline').isOver).toBe(true);
  const declined = diplomacy(0).answer('pass');
  expect([declined.state.planets.lazar?.owner, declined.isOver]).toEqual([null, true]);
  const theirs = position({ factions: ['yssaril', 'xxcha', 'winnu'] })
    .strategyCards(['diplomacy'])
    .turnOf(0);
  const foreign = theirs.pools(1, { strategy: 0 }).play((g) => strategicAction(g, 0, 'diplomacy'));
  expect(foreign.isOver).toBe(true); // others' Diplomacy is not mine
});

ruling('ti4', 'xxcha.2', 'Peace Accords: another planet of the same system qualifies', () => {
  const table = diplomacy(0, (place) => place.own(0, 'bereg')).answer('system:tile-14', accords);
  expect(table.options).toContain('planet:lirta-iv');
});

ruling('ti4', 'xxcha.3', 'Peace Accords: the planet comes exhausted, after the readying', () => {
  const table = diplomacy(0, (place) => place.exhausted('archon-ren')).answer(accords, 'planet:lor');
  expect([table.state.planets.lor?.exhausted, table.state.planets['archon-ren']?.exhausted]).toEqual([true, false]);
});

ruling(
  'ti4',
  'xxcha.4',
  'Peace Accords: a structure protects a planet, ships in space do not; others lose theirs, at home too; it is a gain of control',
  () => {
    const { log, says } = scribe();
    const build = (place: Position) =>
      place
        .own(0, 'resculon')
        .units(1, 'lor', { pds: 1 })
        .own(1, 'arnor')
        .units(1, 'tile-36', { cruiser: 1 })
        .ability(1, { triggers: [says('loses', 'after planet-control-lost')] })
        .ability(0, { triggers: [says('gains', 'after planet-control-gained', { mandatory: true })] });
    const table = diplomacy(0, build).answer('system:tile-14', accords);
    expect(table.options).toEqual(expect.arrayContaining(['planet:arnor', 'planet:retillion']));
    expect(table.options).not.toContain('planet:lor');
    table.answer('planet:retillion');
    while (!table.isOver) table.answer(table.options[0] ?? '');
    expect(table.state.planets.retillion).toMatchObject({ owner: 0, exhausted: true });
    expect(log).toEqual(['1 loses', '0 gains']);
  },
);

/** The agenda phase; nobody has notes, and seat 0 has none to give. */
function session(...deck: Parameters<Position['agendaDeck']>) {
  return position({ factions })
    .phase('agenda')
    .with((g) => {
      for (const player of g.players) player.notes = [];
    })
    .agendaDeck(...deck);
}

ruling('ti4', 'xxcha.5', 'Quash: a strategy token discards an agenda, and another one what comes in its place', () => {
  const table = session('fleet-regulations', 'economic-equality', 'shard-of-the-throne').from('agenda');
  expect([table.seat, table.options]).toEqual([0, [quash, 'pass']]);
  table.answer(quash);
  expect([table.state.agenda?.id, table.state.decks.agendaDiscard]).toEqual([
    'economic-equality',
    ['fleet-regulations'],
  ]);
  table.answer(quash);
  expect([table.state.agenda?.id, table.state.agenda?.number, table.player(0).pools.strategy]).toEqual([
    'shard-of-the-throne',
    1,
    0,
  ]);
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.vote']); // no token is left
  expect(table.player(0).tokens).toBe(10);
});

ruling('ti4', 'xxcha.5', 'Quash: for both agendas of a phase', () => {
  const table = session('fleet-regulations', 'economic-equality', 'shard-of-the-throne', 'judicial-abolishment').from(
    'agenda',
  );
  table.answer(quash, 'pass', 'abstain', 'abstain', 'abstain', 'decide:for');
  expect([table.state.agenda?.id, table.state.agenda?.number, table.options]).toEqual([
    'shard-of-the-throne',
    2,
    [quash, 'pass'],
  ]);
});

ruling(
  'ti4',
  ['xxcha.6', 'ag/0.3'],
  'Quash: before riders; a discarded agenda sends Political Secrets home and frees their owners',
  () => {
    const table = session('fleet-regulations', 'shard-of-the-throne')
      .with((g) => g.players[2]?.notes.push({ id: 'political-secret', of: 2 }))
      .note(1, 'political-secret', 2)
      .hand(1, 'leadership-rider')
      .from('agenda');
    table.answer('pass'); // the phase begins
    expect(table.optionsOf(1)).not.toContain('use:action-card/leadership-rider');
    table.answerAs(0, 'pass').answerAs(1, 'use:note/political-secret/2');
    expect(table.state.effects.map(({ source }) => source)).toEqual(['note/political-secret']);
    table.answerAs(0, quash).answerAs(1, 'pass');
    expect(table.state.agenda?.id).toBe('shard-of-the-throne');
    expect([table.state.effects, table.player(2).notes]).toEqual([[], [{ id: 'political-secret', of: 2 }]]);
    expect(table.options).toContain(quash); // a window of its own
  },
);

ruling('ti4', ['xxcha.6', 'all.15'], 'Quash: a Political Secret of Xxcha stops it', () => {
  const table = session('fleet-regulations')
    .with((g) => g.players[0]?.notes.push({ id: 'political-secret', of: 0 }))
    .note(1, 'political-secret', 0)
    .from('agenda');
  table.answerAs(0, 'pass').answerAs(1, 'use:note/political-secret/0');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.vote']);
});

/** Seat 1 is about to be shot at in Tarmann's system. */
function shooting(active: Seat = 1) {
  return position({ factions })
    .tactical(active, here, 'space-cannon-offense')
    .with(({ turn }) => turn?.traded.push(0, 1, 2));
}

content('ti4', 'unit/loncara-ssodu', 'three dice that hit on 5, at ships in its own and in adjacent systems', () => {
  const from = (place: 'tile-22' | 'tile-23' | 'tile-36') =>
    shooting().units(0, place, { flagship: 1 }).units(1, here, { cruiser: 2 }).dice(5, 4, 4).play(spaceCannonOffense);
  for (const place of ['tile-22', 'tile-23'] as const) {
    const table = from(place).answer('all');
    expect(rollsOf(table)).toEqual(['0 space-cannon flagship:5 flagship:4 flagship:4']);
    expect(table.unitsOf(1, here)).toEqual({ cruiser: 1 });
  }
  expect(from('tile-36').isOver).toBe(true); // two systems away
});

ruling('ti4', 'xxcha.7', 'Loncara Ssodu: technologies for Space Cannon help it, Antimass Deflectors hinder it', () => {
  const deflected = shooting()
    .technologies(1, 'antimass-deflectors')
    .units(0, 'tile-23', { flagship: 1 })
    .units(1, here, { carrier: 1, fighter: 1 })
    .dice(5, 5, 5)
    .play(spaceCannonOffense)
    .answer('all');
  expect(deflected.unitsOf(1, here)).toEqual({ carrier: 1, fighter: 1 });
  const guided = shooting()
    .technologies(0, 'graviton-laser-system', 'plasma-scoring')
    .units(0, 'tile-23', { flagship: 1 })
    .units(1, here, { carrier: 2, fighter: 1 })
    .dice(1, 1, 1, 5)
    .play(spaceCannonOffense)
    .answer('all');
  while (!guided.isOver) guided.answer(guided.options.find((id) => id.startsWith('use:')) ?? guided.options[0] ?? '');
  expect([rollsOf(guided)[0]?.split(' ').length, guided.unitsOf(1, here)]).toEqual([6, { carrier: 1, fighter: 1 }]);
});

ruling('ti4', 'xxcha.7', 'Loncara Ssodu: it does not defend a planet', () => {
  const table = position({ factions })
    .tactical(1, here, 'invasion')
    .with(({ turn }) => turn?.traded.push(0, 1, 2))
    .units(0, 'tile-23', { flagship: 1 })
    .own(0, 'tarmann')
    .units(1, here, { carrier: 1, infantry: 2 })
    .play(invasion)
    .answer('commit:tarmann:infantry:2');
  expect([rollsOf(table), table.state.planets.tarmann?.owner]).toEqual([[], 1]);
});

ruling('ti4', 'xxcha.8', 'Loncara Ssodu: the active player fires first, and what is destroyed fires no more', () => {
  const lost = shooting()
    .units(1, 'tarmann', { pds: 1 })
    .units(1, here, { cruiser: 1 })
    .units(0, here, { flagship: 1 }, { flagship: 1 })
    .dice(10)
    .play(spaceCannonOffense)
    .answer('all');
  expect([lost.unitsOf(0, here), rollsOf(lost)]).toEqual([{}, ['1 space-cannon pds:10']]);
  for (const place of ['tile-22', 'tile-23'] as const) {
    const active = shooting(0)
      .units(0, place, { flagship: 1 })
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(5, 1, 1)
      .play(spaceCannonOffense)
      .answer('all');
    expect(active.unitsOf(1, here)).toEqual({});
  }
});

const training = 'use:technology/instinct-training';

/** Seat 1 has the turn and cards, Xxcha has Instinct Training. */
function trained(...hand: Parameters<Position['hand']> extends [Seat, ...infer Cards] ? Cards : never) {
  return position({ factions })
    .technologies(0, 'instinct-training')
    .hand(1, ...hand)
    .turnOf(1)
    .with((g) => g.turn?.traded.push(0, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['politics']);
}

content('ti4', 'technology/instinct-training', 'exhausted and for a token it cancels an action card of another', () => {
  const mine = 'action:action-card/mining-initiative';
  const table = trained('mining-initiative').from('turn').answer(mine, 'planet:retillion');
  expect([table.seat, table.options]).toEqual([0, [training, 'pass']]);
  table.answer(training);
  expect([table.player(1).tradeGoods, table.player(0).exhausted, table.player(0).pools.strategy]).toEqual([
    0,
    ['instinct-training'],
    1,
  ]);
  expect(table.state.decks.actionDiscard).toEqual(['mining-initiative']);
  const spared = trained('mining-initiative').from('turn').answer(mine, 'planet:retillion', 'pass');
  expect(spared.player(1).tradeGoods).toBeGreaterThan(0);
  const tired = trained('mining-initiative').with((g) => g.players[0]?.exhausted.push('instinct-training'));
  const poor = trained('mining-initiative').pools(0, { strategy: 0 });
  for (const each of [tired, poor]) {
    expect(each.from('turn').answer(mine, 'planet:retillion').player(1).tradeGoods).toBeGreaterThan(0);
  }
});

ruling('ti4', 'xxcha.9', 'Instinct Training: any card of others, Sabotage too, but no card of my own', () => {
  const own = position({ factions })
    .technologies(0, 'instinct-training')
    .hand(0, 'mining-initiative')
    .hand(1, 'sabotage')
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .strategyCards(['leadership'], ['diplomacy'], ['politics'])
    .from('turn')
    .answer('action:action-card/mining-initiative', 'planet:archon-tau');
  expect([own.seat, own.options]).toEqual([1, ['use:action-card/sabotage', 'pass']]);
  own.answer('use:action-card/sabotage');
  expect([own.seat, own.options]).toEqual([0, [training, 'pass']]);
  own.answer(training);
  expect([own.player(0).tradeGoods, own.state.decks.actionDiscard]).toEqual([1, ['sabotage', 'mining-initiative']]);
});

ruling(
  'ti4',
  ['xxcha.10', 'ac/0.5', 'ac/0.6'],
  'Instinct Training: targets are known by then, nothing is paid, and the action is not used up',
  () => {
    const table = trained('focused-research').goods(1, 4).from('turn').answer('action:action-card/focused-research');
    expect(table.options).toEqual([training, 'pass']);
    table.answer(training);
    expect([table.player(1).tradeGoods, table.seat, table.prompt]).toEqual([4, 1, 'ti4.turn']);
    expect(table.options).toContain('tactical');
    const aimed = trained('mining-initiative').from('turn');
    aimed.answer('action:action-card/mining-initiative', 'planet:retillion');
    expect(aimed.match.pending(0)?.options[0]?.label).toMatchObject({
      key: 'ti4.cancel-announced-card',
      args: { announced: { args: { place: 'planet/retillion' } } },
    });
  },
);

ruling('ti4', 'xxcha.10', 'Instinct Training: a rider is cancelled when it is played or not at all', () => {
  const played = session('fleet-regulations')
    .pools(0, { strategy: 1 })
    .technologies(0, 'instinct-training')
    .hand(1, 'leadership-rider')
    .from('agenda');
  declining(played, 'leadership-rider').answer('use:action-card/leadership-rider', 'predict:for');
  expect([played.seat, played.options]).toEqual([0, [training, 'pass']]);
  played.answer('pass');
  const before = played.match.answers.length;
  while (played.prompt !== 'ti4.gain-tokens') {
    expect(played.options).not.toContain(training);
    const way = ['vote:for', 'exhaust:all', 'done', 'pass'].find((id) => played.options.includes(id));
    played.answer(way ?? played.options[0] ?? '');
  }
  expect(played.match.answers.length).toBeGreaterThan(before);
});

ruling('ti4', 'xxcha.11', 'Instinct Training: a second copy may follow; Political Secret does not stop it', () => {
  const table = trained('flank-speed', 'flank-speed')
    .units(1, 'tile-35', { carrier: 1 })
    .from('turn')
    .answer('tactical', `activate:${here}`);
  table.answer('use:action-card/flank-speed', training);
  expect(table.options).toContain('use:action-card/flank-speed');
  table.answer('use:action-card/flank-speed');
  expect(table.state.effects).toHaveLength(1);
  const secret = session('fleet-regulations')
    .with((g) => g.players[0]?.notes.push({ id: 'political-secret', of: 0 }))
    .technologies(0, 'instinct-training')
    .note(1, 'political-secret', 0)
    .hand(1, 'leadership-rider')
    .from('agenda');
  secret.answer('pass').answerAs(0, 'pass').answerAs(1, 'use:note/political-secret/0');
  declining(secret, 'leadership-rider').answer('use:action-card/leadership-rider', 'predict:for');
  expect([secret.seat, secret.options]).toEqual([0, [training, 'pass']]);
});

const field = 'use:technology/nullification-field';

/** Seat 1 is about to activate a system with a cruiser of Xxcha, who has Nullification Field. */
function fenced() {
  return position({ factions })
    .technologies(0, 'nullification-field')
    .units(0, here, { cruiser: 1 })
    .units(1, 'tile-35', { carrier: 1, infantry: 1 })
    .turnOf(1)
    .with((g) => g.turn?.traded.push(0, 2))
    .strategyCards(['diplomacy'], ['leadership'], ['politics']);
}

content('ti4', 'technology/nullification-field', 'whoever activates a system with my ship may lose the turn', () => {
  const table = fenced().from('turn').answer('tactical', `activate:${here}`);
  expect([table.seat, table.options]).toEqual([0, [field, 'pass']]);
  table.answer(field);
  expect([table.player(0).exhausted, table.player(0).pools.strategy]).toEqual([['nullification-field'], 1]);
  expect([table.state.turn?.seat, table.prompt]).toEqual([0, 'ti4.turn']); // the next player
  const spared = fenced().from('turn').answer('tactical', `activate:${here}`, 'pass');
  expect([spared.seat, spared.prompt]).toEqual([1, 'ti4.move-ships']);
});

ruling(
  'ti4',
  'xxcha.12',
  'Nullification Field: the token stays, nothing moves; it needs a ship, a token and the card',
  () => {
    const table = fenced().from('turn').answer('tactical', `activate:${here}`, field);
    expect([table.state.systems[here]?.tokens, table.player(1).pools.tactic, table.unitsOf(1, here)]).toEqual([
      [1],
      2,
      {},
    ]);
    expect([table.state.tactical, table.events().includes('ti4.turn-nullified')]).toEqual([null, true]);
    const asked = (place: Position) => place.from('turn').answer('tactical', `activate:${here}`).optionsOf(0);
    expect(asked(fenced().pools(0, { strategy: 0 }))).not.toContain(field);
    expect(asked(fenced().with((g) => g.players[0]?.exhausted.push('nullification-field')))).not.toContain(field);
    const dock = position({ factions })
      .technologies(0, 'nullification-field')
      .units(0, 'tarmann', { pds: 1 })
      .turnOf(1);
    expect(asked(dock.strategyCards(['diplomacy'], ['leadership'], ['politics']))).not.toContain(field);
    const own = fenced().turnOf(0).from('turn').answer('tactical', `activate:${here}`);
    expect(own.options).not.toContain(field);
  },
);

ruling(
  'ti4',
  'xxcha.13',
  'Nullification Field: what was not resolved by then is lost for all; what was, stays; no second action either',
  () => {
    const { log, says } = scribe();
    const table = fenced()
      .ability(1, { triggers: [says('early', 'after system-activated')] }, 'early')
      .ability(2, { triggers: [says('late', 'after system-activated')] }, 'late')
      .ability(1, { triggers: [says('more', 'after action-performed', { mandatory: true })] }, 'more')
      .technologies(1, 'fleet-logistics')
      .from('turn')
      .answer('tactical', `activate:${here}`);
    table.answerAs(1, 'use:made-up/early').answerAs(0, field).answerAs(2, 'use:made-up/late');
    expect(log).toEqual(['1 early']);
    expect([table.state.turn?.seat, table.state.effects.map(({ until }) => until)]).toEqual([
      0,
      ['game', 'game', 'game'],
    ]);
  },
);

const favor = 'use:note/political-favor/0';

content('ti4', 'note/political-favor', "a token of Xxcha's strategy pool goes, and the agenda with it", () => {
  const held = () =>
    session('fleet-regulations', 'shard-of-the-throne')
      .with((g) => g.players[0]?.notes.push({ id: 'political-favor', of: 0 }))
      .note(1, 'political-favor', 0);
  const table = held().from('agenda');
  expect(table.optionsOf(1)).toEqual([favor, 'pass']);
  table.answerAs(0, 'pass').answerAs(1, favor);
  expect([table.state.agenda?.id, table.player(0).pools.strategy]).toEqual(['shard-of-the-throne', 1]);
  expect([table.player(0).notes, table.player(1).notes]).toEqual([[{ id: 'political-favor', of: 0 }], []]);
});

ruling('ti4', 'xxcha.14', 'Political Favor: not against an empty pool, nor by Xxcha itself', () => {
  const held = (seat: Seat) => {
    const place = session('fleet-regulations').with((g) => g.players[0]?.notes.push({ id: 'political-favor', of: 0 }));
    return seat === 0 ? place : place.note(seat, 'political-favor', 0);
  };
  const empty = held(1).pools(0, { strategy: 0 }).from('agenda');
  expect([empty.seats, empty.options]).toEqual([[1], ['pass']]); // asked all the same, for other notes
  expect(held(0).from('agenda').optionsOf(0)).toEqual([quash, 'pass']);
});
