/** Where laws meet action cards, strategy cards, technologies and factions. */
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { replenish } from '../../rules/commodities.ts';
import { invasion } from '../../rules/invasion.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { statusPhase } from '../../rules/status-phase.ts';
import { initiativeOrder } from '../../rules/table.ts';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { researchable } from '../../rules/technology.ts';
import type { Ti4 } from '../../state.ts';
import { battle, decide, declining, position, reveal, rollsOf, session } from '../../testing/index.ts';
import { lawIds, owns, playing, pointsOf, turn } from '../../testing/laws.ts';

// Laws that change limits in force

ruling(
  'ti4',
  'ag/fleet-regulations.1',
  'Fleet Regulations and Armada: four tokens, but six ships of the Letnev stay',
  () => {
    const made = session(['sol', 'letnev', 'xxcha'])
      .pools(0, { fleet: 6 })
      .pools(1, { fleet: 6 })
      .units(0, 'tile-22', { cruiser: 6 })
      .units(1, 'tile-36', { cruiser: 7 });
    const table = decide(reveal(made, 'fleet-regulations'), 'for');
    expect([0, 1].map((seat) => table.player(seat).pools.fleet)).toEqual([4, 4]);
    expect([table.unitsOf(0, 'tile-22'), table.unitsOf(1, 'tile-36')]).toEqual([{ cruiser: 4 }, { cruiser: 6 }]);
  },
);

content('ti4', ['agenda/fleet-regulations', 'strategy-card/leadership'], 'tokens of Leadership go elsewhere', () => {
  const table = playing(
    position().law('fleet-regulations', 'for').pools(0, { fleet: 4 }).exhausted('jord'),
    'leadership',
  );
  expect(table.prompt).toBe('ti4.gain-tokens');
  expect(table.options.every((id) => /^pools:\d+-0-\d+$/.test(id))).toBe(true);
});

content(
  'ti4',
  ['agenda/executive-sanctions', 'strategy-card/politics'],
  'cards drawn by Politics count at once',
  () => {
    const made = position().law('executive-sanctions', 'for').hand(0, 'parley', 'bunker');
    const table = playing(made, 'politics');
    while (table.prompt !== 'ti4.discard-action-card') table.answer(table.options[0] ?? '');
    expect([table.seat, table.options.length]).toEqual([0, 4]);
    table.answer('discard:parley');
    expect(table.player(0).actionCards).toHaveLength(3);
  },
);

content('ti4', ['agenda/executive-sanctions', 'action-card/spy'], 'a card taken by Spy may be one too many', () => {
  const table = position()
    .law('executive-sanctions', 'for')
    .hand(0, 'spy', 'parley', 'bunker', 'intercept')
    .hand(1, 'upgrade')
    .chance(0)
    .strategyCards(['leadership'], ['trade'], ['warfare'])
    .from('turn')
    .answer('action:action-card/spy');
  while (table.prompt === 'ti4.window') table.answer('pass');
  expect([table.seat, table.prompt, table.options.length]).toEqual([0, 'ti4.discard-action-card', 4]);
});

content(
  'ti4',
  ['agenda/homeland-defense-act', 'action-card/repeal-law'],
  'a third PDS stands under Homeland Defense Act, until Repeal Law takes it back',
  () => {
    const made = position().law('homeland-defense-act', 'for').units(0, 'jord', { pds: 2 });
    const built = playing(made, 'construction').answer('pds:jord');
    expect(built.unitsOf(0, 'jord').pds).toBe(3);
    const table = turn()
      .law('homeland-defense-act', 'for')
      .units(0, 'jord', { pds: 3 })
      .hand(1, 'repeal-law')
      .turnOf(1)
      .from('turn')
      .answer('action:action-card/repeal-law');
    while (table.prompt === 'ti4.window') table.answer('pass');
    expect(table.unitsOf(0, 'jord')).toEqual({ pds: 2 });
    expect(table.player(0).reinforcements.pds).toBe(4);
  },
);

content(
  'ti4',
  ['agenda/regulated-conscription', 'agenda/minister-of-industry', 'agenda/prophecy-of-ixth'],
  'what Minister of Industry produces costs as the law says, and too few fighters end the Prophecy',
  () => {
    const made = (fighters: number) => {
      const place = owns(owns(position(), 'minister-of-industry', 0), 'prophecy-of-ixth', 0).law(
        'regulated-conscription',
        'for',
      );
      const table = playing(place.own(0, 'saudor').goods(0, 3).exhausted('jord', 'saudor'), 'construction');
      table.answer('space-dock:saudor', 'use:law/minister-of-industry');
      expect(table.options.filter((id) => id.startsWith('produce:fighter'))).toHaveLength(3); // one for each good
      table.answer(`produce:fighter:tile-23:${fighters}`, 'done');
      while (table.prompt === 'ti4.pay-resources') table.answer(table.options.at(-1) ?? '');
      return table;
    };
    expect(lawIds(made(2))).toContain('prophecy-of-ixth');
    expect(lawIds(made(1))).not.toContain('prophecy-of-ixth');
  },
);

// Ministers with other cards

ruling(
  'ti4',
  'ag/minister-of-industry.1',
  'a dock taken by Infiltrate produces at once, and again in the Production step',
  () => {
    const made = owns(position(), 'minister-of-industry', 0).hand(0, 'infiltrate').goods(0, 9).turnOf(0);
    const table = made
      .units(0, 'tile-36', { carrier: 1, infantry: 2 })
      .units(1, 'saudor', { 'space-dock': 1 })
      .play((g) => tacticalAction(g, 0))
      .answer('activate:tile-23');
    declining(table).answer('move:tile-36:carrier');
    while (table.prompt !== 'ti4.commit') {
      const loading = table.options.findLast((id) => id.startsWith('load:'));
      table.answer(loading ?? (table.options.includes('done') ? 'done' : 'pass'));
    }
    table.answer('commit:saudor:infantry:1');
    declining(table, 'infiltrate').answer('use:action-card/infiltrate');
    while (!table.options.includes('use:law/minister-of-industry')) table.answer('pass');
    table.answer('use:law/minister-of-industry', 'produce:cruiser:tile-23:1', 'done', 'trade-goods:2');
    expect(table.unitsOf(0, 'tile-23').cruiser).toBe(1);
    while (!table.options.includes('skip-production')) table.answer('pass');
    table.answer('produce', 'produce:cruiser:tile-23:1', 'done', 'trade-goods:2');
    expect(table.unitsOf(0, 'tile-23').cruiser).toBe(2);
    expect(table.unitsOf(0, 'saudor')).toMatchObject({ 'space-dock': 1 });
  },
);

content(
  'ti4',
  ['agenda/minister-of-war', 'technology/fleet-logistics'],
  'Fleet Logistics and Minister of War together give three actions',
  () => {
    const table = owns(turn(), 'minister-of-war', 0).technologies(0, 'fleet-logistics').from('turn');
    table.answer('tactical', 'activate:tile-18', 'use:law/minister-of-war', 'tactical', 'activate:tile-18');
    expect(table.state.turn).toMatchObject({ seat: 0, actions: 2 });
    table.answer('tactical', 'activate:tile-22');
    expect(table.state.turn?.seat).toBe(1);
  },
);

ruling(
  'ti4',
  'ag/minister-of-peace.2',
  'a turn that Minister of Peace has ended gives Minister of War no action',
  () => {
    const made = owns(owns(turn(), 'minister-of-war', 0), 'minister-of-peace', 1);
    const table = made.units(2, 'saudor', { infantry: 1 }).from('turn').answer('tactical', 'activate:tile-23');
    table.answer('use:law/minister-of-peace');
    expect([table.state.turn?.seat, lawIds(table)]).toEqual([1, ['minister-of-war']]);
  },
);

content(
  'ti4',
  ['agenda/minister-of-peace', 'action-card/flank-speed'],
  'Flank Speed that was played before is over with the turn',
  () => {
    const made = owns(turn(), 'minister-of-peace', 1).hand(0, 'flank-speed').units(2, 'saudor', { infantry: 1 });
    const table = made.units(0, 'tile-36', { cruiser: 1 }).from('turn').answer('tactical', 'activate:tile-23');
    table.answerAs(0, 'use:action-card/flank-speed').answerAs(1, 'pass');
    while (!table.optionsOf(1).includes('use:law/minister-of-peace')) table.answer('pass');
    table.answerAs(1, 'use:law/minister-of-peace');
    while (table.prompt === 'ti4.window') table.answer('pass');
    expect(table.state.turn?.seat).toBe(1);
    expect(table.state.effects).toEqual([]);
    expect(table.state.decks.actionDiscard).toEqual(['flank-speed']);
  },
);

ruling(
  'ti4',
  ['ag/minister-of-commerce.1', 'ag/0.20'],
  'the Mentak may pillage the goods of Minister of Commerce',
  () => {
    const table = owns(position({ factions: ['mentak', 'sol', 'xxcha'] }), 'minister-of-commerce', 1)
      .goods(1, 2)
      .units(0, 'tile-22', { cruiser: 1 })
      .units(1, 'tile-23', { cruiser: 1 })
      .play((g) => replenish(g, 1));
    expect([table.seat, table.options]).toEqual([0, ['use:faction/pillage', 'pass']]);
    table.answer('use:faction/pillage');
    table.answer('trade-good');
    expect([0, 1].map((seat) => table.player(seat).tradeGoods)).toEqual([1, 2]); // 2, and 1 gained, and 1 lost
  },
);

content(
  'ti4',
  ['agenda/minister-of-sciences', 'agenda/anti-intellectual-revolution'],
  'two technologies for nothing, but each costs a ship',
  () => {
    const made = owns(position(), 'minister-of-sciences', 0)
      .law('anti-intellectual-revolution', 'for')
      .exhausted('jord');
    const table = playing(made.units(0, 'tile-22', { cruiser: 2, destroyer: 1 }), 'technology');
    table.answer('research', 'technology:sarween-tools', 'cruiser:tile-22');
    table.answer('research', 'technology:neural-motivator', 'destroyer:tile-22');
    expect(table.unitsOf(0, 'tile-22')).toEqual({ cruiser: 1 });
  },
);

content(
  'ti4',
  ['agenda/minister-of-sciences', 'agenda/anti-intellectual-revolution', 'faction/nekro'],
  'the Nekro do not research: Minister of Sciences brings them tokens for nothing, and no ship is lost',
  () => {
    const made = owns(position({ factions: ['nekro', 'sol', 'xxcha'] }), 'minister-of-sciences', 0);
    const table = playing(
      made.law('anti-intellectual-revolution', 'for').units(0, 'tile-22', { cruiser: 1 }).exhausted('mordai-ii'),
      'technology',
    );
    table.answer('research', 'pools:3-0-0', 'research', 'pools:0-0-3');
    expect(table.player(0).pools).toMatchObject({ tactic: 6 });
    expect(table.unitsOf(0, 'tile-22')).toEqual({ cruiser: 1 });
  },
);

content(
  'ti4',
  ['agenda/minister-of-exploration', 'agenda/holy-planet-of-ixth', 'agenda/shard-of-the-throne'],
  'one invasion may bring the Shard, the Holy Planet and a trade good',
  () => {
    const made = battle('tile-25', 'invasion').points(0, 2, 0);
    const table = owns(owns(made, 'shard-of-the-throne', 1), 'minister-of-exploration', 0)
      .law('holy-planet-of-ixth', 'quann', null, 'quann')
      .units(0, 'tile-25', { carrier: 1, infantry: 2 })
      .units(1, 'quann', { infantry: 1 })
      .dice(10, 10, 1)
      .play(invasion)
      .answer('commit:quann:infantry:2', 'use:law/holy-planet-of-ixth'); // both must happen, in an order of my choice
    expect(pointsOf(table)).toEqual([2, 0, 0]);
    expect(table.player(0).tradeGoods).toBe(1);
    expect(table.state.laws.find(({ id }) => id === 'shard-of-the-throne')?.owner).toBe(0);
  },
);

ruling('ti4', 'ag/imperial-arbiter.1', 'the Naalu keep their zero whichever cards they swap', () => {
  const made = owns(position({ factions: ['naalu', 'sol', 'xxcha'] }), 'imperial-arbiter', 0);
  const table = made
    .from('strategy')
    .answer('strategy:imperial', 'strategy:diplomacy', 'strategy:politics')
    .answer('strategy:technology', 'strategy:leadership', 'strategy:warfare')
    .answer('use:law/imperial-arbiter', 'card:imperial', 'card:leadership');
  expect(table.state.phase).toBe('action');
  expect(initiativeOrder(table.state as Ti4)[0]).toBe(0);
  const taken = owns(position({ factions: ['naalu', 'sol', 'xxcha'] }), 'imperial-arbiter', 1)
    .from('strategy')
    .answer('strategy:leadership', 'strategy:diplomacy', 'strategy:politics')
    .answer('strategy:technology', 'strategy:imperial', 'strategy:warfare')
    .answer('use:law/imperial-arbiter', 'card:imperial', 'card:leadership');
  expect(initiativeOrder(taken.state as Ti4)).toEqual([0, 1, 2]); // the token is not part of the card
});

content(
  'ti4',
  ['agenda/minister-of-policy', 'agenda/executive-sanctions'],
  'the card of Minister of Policy may have to be discarded at once',
  () => {
    const table = owns(position(), 'minister-of-policy', 1)
      .law('executive-sanctions', 'for')
      .hand(1, 'parley', 'bunker')
      .objectives('expand-borders')
      .faceDown('lead-from-the-front')
      .play(statusPhase);
    while (table.prompt === 'ti4.redistribute') table.answer(table.options[0] ?? '');
    expect([table.seat, table.prompt]).toEqual([1, 'ti4.discard-action-card']);
  },
);

// Laws against factions and technologies

content(
  'ti4',
  ['agenda/prophecy-of-ixth', 'faction/jol-nar'],
  'the Prophecy makes up for the fragility of Jol-Nar fighters',
  () => {
    const table = owns(battle('tile-22', 'space-combat', ['jol-nar', 'yssaril', 'hacan']), 'prophecy-of-ixth', 0)
      .units(0, 'tile-22', { carrier: 1, fighter: 1 })
      .units(1, 'tile-22', { cruiser: 1 })
      .dice(9, 9, 1, 1, 1, 1)
      .play(spaceCombat);
    while (rollsOf(table).length === 0) table.answer(table.options[0] ?? '');
    expect(rollsOf(table)[0]).toMatch(/carrier:\d+-1/);
    expect(rollsOf(table)[0]).toMatch(/fighter:\d+( |$)/);
  },
);

content(
  'ti4',
  ['agenda/publicize-weapon-schematics', 'faction/nekro'],
  'a war sun that the Nekro have copied from the Muaat is a technology for all to follow',
  () => {
    const made = position({ factions: ['nekro', 'muaat', 'sol'] }).law('publicize-weapon-schematics', 'for');
    expect(researchable(made.state, 2)).not.toContain('war-sun');
    made.technologies(0, 'valefar-assimilator-x').with(({ players: [nekro] }) => {
      nekro?.copies.push({ by: 'valefar-assimilator-x', technology: 'prototype-war-sun-2', from: 1 });
    });
    expect(researchable(made.state, 2)).toContain('war-sun');
  },
);
