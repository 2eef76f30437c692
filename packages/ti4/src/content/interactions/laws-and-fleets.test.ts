/** Where laws meet fleets, votes and each other. */
import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../rules/control.ts';
import { waysFrom } from '../../rules/galaxy.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { structureSites } from '../../rules/structures.ts';
import { openWindow } from '../../rules/window.ts';
import type { Ti4 } from '../../state.ts';
import { battle, decide, declining, position, reveal, session, votes } from '../../testing/index.ts';
import { lawIds, owns, playing, pointsOf, turn } from '../../testing/laws.ts';

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
