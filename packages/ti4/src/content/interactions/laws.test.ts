/** Where laws meet each other, action cards, strategy cards, technologies and factions. */
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { replenish } from '../../rules/commodities.ts';
import { gainControl } from '../../rules/control.ts';
import { waysFrom } from '../../rules/galaxy.ts';
import { invasion } from '../../rules/invasion.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { statusPhase } from '../../rules/status-phase.ts';
import { strategicAction } from '../../rules/strategic-action.ts';
import { structureSites } from '../../rules/structures.ts';
import { initiativeOrder } from '../../rules/table.ts';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { researchable } from '../../rules/technology.ts';
import { openWindow } from '../../rules/window.ts';
import type { Ti4 } from '../../state.ts';
import {
  battle,
  decide,
  declining,
  type Position,
  position,
  reveal,
  rollsOf,
  session,
  type Table,
  votes,
} from '../../testing/index.ts';
import type { AgendaId } from '../agendas.ts';
import type { FactionId } from '../factions.ts';
import type { StrategyCardId } from '../strategy-cards.ts';

const lawIds = (table: Table) => table.state.laws.map(({ id }) => id);
const pointsOf = (table: Table) => [0, 1, 2].map((seat) => table.player(seat).points);

/** A law that the seat owns. */
const owns = (made: Position, law: AgendaId, seat: number) => made.law(law, `player-${seat}`, seat);

/** Seat 0 resolves a strategy card; nobody else has tokens to follow. */
function playing(made: Position, card: StrategyCardId): Table {
  return made
    .strategyCards([card])
    .pools(1, { strategy: 0 })
    .pools(2, { strategy: 0 })
    .turnOf(0)
    .play((g) => strategicAction(g, 0, card));
}

/** It is the turn of seat 0; all strategy cards are used up. */
function turn(factions?: readonly FactionId[]): Position {
  const made = factions ? position({ factions }) : position();
  return made.strategyCards(['leadership'], ['trade'], ['warfare']).with(({ players }) => {
    for (const { strategyCards } of players) for (const card of strategyCards) card.exhausted = true;
  });
}

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

ruling(
  'ti4',
  ['ag/enforced-travel-ban.1', 'ag/wormhole-reconstruction.1'],
  'Wormhole Reconstruction beats Enforced Travel Ban, whichever came first',
  () => {
    for (const laws of [
      ['enforced-travel-ban', 'wormhole-reconstruction'],
      ['wormhole-reconstruction', 'enforced-travel-ban'],
    ] as const) {
      const made = position();
      for (const law of laws) made.law(law, 'for');
      expect(waysFrom(made.state, 'tile-26', 0)).toEqual(expect.arrayContaining(['tile-39', 'tile-25', 'tile-40']));
    }
  },
);

ruling('ti4', 'ag/enforced-travel-ban.1', 'Skilled Retreat finds no way through a wormhole either', () => {
  const fight = (banned: boolean) => {
    const made = battle('tile-39', 'space-combat')
      .hand(0, 'skilled-retreat')
      .units(0, 'tile-39', { cruiser: 1 })
      .units(1, 'tile-39', { cruiser: 1 });
    const table = (banned ? made.law('enforced-travel-ban', 'for') : made).play(spaceCombat);
    declining(table, 'skilled-retreat');
    return table.answer('use:action-card/skilled-retreat').options;
  };
  const through = (options: readonly string[]) => options.some((id) => id.endsWith(':tile-26'));
  expect([through(fight(false)), through(fight(true))]).toEqual([true, false]);
});

content(
  'ti4',
  ['agenda/enforced-travel-ban', 'technology/bioplasmosis'],
  'infantry of the Arborec do not move through wormholes either',
  () => {
    const ending = (banned: boolean) => {
      const made = position({ factions: ['arborec', 'creuss', 'xxcha'] })
        .technologies(0, 'bioplasmosis')
        .units(0, 'quann', { infantry: 2 })
        .own(0, 'lodor');
      made.replace('tile-40', 'tile-46').with(({ effects }) => {
        effects.push({ source: 'technology/wormhole-generator', holder: 1, until: 'game', target: 'beta:tile-26' });
      });
      const table = (banned ? made.law('enforced-travel-ban', 'for') : made).play((g) =>
        openWindow(g, 'when status-phase-end', {}),
      );
      return table.options.includes('use:technology/bioplasmosis');
    };
    expect([ending(false), ending(true)]).toEqual([true, false]);
  },
);

ruling(
  'ti4',
  ['ag/demilitarized-zone.2', 'ag/minister-of-exploration.1'],
  'Peace Accords takes a Demilitarized Zone, and it is a planet gained',
  () => {
    const made = owns(position({ factions: ['xxcha', 'sol', 'jol-nar'] }), 'minister-of-exploration', 0)
      .own(0, 'resculon')
      .own(1, 'corneeq')
      .law('demilitarized-zone', 'corneeq', null, 'corneeq');
    const table = playing(made, 'diplomacy');
    while (!table.options.includes('use:faction/peace-accords')) table.answer(table.options[0] ?? '');
    table.answer('use:faction/peace-accords', 'planet:corneeq');
    expect(table.state.planets.corneeq?.owner).toBe(0);
    expect(table.player(0).tradeGoods).toBe(1);
    expect(structureSites(table.state as Ti4, 0, 'pds')).not.toContain('corneeq');
  },
);

content(
  'ti4',
  ['agenda/demilitarized-zone', 'action-card/frontline-deployment', 'faction/sol'],
  'neither Frontline Deployment nor Orbital Drop puts infantry into a Demilitarized Zone',
  () => {
    const table = turn(['sol', 'jol-nar', 'xxcha'])
      .law('demilitarized-zone', 'corneeq', null, 'corneeq')
      .own(0, 'corneeq', 'saudor')
      .hand(0, 'frontline-deployment')
      .from('turn');
    const deployed = table.answer('action:action-card/frontline-deployment').options;
    expect(deployed).toContain('planet:saudor');
    expect(deployed).not.toContain('planet:corneeq');
    const dropping = turn(['sol', 'jol-nar', 'xxcha'])
      .law('demilitarized-zone', 'corneeq', null, 'corneeq')
      .own(0, 'corneeq', 'saudor')
      .from('turn')
      .answer('action:faction/orbital-drop').options;
    expect(dropping.some((id) => id.endsWith(':saudor'))).toBe(true);
    expect(dropping.some((id) => id.endsWith(':corneeq'))).toBe(false);
  },
);

// Laws about agendas

ruling(
  'ti4',
  ['ag/representative-government.1', 'ac/distinguished-councilor.1'],
  'under Representative Government additional votes decide',
  () => {
    const made = session().law('representative-government', 'for').hand(2, 'distinguished-councilor');
    const table = declining(reveal(made, 'regulated-conscription'));
    table.answer('vote:for');
    declining(table).answer('vote:against');
    while (!table.options.includes('use:action-card/distinguished-councilor')) table.answer('pass');
    table.answer('use:action-card/distinguished-councilor');
    declining(table).answer('vote:for');
    declining(table);
    expect(lawIds(table)).toEqual(['representative-government']); // 2 for, 6 against
  },
);

content(
  'ti4',
  ['agenda/representative-government', 'faction/nekro'],
  'who never votes has no vote of Representative Government either',
  () => {
    const made = session(['sol', 'nekro', 'xxcha']).law('representative-government', 'for');
    const table = reveal(made, 'fleet-regulations');
    while (table.prompt === 'ti4.window') table.answer('pass');
    expect(table.seat).toBe(2);
  },
);

ruling(
  'ti4',
  ['ag/committee-formation.1', 'ac/confusing-legal-text.1'],
  'Confusing Legal Text may change whom the committee has named',
  () => {
    const made = owns(session(), 'committee-formation', 1).hand(0, 'confusing-legal-text');
    const table = reveal(made, 'minister-of-war');
    while (!table.optionsOf(1).includes('use:law/committee-formation')) table.answer('pass');
    table.answerAs(1, 'use:law/committee-formation');
    while (!table.options.includes('elect:player-0')) table.answer('pass');
    table.answer('elect:player-0');
    while (!table.options.includes('use:action-card/confusing-legal-text')) table.answer('pass');
    table.answer('use:action-card/confusing-legal-text');
    while (table.state.agenda?.id === 'minister-of-war')
      table.answer(table.options.find((id) => id.endsWith('2')) ?? 'pass');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-war', owner: 2 }]);
  },
);

ruling(
  'ti4',
  ['ag/committee-formation.2', 'ag/committee-formation.1'],
  'Galactic Threat finds nobody who voted when the committee decides',
  () => {
    const made = owns(session(['sol', 'nekro', 'hacan']), 'committee-formation', 0).technologies(0, 'sarween-tools');
    const table = reveal(made, 'minister-of-war');
    table.answer('use:faction/galactic-threat', 'predict:player-2');
    table.answer('use:law/committee-formation', 'elect:player-2');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-war', owner: 2 }]);
    expect(table.player(1).technologies).toEqual([]);
  },
);

ruling('ti4', 'ag/miscount-disclosed.2', 'a Holy Planet voted on again brings its point once more', () => {
  const made = session()
    .own(1, 'quann')
    .own(2, 'lodor')
    .points(0, 1, 0)
    .law('holy-planet-of-ixth', 'quann', null, 'quann');
  const table = reveal(made.law('fleet-regulations', 'for'), 'miscount-disclosed');
  decide(table, 'holy-planet-of-ixth');
  decide(table, 'lodor');
  expect(pointsOf(table)).toEqual([0, 1, 1]);
  const later = position()
    .own(2, 'lodor')
    .points(0, 1, 1)
    .law('holy-planet-of-ixth', 'lodor', null, 'lodor')
    .play((g) => gainControl(g, 0, 'lodor'));
  expect(pointsOf(later)).toEqual([1, 1, 0]);
});

ruling('ti4', 'ag/0.9', 'abstaining is not voting against: Conventions of War spares who abstains', () => {
  const made = session().hand(0, 'parley').hand(1, 'bunker').hand(2, 'upgrade');
  const table = votes(reveal(made, 'conventions-of-war'), { 2: 'against' });
  expect([0, 1, 2].map((seat) => table.player(seat).actionCards.length)).toEqual([1, 1, 0]);
});

// Classified Document Leaks

ruling(
  'ti4',
  'ag/classified-document-leaks.2',
  'Spark a Rebellion in the open: whoever beats the leader scores it, once',
  () => {
    const made = battle('tile-22', 'space-combat')
      .points(0, 3, 1)
      .law('classified-document-leaks', 'secret-objective/spark-a-rebellion')
      .with((g) => {
        g.decks.secrets = g.decks.secrets.filter((id) => id !== 'spark-a-rebellion');
        g.published.push({ id: 'spark-a-rebellion', scored: [2], open: true });
      });
    const table = made
      .units(0, 'tile-22', { cruiser: 1 })
      .units(1, 'tile-22', { cruiser: 1 })
      .dice(10, 1)
      .play(spaceCombat);
    while (table.options.includes('fight')) table.answer('fight');
    table.answer('use:secret-objective/spark-a-rebellion');
    expect([table.player(0).points, table.state.published[0]?.scored]).toEqual([1, [2, 0]]);
    expect(table.player(0).scoredSecrets).toEqual([]);
    expect(table.isOver).toBe(true);
  },
);

content(
  'ti4',
  ['agenda/classified-document-leaks', 'action-card/repeal-law'],
  'Repeal Law closes a leaked objective for those who have not scored it',
  () => {
    const table = turn()
      .law('classified-document-leaks', 'secret-objective/control-the-region')
      .with((g) => {
        g.decks.secrets = g.decks.secrets.filter((id) => id !== 'control-the-region');
        g.published.push({ id: 'control-the-region', scored: [1], open: true });
      })
      .hand(0, 'repeal-law')
      .from('turn')
      .answer('action:action-card/repeal-law');
    while (table.prompt === 'ti4.window') table.answer('pass');
    expect(table.state.published).toEqual([{ id: 'control-the-region', scored: [1], open: false }]);
  },
);
