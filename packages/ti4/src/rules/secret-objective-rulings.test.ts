/** Rulings on secret objectives beyond the numbers that each asks for. */
import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { PlanetId } from '../content/planets.ts';
import type { SecretObjectiveId } from '../content/secret-objectives.ts';
import type { SystemId } from '../content/systems.ts';
import type { Ti4 } from '../state.ts';
import { battle, type Position, position, type Table } from '../testing/index.ts';
import { view } from '../view.ts';
import { addEffect } from './effects.ts';
import { adjacent } from './galaxy.ts';
import { invasion } from './invasion.ts';
import { drawSecret, scorableSecrets } from './objectives.ts';
import { settle } from './settle.ts';
import { spaceCombat } from './space-combat.ts';

const here = 'tile-22';
const greatest = 'use:secret-objective/destroy-their-greatest-ship';
const example = 'use:secret-objective/make-an-example-of-their-world';
const rebellion = 'use:secret-objective/spark-a-rebellion';

/** Seats 0, 1 and 2 score in this order; more objectives are to come. */
function status(prepare: (made: Position) => Position): Table {
  const made = position().strategyCards(['leadership'], ['diplomacy'], ['politics']);
  return prepare(made).faceDown('subdue-the-galaxy', 'conquer-the-weak').phase('status').from('status');
}

/** Whether seat 0 could score the objective in the status phase. */
function meets(place: Position, id: SecretObjectiveId): boolean {
  return scorableSecrets(place.secrets(0, id).state, 0).includes(id);
}

function shipsIn(...systems: SystemId[]): Position {
  const place = position({ players: 6 });
  for (const id of systems) place.units(0, id, { cruiser: 1 });
  return place;
}

ruling('ti4', 'so/0.1', 'an objective of the action phase is scored at the moment of the deed or not at all', () => {
  const fight = () =>
    battle(here, 'space-combat')
      .units(0, here, { dreadnought: 2 })
      .units(1, here, { flagship: 1, destroyer: 1 }, { flagship: 1 })
      .secrets(0, 'destroy-their-greatest-ship', 'spark-a-rebellion')
      .dice(1, 10, 10, 1, 1, 10, 10, 1)
      .play(spaceCombat)
      .answer('all');
  const declined = fight();
  while (!declined.options.includes(greatest)) declined.answer(declined.options[0] ?? '');
  declined.answer('pass');
  expect(declined.options).not.toContain(greatest);
  while (!declined.options.includes(rebellion)) declined.answer(declined.options[0] ?? '');
  expect(declined.options).toEqual([rebellion, 'pass']); // the deed with the flagship is over
});

ruling('ti4', 'so/0.2', 'bombardment lies outside the ground combat: each may bring an objective', () => {
  const table = battle('tile-36', 'invasion')
    .units(0, 'tile-36', { dreadnought: 1, carrier: 1, infantry: 2 })
    .units(1, 'arnor', { infantry: 1 })
    .units(1, 'lor', { infantry: 1 })
    .secrets(0, 'make-an-example-of-their-world', 'spark-a-rebellion')
    .points(0, 1, 0)
    .dice(10, 10, 1)
    .play(invasion)
    .answer('bombard:arnor');
  expect(table.options).toEqual([example, 'pass']);
  table.answer(example, 'commit:arnor:infantry:0', 'commit:lor:infantry:2');
  expect(table.options).toEqual([rebellion, 'pass']);
  expect(table.answer(rebellion).player(0).points).toBe(2);
});

ruling(
  'ti4',
  'so/0.3',
  'in the status phase one secret each, in initiative order, and whoever wins ends the game',
  () => {
    const docks = (place: Position) =>
      place
        .units(0, 'jord', { 'space-dock': 1 })
        .units(0, 'lodor', { 'space-dock': 1 })
        .units(0, 'quann', { 'space-dock': 1 })
        .secrets(0, 'fuel-the-war-machine', 'threaten-enemies')
        .units(0, 'tile-22', { cruiser: 1 });
    const table = status((place) => docks(place).secrets(1, 'form-a-spy-network'));
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.score-secret']);
    const scored = table.answer('score:fuel-the-war-machine');
    expect(scored.seat).toBe(1); // no second one
    expect(status((place) => docks(place).points(9, 9, 0)).answer('score:fuel-the-war-machine').state.winner).toBe(0);
    expect(status(docks).answer('none').player(0).secrets).toHaveLength(2); // who waits keeps them
  },
);

ruling(
  'ti4',
  'so/0.4',
  'secrets need no home planets; scored ones lie open, and of the others only their number is seen',
  () => {
    const made = (place: Position) =>
      place
        .own(1, 'jord')
        .objectives('negotiate-trade-routes')
        .goods(0, 5)
        .units(0, 'lodor', { 'space-dock': 1 })
        .units(0, 'quann', { 'space-dock': 1 })
        .units(0, 'wellon', { 'space-dock': 1 })
        .secrets(0, 'fuel-the-war-machine', 'mine-rare-metals');
    const table = status(made);
    expect(table.options).toEqual(['score:fuel-the-war-machine', 'none']); // nothing public without Jord
    table.answer('score:fuel-the-war-machine');
    const seen = view(table.state as Ti4, 1).players[0];
    expect([seen?.scoredSecrets, JSON.stringify(seen).includes('mine-rare-metals')]).toEqual([
      ['fuel-the-war-machine'],
      false,
    ]);
    expect(table.player(0).points).toBe(1);
  },
);

ruling('ti4', 'so/0.5', 'with three scored secrets the one I draw goes back, unseen by the others', () => {
  const ids = ['fuel-the-war-machine', 'mine-rare-metals', 'threaten-enemies'] as const;
  const table = position()
    .secrets(0, ...ids)
    .with(({ players: [first] }) => {
      first?.scoredSecrets.push(...(first?.secrets.splice(0) ?? []));
    })
    .play((g) => drawSecret(g, 0));
  expect(table.options).toHaveLength(1);
  const [drawn = ''] = table.options;
  const before = table.state.decks.secrets.length;
  table.answer(drawn);
  expect([table.player(0).secrets, table.state.decks.secrets.length]).toEqual([[], before + 1]);
  expect(JSON.stringify(table.match.events(0, 1))).not.toContain(drawn.replace('return:', ''));
});

ruling(
  'ti4',
  ['so/0.6', 'so/control-the-region.1'],
  'fighters are ships; ground forces and structures are none',
  () => {
    const systems = ['tile-19', 'tile-20', 'tile-22', 'tile-24', 'tile-25'] as const;
    expect(meets(shipsIn(...systems), 'control-the-region')).toBe(false);
    const sixth = () => shipsIn(...systems);
    const fighter = sixth()
      .units(0, 'jord', { 'space-dock': 1 })
      .units(0, 'tile-01', { fighter: 1 })
      .token(0, 'tile-01');
    expect(meets(fighter, 'control-the-region')).toBe(true); // a token there does not matter
    const troops = sixth().units(0, 'jord', { pds: 1, infantry: 2 });
    expect(meets(troops, 'control-the-region')).toBe(false);
  },
);

ruling('ti4', ['so/0.6', 'so/control-the-region.1'], 'the home of the Ghosts off the map is a system too', () => {
  const made = position({ players: 6, factions: ['creuss', 'sol', 'xxcha', 'yssaril', 'winnu', 'mentak'] });
  for (const id of ['tile-19', 'tile-20', 'tile-22', 'tile-24', 'tile-51'] as const) made.units(0, id, { cruiser: 1 });
  expect(meets(made, 'control-the-region')).toBe(false);
  const six = position({ players: 6, factions: ['creuss', 'sol', 'xxcha', 'yssaril', 'winnu', 'mentak'] });
  for (const id of ['tile-19', 'tile-20', 'tile-22', 'tile-24', 'tile-25', 'tile-51'] as const)
    six.units(0, id, { cruiser: 1 });
  expect(meets(six, 'control-the-region')).toBe(true);
});

ruling(
  'ti4',
  ['so/0.7', 'so/gather-a-mighty-fleet.1'],
  'upgraded ships count as their type, reinforcements do not',
  () => {
    const fleet = (many: number) =>
      position({ factions: ['sardakk-norr', 'sol', 'xxcha'] })
        .technologies(0, 'exotrireme-2')
        .pools(0, { fleet: 5 })
        .units(0, 'tile-22', { dreadnought: many });
    expect([meets(fleet(5), 'gather-a-mighty-fleet'), meets(fleet(4), 'gather-a-mighty-fleet')]).toEqual([true, false]);
  },
);

ruling(
  'ti4',
  'so/0.8',
  'what my technology makes the victim destroy is my deed; what owners destroy themselves is nobody’s',
  () => {
    const table = battle(here, 'space-combat')
      .technologies(0, 'assault-cannon')
      .units(0, here, { cruiser: 3 })
      .units(1, here, { flagship: 1, carrier: 1 })
      .secrets(0, 'destroy-their-greatest-ship')
      .play(spaceCombat);
    expect(table.seat).toBe(1); // the victim chooses
    table.answer(`flagship:${here}`);
    expect([table.seat, table.options]).toEqual([0, [greatest, 'pass']]);
  },
);

ruling('ti4', 'so/0.9', 'ships that leave for the fleet pool’s sake are not destroyed', () => {
  const table = battle(here, 'space-combat')
    .pools(1, { fleet: 0 })
    .units(1, here, { flagship: 1 })
    .secrets(0, 'destroy-their-greatest-ship')
    .play(settle);
  expect([table.unitsOf(1, here), table.isOver]).toEqual([{}, true]);
});

ruling('ti4', 'so/adapt-new-strategies.1', 'an assimilator counts only while it copies a faction technology', () => {
  const nekro = () => position({ factions: ['nekro', 'letnev', 'sol'] }).technologies(1, 'l4-disruptors');
  const cards = ['valefar-assimilator-x', 'valefar-assimilator-y'] as const;
  expect(meets(nekro().technologies(0, ...cards), 'adapt-new-strategies')).toBe(false);
  const copying = nekro()
    .technologies(0, ...cards)
    .technologies(2, 'spec-ops-2')
    .with(({ players: [first] }) => {
      first?.copies.push({ by: cards[0], technology: 'l4-disruptors', from: 1 });
      first?.copies.push({ by: cards[1], technology: 'spec-ops-2', from: 2 });
    });
  expect(meets(copying, 'adapt-new-strategies')).toBe(true);
});

ruling(
  'ti4',
  'so/become-the-gatekeeper.1',
  'one system with both kinds is enough, and a token that lies there counts',
  () => {
    const made = () => position({ factions: ['creuss', 'sol', 'xxcha'] }).units(0, 'tile-26', { cruiser: 1 }); // alpha
    expect(meets(made(), 'become-the-gatekeeper')).toBe(false);
    const token = made().with((g) => addEffect(g, 'technology/wormhole-generator', 0, 'game', 'beta:tile-26'));
    expect(meets(token, 'become-the-gatekeeper')).toBe(true);
  },
);

ruling('ti4', 'so/cut-supply-lines.1', 'a ship beside somebody’s space dock is enough, blockade or not', () => {
  const made = position().units(1, 'jol', { 'space-dock': 1 }).units(1, 'tile-12', { cruiser: 1 });
  expect(meets(made.units(0, 'tile-12', { destroyer: 1 }), 'cut-supply-lines')).toBe(true);
  const own = position().units(0, 'jord', { 'space-dock': 1 }).units(0, 'tile-01', { cruiser: 1 });
  expect(meets(own, 'cut-supply-lines')).toBe(false);
});

ruling(
  'ti4',
  ['so/forge-an-alliance.1', 'so/mine-rare-metals.1', 'so/monopolize-production.1'],
  'exhausted and empty planets count; home planets and Mecatol Rex have no trait',
  () => {
    const planets = {
      'forge-an-alliance': ['quann', 'corneeq', 'resculon', 'lodor'],
      'mine-rare-metals': ['mehar-xull', 'bereg', 'lirta-iv', 'abyz'],
      'monopolize-production': ['tarmann', 'wellon', 'saudor', 'arnor'],
    } as const;
    for (const [id, four] of Object.entries(planets) as [SecretObjectiveId, readonly PlanetId[]][]) {
      expect(
        meets(
          position()
            .own(0, ...four)
            .exhausted(...four),
          id,
        ),
      ).toBe(true);
      expect(meets(position().own(0, ...four.slice(1), 'mecatol-rex', 'jol', 'nar'), id)).toBe(false);
    }
  },
);

ruling(
  'ti4',
  'so/form-a-spy-network.1',
  'exactly five cards of my hand, which I choose, are discarded in the first step',
  () => {
    const cards = ['sabotage', 'sabotage', 'bunker', 'parley', 'intercept', 'spy'] as const;
    const table = status((place) => place.hand(0, ...cards).secrets(0, 'form-a-spy-network'));
    table.answer('score:form-a-spy-network');
    expect(table.options).toContain('discard:spy');
    for (let i = 0; i < 5; i++) table.answer(table.options.find((each) => each !== 'discard:spy') ?? '');
    expect(table.player(0)).toMatchObject({ points: 1, scoredSecrets: ['form-a-spy-network'] });
    expect(table.player(0).actionCards).toContain('spy');
    expect(table.state.decks.actionDiscard).toHaveLength(5);
  },
);

ruling(
  'ti4',
  'so/learn-the-secrets-of-the-cosmos.1',
  'beside an anomaly, also the same one; being in one is not enough',
  () => {
    const id = 'learn-the-secrets-of-the-cosmos';
    const made = (...systems: SystemId[]) => {
      const place = position();
      for (const each of systems) place.units(0, each, { cruiser: 1 });
      return place;
    };
    expect(meets(made('tile-44', 'tile-42', 'tile-45'), id)).toBe(false); // asteroids and a nebula, none beside another
    expect(meets(made('tile-18', 'tile-22', 'tile-19'), id)).toBe(true); // all three beside tile 44
    expect(meets(made('tile-18', 'tile-22', 'tile-31'), id)).toBe(false); // beside a wormhole, which is no anomaly
  },
);

ruling('ti4', 'so/master-the-laws-of-physics.1', 'unit upgrades have no colour; a copied technology counts', () => {
  const id = 'master-the-laws-of-physics';
  const three = ['antimass-deflectors', 'gravity-drive', 'fleet-logistics'] as const;
  expect(meets(position().technologies(0, ...three, 'carrier-2', 'destroyer-2'), id)).toBe(false);
  const copying = position({ factions: ['nekro', 'jol-nar', 'sol'] })
    .technologies(0, ...three, 'valefar-assimilator-x')
    .technologies(1, 'spacial-conduit-cylinder')
    .with(({ players: [first] }) =>
      first?.copies.push({ by: 'valefar-assimilator-x', technology: 'spacial-conduit-cylinder', from: 1 }),
    );
  expect(meets(copying, id)).toBe(true); // it is blue
});

ruling(
  'ti4',
  'so/occupy-the-seat-of-the-empire.1',
  'control of Mecatol Rex and three ships there, fighters among them',
  () => {
    const id = 'occupy-the-seat-of-the-empire';
    const made = (many: number) => position().units(0, 'tile-18', { carrier: 1, fighter: many }).custodiansGone();
    expect(meets(made(2).own(0, 'mecatol-rex'), id)).toBe(true);
    expect(meets(made(1).own(0, 'mecatol-rex'), id)).toBe(false);
    expect(meets(made(2), id)).toBe(false);
  },
);

ruling(
  'ti4',
  'so/threaten-enemies.1',
  'beside a home system of another player, not inside it; also of one who is out of the game',
  () => {
    const id = 'threaten-enemies';
    expect(meets(position().units(0, 'tile-12', { cruiser: 1 }), id)).toBe(false);
    const [beside] = adjacent(position().state, 'tile-12', 0);
    const there = () => position().units(0, beside as SystemId, { cruiser: 1 });
    expect(meets(there(), id)).toBe(true);
    const out = there().with(({ players: [, second] }) => Object.assign(second ?? {}, { eliminated: true }));
    expect(meets(out, id)).toBe(true);
  },
);

ruling('ti4', 'so/threaten-enemies.1', 'beside the home of the Ghosts is whoever is at their Gate', () => {
  const made = () => position({ factions: ['sol', 'creuss', 'xxcha'] });
  expect(meets(made().units(0, 'tile-17', { cruiser: 1 }), 'threaten-enemies')).toBe(true);
  expect(meets(made().units(0, 'tile-51', { cruiser: 1 }), 'threaten-enemies')).toBe(false);
});

ruling(
  'ti4',
  ['so/establish-a-perimeter.1', 'so/fuel-the-war-machine.1'],
  'structures on the board count wherever they are',
  () => {
    const made = (many: number) => position().units(0, 'lodor', { pds: 2 }).units(0, 'quann', { pds: many });
    expect([meets(made(2), 'establish-a-perimeter'), meets(made(1), 'establish-a-perimeter')]).toEqual([true, false]);
  },
);
