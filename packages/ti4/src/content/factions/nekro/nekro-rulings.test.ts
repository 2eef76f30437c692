import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { impossible } from '../../../invariants.ts';
import { copyTechnology } from '../../../rules/copies.ts';
import { stands } from '../../../rules/predicates.ts';
import { spaceCannonOffense } from '../../../rules/space-cannon.ts';
import { spaceCombat } from '../../../rules/space-combat.ts';
import { strategicAction } from '../../../rules/strategic-action.ts';
import { tacticalAction } from '../../../rules/tactical-action.ts';
import { research } from '../../../rules/technology.ts';
import { openWindow } from '../../../rules/window.ts';
import type { Ti4 } from '../../../state.ts';
import { battle, type Position, position, reveal, session, type Table, votes } from '../../../testing/index.ts';
import { type FactionId, faction } from '../../factions.ts';
import { hasTechnology, unitUsed } from '../../registry.ts';
import type { TechnologyId } from '../../technologies.ts';

const here = 'tile-22';
const x: TechnologyId = 'valefar-assimilator-x';
const y: TechnologyId = 'valefar-assimilator-y';
const threat = 'use:faction/galactic-threat';
const singularity = 'use:faction/technological-singularity';
const enlist = 'use:unit/the-alastor';

/** Nekro, the speaker, may predict the outcome of Economic Equality. */
function council(prepare: (place: Position) => Position): Table {
  const table = reveal(prepare(session(['nekro', 'hacan', 'sol'])), 'economic-equality', 'miscount-disclosed');
  while (!table.optionsOf(0).includes(threat)) table.answer('pass');
  return table;
}

/** Nekro attack seat 1. */
function fight(rival: FactionId = 'hacan'): Position {
  return battle(here, 'space-combat', ['nekro', rival, 'xxcha']).technologies(0, x, y);
}

function nekro(rival: FactionId = 'hacan'): Position {
  return position({ factions: ['nekro', rival, 'xxcha'] }).technologies(0, x, y);
}

ruling('ti4', 'nekro.1', 'Galactic Threat: I never vote, but break ties as speaker and play riders', () => {
  const table = council((place) => place.own(0, 'tarmann').hand(0, 'leadership-rider'));
  expect(table.optionsOf(0)).toEqual([threat, 'use:action-card/leadership-rider', 'pass']);
  votes(table, {});
  expect(table.events()).not.toContain('ti4.votes');
  expect([table.seat, table.options]).toEqual([0, ['decide:for', 'decide:against']]);
});

ruling(
  'ti4',
  ['nekro.2', 'nekro.3'],
  'Galactic Threat: once in a phase; a voter’s technology, none for a mere tie-break',
  () => {
    const made = () => council((place) => place.technologies(1, 'sarween-tools'));
    const told = made().answerAs(0, threat).answer('predict:for');
    votes(told, { 1: 'for' });
    expect(told.player(0).technologies).toEqual(['sarween-tools']);
    expect(told.events().indexOf('ti4.gains-technology')).toBeGreaterThan(
      told.events().indexOf('ti4.trade-goods-lost'),
    );
    expect(told.options).not.toContain(threat);
    const tie = made().answerAs(0, threat).answer('predict:for');
    votes(tie, {});
    tie.answer('decide:for');
    expect(tie.player(0).technologies).toEqual([]);
  },
);

ruling('ti4', 'nekro.4', 'Technological Singularity: once in a combat, without prerequisites, if I like', () => {
  const made = () =>
    fight()
      .technologies(1, 'assault-cannon')
      .units(0, here, { cruiser: 2 })
      .units(1, here, { cruiser: 2 })
      .dice(10, 10, 1, 1)
      .play(spaceCombat);
  expect(made().answer(singularity).player(0).technologies).toContain('assault-cannon');
  expect(made().answer('pass').options).toEqual([singularity, 'pass']); // again for the next loss
});

ruling(
  'ti4',
  'nekro.5',
  'Technological Singularity: any destruction in the combat counts, their own sacrifices too',
  () => {
    const barrage = fight()
      .technologies(1, 'sarween-tools')
      .units(0, here, { destroyer: 1 })
      .units(1, here, { fighter: 1, carrier: 1 })
      .dice(10, 1)
      .play(spaceCombat)
      .answer('all');
    expect([barrage.seat, barrage.options]).toEqual([0, [singularity, 'pass']]);
    const given = fight('yin')
      .technologies(1, 'impulse-core', 'sarween-tools')
      .units(0, here, { cruiser: 2 })
      .units(1, here, { cruiser: 1, carrier: 1 })
      .play(spaceCombat)
      .answer('use:technology/impulse-core');
    expect([given.seat, given.options]).toEqual([0, [singularity, 'pass']]);
    const shot = battle(here, 'space-cannon-offense', ['nekro', 'hacan', 'xxcha'])
      .technologies(1, 'sarween-tools')
      .units(0, 'tarmann', { pds: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(10)
      .play(spaceCannonOffense)
      .answer('all');
    expect([shot.isOver, shot.unitsOf(1, here)]).toEqual([true, {}]);
  },
);

ruling(
  'ti4',
  'nekro.6',
  'Technological Singularity: what a retreat leaves behind counts, surplus after the combat does not',
  () => {
    const fled = fight()
      .technologies(1, 'sarween-tools')
      .own(1, 'lirta-iv')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1, fighter: 1 })
      .dice(1, 1, 1)
      .play(spaceCombat)
      .answer('retreat');
    expect([fled.seat, fled.options]).toEqual([0, [singularity, 'pass']]);
    const after = fight()
      .technologies(1, 'sarween-tools')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { carrier: 1, fighter: 2 })
      .dice(10, 10, 1, 1)
      .play(spaceCombat)
      .answer('carrier:tile-22', 'pass');
    expect([after.isOver, after.unitsOf(1, here)]).toEqual([true, {}]);
  },
);

ruling('ti4', 'nekro.7', 'Technological Singularity: the technology works at once, in the same window', () => {
  const table = fight('yin')
    .technologies(1, 'impulse-core', 'assault-cannon')
    .own(1, 'lirta-iv')
    .pools(0, { fleet: 4 })
    .units(0, here, { cruiser: 4 })
    .units(1, here, { cruiser: 1, dreadnought: 1 })
    .play(spaceCombat)
    .answer('use:technology/impulse-core', singularity, 'take:assault-cannon:1');
  expect([table.unitsOf(0, here), table.unitsOf(1, here)]).toEqual([{ cruiser: 3 }, {}]); // before a die is rolled
  expect(table.events()).not.toContain('ti4.rolls');
});

ruling(
  'ti4',
  'nekro.8',
  'Technological Singularity: nothing that I own; faction technologies only by an assimilator',
  () => {
    const offered = (assimilators: TechnologyId[]) =>
      battle(here, 'space-combat', ['nekro', 'sol', 'xxcha'])
        .technologies(0, ...assimilators, 'sarween-tools')
        .technologies(1, 'sarween-tools', 'neural-motivator', 'advanced-carrier-2', 'plasma-scoring')
        .units(0, here, { cruiser: 1 })
        .units(1, here, { cruiser: 1 })
        .dice(10, 1)
        .play(spaceCombat)
        .answer(singularity).options;
    expect(offered([])).toEqual(['take:neural-motivator:1', 'take:plasma-scoring:1']);
    expect(offered([x, y])).toEqual(['take:neural-motivator:1', 'take:advanced-carrier-2:1', 'take:plasma-scoring:1']);
  },
);

ruling('ti4', 'nekro.9', 'Propagation: three tokens, at most what reinforcements hold', () => {
  const table = nekro()
    .with((g) => {
      if (g.players[0]) g.players[0].tokens = 2;
    })
    .play((g) => research(g, 0));
  expect(table.options).toContain('pools:2-0-0');
  table.answer('pools:2-0-0');
  expect([table.player(0).pools.tactic, table.player(0).tokens]).toEqual([5, 0]);
});

ruling(
  'ti4',
  'nekro.10',
  'Propagation: by Technology three tokens, and three more for six resources; others’ way for four',
  () => {
    const primary = nekro()
      .strategyCards(['technology'], ['trade'], ['warfare'])
      .turnOf(0)
      .goods(0, 6)
      .play((g) => strategicAction(g, 0, 'technology'));
    const gained: number[] = [];
    while (primary.seat === 0) {
      if (primary.prompt === 'ti4.gain-tokens') gained.push(primary.player(0).tradeGoods);
      const pays = primary.options.find((id) => id.startsWith('trade-goods:6'));
      primary.answer(pays ?? primary.options.find((id) => !/decline|skip|no/.test(id)) ?? '');
    }
    expect(gained).toEqual([6, 0]);
    const secondary = nekro()
      .strategyCards(['trade'], ['technology'], ['warfare'])
      .turnOf(1)
      .goods(0, 4)
      .exhausted('mordai-ii')
      .play((g) => strategicAction(g, 1, 'technology'));
    while (secondary.seat !== 0) secondary.answer(secondary.options.at(-1) ?? '');
    secondary.answer('secondary', 'trade-goods:4');
    expect([secondary.prompt, secondary.player(0).pools.strategy]).toEqual(['ti4.gain-tokens', 1]);
    expect(secondary.events()).not.toContain('ti4.researches');
  },
);

ruling(
  'ti4',
  ['nekro.11', 'nekro.13'],
  'Valefar Assimilators: mine from the start; a token may be moved, and the old copy ends',
  () => {
    expect(faction('nekro').startingTechnologies).toEqual(expect.arrayContaining([x, y]));
    const table = fight('letnev')
      .technologies(1, 'l4-disruptors', 'non-euclidean-shielding')
      .with((g) => g.players[0]?.copies.push({ by: x, technology: 'l4-disruptors', from: 1 }))
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(10, 1)
      .play(spaceCombat)
      .answer(singularity);
    expect(table.options).toEqual([`by:${x}`, `by:${y}`]); // L4 Disruptors holds a token already
    table.answer(`by:${x}`);
    const g = table.state as Ti4;
    expect([hasTechnology(g, 0, 'l4-disruptors'), hasTechnology(g, 0, 'non-euclidean-shielding')]).toEqual([
      false,
      true,
    ]);
  },
);

ruling('ti4', 'nekro.12', 'Valefar Assimilators: not for what comes by other means', () => {
  const learning = (id: TechnologyId) =>
    nekro('jol-nar')
      .note(0, 'research-agreement', 1)
      .play((g) => openWindow(g, 'after technology-researched', { seat: 1, technology: id }));
  expect(learning('e-res-siphons').isOver).toBe(true);
  const common = learning('sarween-tools').answer('use:note/research-agreement/1');
  expect([common.player(0).technologies, common.player(0).copies]).toEqual([[x, y, 'sarween-tools'], []]);
});

ruling(
  'ti4',
  ['nekro.14', 'nekro.15'],
  'a copy is exhausted by itself, stays so when the token moves, and outlives its original',
  () => {
    const table = nekro('yssaril')
      .strategyCards(['leadership'], ['trade'], ['warfare'])
      .technologies(1, 'transparasteel-plating')
      .hand(1, 'bunker')
      .with((g) => {
        g.players[0]?.copies.push({ by: x, technology: 'mageon-implants', from: 1 }); // the Yssaril have it no more
      })
      .from('turn')
      .answer('action:technology/mageon-implants', 'take:bunker');
    expect(table.player(0).exhausted).toEqual(['mageon-implants']);
    const moved = nekro('yssaril')
      .with((g) => {
        g.players[0]?.copies.push({ by: x, technology: 'mageon-implants', from: 1 });
        g.players[0]?.exhausted.push('mageon-implants');
        g.players[1]?.technologies.push('transparasteel-plating');
        g.players[1]?.exhausted.push('transparasteel-plating');
      })
      .play((g) => copyTechnology(g, 0, x, 'transparasteel-plating', 1));
    expect(moved.player(0).exhausted).toEqual(['transparasteel-plating']);
    expect(hasTechnology(moved.state as Ti4, 0, 'transparasteel-plating')).toBe(true);
  },
);

/** Which carrier Nekro have with these technologies and a copy of the Advanced Carrier II. */
function carriers(own: TechnologyId[]): Ti4 {
  return nekro('sol')
    .technologies(0, ...own)
    .technologies(1, 'advanced-carrier-2', 'spec-ops-2')
    .with((g) => g.players[0]?.copies.push({ by: x, technology: 'advanced-carrier-2', from: 1 })).state;
}

ruling(
  'ti4',
  ['nekro.16', 'nekro.17'],
  'a copied upgrade serves my units before the generic one; together they are one upgrade',
  () => {
    expect(unitUsed(carriers([]), 0, 'carrier')).toBe('advanced-carrier-2');
    const both = carriers(['carrier-2']);
    expect(unitUsed(both, 0, 'carrier')).toBe('advanced-carrier-2');
    const upgrades = (min: number) => stands(both, 0, { kind: 'unit-upgrades-owned', min });
    expect([upgrades(1), upgrades(2)]).toEqual([true, false]);
    const ended = nekro('sol')
      .technologies(0, 'carrier-2')
      .with((g) => g.players[0]?.copies.push({ by: x, technology: 'advanced-carrier-2', from: 1 }))
      .play((g) => copyTechnology(g, 0, x, 'spec-ops-2', 1));
    expect(unitUsed(ended.state as Ti4, 0, 'carrier')).toBe('carrier-2');
  },
);

ruling('ti4', 'nekro.16', 'a second copied upgrade of a type takes the token of the first', () => {
  const table = fight('l1z1x')
    .technologies(1, 'super-dreadnought-2')
    .with((g) => g.players[0]?.copies.push({ by: y, technology: 'exotrireme-2', from: 2 }))
    .units(0, here, { cruiser: 1 })
    .units(1, here, { cruiser: 1 })
    .dice(10, 1)
    .play(spaceCombat)
    .answer(singularity);
  expect(table.player(0).copies).toEqual([{ by: y, technology: 'super-dreadnought-2', from: 1 }]);
});

ruling('ti4', 'nekro.18', 'a copied Floating Factory takes docks to space, and its end brings them down', () => {
  const table = nekro('saar')
    .units(0, 'tarmann', { 'space-dock': 1 })
    .play(function* (g) {
      yield* copyTechnology(g, 0, x, 'floating-factory-2', 1);
      expect(g.systems[here]?.units).toMatchObject([{ seat: 0, type: 'space-dock' }]);
      yield* copyTechnology(g, 0, x, 'chaos-mapping', 1);
    });
  expect([table.unitsOf(0, here), table.unitsOf(0, 'tarmann')]).toEqual([{}, { 'space-dock': 1 }]);
});

ruling('ti4', 'nekro.19', 'without the copy that let them sustain, damaged carriers stay damaged', () => {
  const table = nekro('sol')
    .with((g) => g.players[0]?.copies.push({ by: x, technology: 'advanced-carrier-2', from: 1 }))
    .units(0, here, { carrier: 2 }, { carrier: 1 })
    .play((g) => copyTechnology(g, 0, x, 'spec-ops-2', 1));
  expect(table.state.systems[here]?.units).toMatchObject([{ type: 'carrier', count: 2, damaged: 1 }]);
  expect(impossible(table.state as Ti4)).toBeNull();
});

ruling('ti4', 'nekro.19', 'ships in a supernova leave it after Magmus Reactor is lost', () => {
  const table = nekro('muaat')
    .replace('tile-23', 'tile-43')
    .units(0, 'tile-43', { cruiser: 1 })
    .turnOf(0)
    .with((g) => g.turn?.traded.push(1, 2))
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-22', 'move:tile-43:cruiser', 'done');
  expect(table.unitsOf(0, here)).toEqual({ cruiser: 1 });
});

/** Nekro attack with the Alastor and infantry on Tarmann. */
function alastor(rival: FactionId, ships: object, theirs: object): Position {
  return fight(rival)
    .units(0, here, { flagship: 1, ...ships })
    .units(0, 'tarmann', { infantry: 3 })
    .units(1, here, theirs);
}

ruling('ti4', 'nekro.20', 'The Alastor: any number of my ground forces fight as ships, with their own value', () => {
  const table = alastor('hacan', { infantry: 1 }, { carrier: 1 }).dice(8, 1, 1, 1, 1).play(spaceCombat).answer(enlist);
  expect(table.options).toEqual(['enlist:tile-22:0', 'enlist:tile-22:1']);
  table.answer('enlist:tile-22:1');
  expect(table.options).toHaveLength(4);
  table.answer('enlist:tarmann:1');
  expect([table.isOver, table.unitsOf(1, here)]).toEqual([true, {}]);
  const without = fight().units(0, here, { cruiser: 1, infantry: 1 }).units(1, here, { carrier: 1 });
  expect(without.dice(10, 1).play(spaceCombat).isOver).toBe(true);
});

ruling('ti4', 'nekro.21', 'The Alastor: such ground forces count for Assault Cannon, mine and theirs', () => {
  const mine = alastor('hacan', {}, { carrier: 2 })
    .technologies(0, 'assault-cannon')
    .own(1, 'lirta-iv')
    .play(spaceCombat)
    .answer(enlist);
  expect(mine.unitsOf(1, here)).toEqual({ carrier: 2 });
  mine.answer('enlist:tarmann:2');
  expect(mine.unitsOf(1, here)).toEqual({ carrier: 1 });
  const theirs = alastor('hacan', {}, { cruiser: 2 })
    .technologies(1, 'assault-cannon')
    .units(1, here, { fighter: 1 })
    .own(1, 'lirta-iv')
    .play(spaceCombat)
    .answer(enlist, 'enlist:tarmann:2');
  expect(theirs.unitsOf(0, 'tarmann')).toEqual({ infantry: 3 }); // two cruisers are not enough
});

ruling('ti4', 'nekro.21', 'The Alastor: they may be lost to Assault Cannon, and fight on without the flagship', () => {
  const table = alastor('hacan', {}, { cruiser: 3 }).technologies(1, 'assault-cannon').play(spaceCombat);
  expect([table.seat, table.unitsOf(0, here)]).toEqual([undefined, {}]); // mandatory: before anybody could enlist
  const on = alastor('hacan', {}, { dreadnought: 1 })
    .own(1, 'lirta-iv')
    .with((g) => {
      const [ship] = g.systems[here]?.units ?? [];
      if (ship) ship.damaged = 1;
    })
    .dice(1, 1, 1, 1, 10)
    .play(spaceCombat)
    .answer(enlist, 'enlist:tarmann:2', 'fight', 'flagship:tile-22:damaged');
  expect([on.state.combat?.round, on.unitsOf(0, here), on.seat]).toEqual([2, {}, 1]);
});

ruling(
  'ti4',
  'nekro.21',
  'The Alastor: an opponent’s Assault Cannon may be answered with one of them, not with a fighter',
  () => {
    const table = alastor('hacan', { fighter: 1 }, { cruiser: 3 })
      .technologies(1, 'assault-cannon')
      .combat({
        kind: 'space',
        system: here,
        attacker: 0,
        defender: 1,
        enlisted: [{ seat: 0, place: 'tarmann', type: 'infantry', count: 2 }],
      })
      .play(function* (g) {
        if (g.combat) yield* openWindow(g, 'when space-combat-start', { combat: g.combat });
      });
    expect([table.seat, table.options]).toEqual([0, ['flagship:tile-22', 'infantry:tarmann']]);
    table.answer('infantry:tarmann');
    expect([table.unitsOf(0, 'tarmann'), table.state.combat?.enlisted[0]?.count]).toEqual([{ infantry: 2 }, 1]);
  },
);

ruling(
  'ti4',
  ['nekro.22', 'nekro.23'],
  'The Alastor: barrage misses them; alone they may win; those in space are lost then',
  () => {
    const table = alastor('hacan', { infantry: 1 }, { destroyer: 2 })
      .with((g) => {
        const [ship] = g.systems[here]?.units ?? [];
        if (ship) ship.damaged = 1;
      })
      .dice(10, 10, 10, 10)
      .dice(1, 1, 1, 1, 10, 1)
      .dice(10, 10, 1, 1)
      .play(spaceCombat)
      .answer(enlist, 'enlist:tile-22:1', 'enlist:tarmann:1', 'all');
    expect(table.events()).not.toContain('ti4.destroyed');
    table.answer('flagship:tile-22:damaged');
    expect([table.isOver, table.events().includes('ti4.combat-won')]).toEqual([true, true]);
    expect([table.unitsOf(0, here), table.unitsOf(0, 'tarmann'), table.unitsOf(1, here)]).toEqual([
      {},
      { infantry: 3 },
      {},
    ]);
  },
);

ruling('ti4', 'nekro.23', 'The Alastor: in a retreat those on planets stay, those in space are carried', () => {
  const table = battle(here, 'space-combat', ['hacan', 'nekro', 'xxcha'])
    .own(1, 'lirta-iv')
    .units(0, here, { cruiser: 1 })
    .units(1, here, { flagship: 1, infantry: 1 })
    .units(1, 'tarmann', { infantry: 1 })
    .dice(1, 1, 1, 1, 1)
    .play(spaceCombat)
    .answer(enlist, 'enlist:tile-22:1', 'enlist:tarmann:1', 'retreat');
  expect(table.unitsOf(1, 'tile-35')).toEqual({ flagship: 1, infantry: 1 });
  expect([table.isOver, table.unitsOf(1, 'tarmann')]).toEqual([true, { infantry: 1 }]);
});

ruling(
  'ti4',
  'nekro.24',
  'Antivirus: laid down in any combat of its holder; Galactic Threat still works on them',
  () => {
    const against: Table = battle(here, 'space-combat', ['hacan', 'xxcha', 'nekro'])
      .note(0, 'antivirus', 2)
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(10, 1)
      .play(spaceCombat);
    expect(against.options).toEqual(['use:note/antivirus/2', 'pass']);
    const immune = fight()
      .noteInPlay(1, 'antivirus', 0)
      .technologies(1, 'sarween-tools')
      .units(0, here, { cruiser: 1 })
      .units(1, here, { cruiser: 1 })
      .dice(10, 1)
      .play(spaceCombat);
    expect([immune.isOver, immune.player(0).technologies]).toEqual([true, [x, y]]);
    const table = council((place) => {
      place.state.players[1]?.notesInPlay.push({ id: 'antivirus', of: 0 });
      return place.technologies(1, 'sarween-tools');
    });
    votes(table.answerAs(0, threat).answer('predict:for'), { 1: 'for' });
    expect(table.player(0).technologies).toEqual(['sarween-tools']);
    const back = nekro()
      .noteInPlay(1, 'antivirus', 0)
      .units(0, here, { cruiser: 1 })
      .turnOf(1)
      .play((g) => tacticalAction(g, 1))
      .answer('activate:tile-22');
    expect(back.player(0).notes).toContainEqual({ id: 'antivirus', of: 0 });
  },
);
