import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { broken } from '../../invariants.ts';
import { eliminate } from '../../rules/elimination.ts';
import { repeal } from '../../rules/laws.ts';
import { closePublished, drawSecret, publishSecret } from '../../rules/objectives.ts';
import { spaceCombat } from '../../rules/space-combat.ts';
import { statusPhase } from '../../rules/status-phase.ts';
import type { Ti4 } from '../../state.ts';
import { battle, decide, type Position, position, reveal, session, type Table } from '../../testing/index.ts';
import type { SecretObjectiveId } from '../secret-objectives.ts';
import { imperial } from '../strategy-cards/imperial.ts';

const id = 'classified-document-leaks';
const fleet = 'gather-a-mighty-fleet';
const outcome = (secret: SecretObjectiveId) => `secret-objective/${secret}`;

/** Seat 0 has scored secret objectives. */
function scored(made: Position, ...secrets: SecretObjectiveId[]): Position {
  made.secrets(0, ...secrets);
  return made.with(({ players: [first] }) => {
    if (!first) return;
    first.scoredSecrets = first.secrets;
    first.secrets = [];
    first.points = secrets.length;
  });
}

/** The law is in play for an objective that seat 0 has scored. */
function leaked(made: Position, secret: SecretObjectiveId): Position {
  return scored(made, secret)
    .law(id, outcome(secret))
    .with((g) => publishSecret(g, secret));
}

ruling(
  'ti4',
  `ag/${id}.1`,
  'a scored secret objective is elected: it becomes public, and its scorer keeps the point',
  () => {
    const table = reveal(scored(session(), fleet, 'mine-rare-metals').secrets(1, 'control-the-region'), id);
    expect(table.state.agenda?.outcomes).toEqual([outcome(fleet), outcome('mine-rare-metals')]);
    decide(table, outcome(fleet));
    expect(table.state.published).toEqual([{ id: fleet, scored: [0], open: true }]);
    expect(table.player(0)).toMatchObject({ points: 2, scoredSecrets: ['mine-rare-metals'] });
    expect(table.state.laws).toMatchObject([{ id, outcome: outcome(fleet), owner: null, planet: null }]);
    expect(table.match.view('spectator')).toMatchObject({ published: [{ id: fleet, scored: [0], open: true }] });
  },
);

ruling('ti4', `ag/${id}.1`, 'when nobody has scored a secret objective the next agenda takes its place', () => {
  const table = reveal(session().secrets(0, fleet), id, 'fleet-regulations');
  expect(table.state.agenda).toMatchObject({ id: 'fleet-regulations', number: 1 });
  expect(table.state.decks.agendaDiscard).toEqual([id]);
});

ruling('ti4', `ag/${id}.1`, 'its scorer has room for another secret objective', () => {
  const three = scored(position(), fleet, 'mine-rare-metals').secrets(0, 'control-the-region');
  const full = three.play((g) => drawSecret(g, 0));
  expect(full.prompt).toBe('ti4.return-secret');
  const table = leaked(position(), fleet)
    .secrets(0, 'mine-rare-metals', 'control-the-region')
    .play((g) => drawSecret(g, 0));
  expect([table.isOver, table.player(0).secrets.length]).toEqual([true, 3]);
});

const strong = { dreadnought: 5 } as const;

/** Seats 0 and 1 meet the objective in the status phase. */
function ending(): Position {
  return leaked(position(), fleet)
    .units(0, 'tile-22', strong)
    .units(1, 'tile-36', strong)
    .pools(0, { fleet: 5 })
    .pools(1, { fleet: 5 })
    .objectives('expand-borders')
    .faceDown('lead-from-the-front');
}

ruling(
  'ti4',
  [`ag/${id}.2`, `ag/${id}.1`],
  'others score it in the status phase as their public objective, not its first scorer',
  () => {
    const table = ending().secrets(1, 'control-the-region').play(statusPhase);
    expect([table.seat, table.prompt, table.options]).toEqual([1, 'ti4.score-public', [`score:${fleet}`, 'none']]);
    table.answer(`score:${fleet}`);
    expect(table.player(1).points).toBe(1);
    expect(table.state.published).toEqual([{ id: fleet, scored: [0, 1], open: true }]);
    expect(table.prompt).toBe('ti4.score-secret'); // that of the hand is one more
    expect(table.player(0).points).toBe(1);
  },
);

ruling('ti4', `ag/${id}.2`, 'who does not control their home system cannot score it', () => {
  const table = ending()
    .with(({ planets }) => {
      if (planets.jol) planets.jol.owner = null;
    })
    .play(statusPhase);
  expect(table.prompt).not.toBe('ti4.score-public');
});

ruling('ti4', `ag/${id}.2`, 'Imperial scores it if it is an objective of the status phase', () => {
  const play = (secret: SecretObjectiveId) =>
    leaked(position(), secret)
      .units(1, 'tile-36', { ...strong, flagship: 1 })
      .pools(1, { fleet: 6 })
      .play((g) => imperial.primary(g, 1));
  expect(play(fleet).options).toEqual([`score:${fleet}`, 'none']);
  expect(play('unveil-flagship').prompt).not.toBe('ti4.score-public');
});

const flagship = 'unveil-flagship';

/** Seat 0 fights with its flagship against a cruiser of seat 1. */
function fight(made: Position): Table {
  const table = made
    .units(0, 'tile-22', { flagship: 1 })
    .units(1, 'tile-22', { cruiser: 1 })
    .dice(10, 10, 1)
    .play(spaceCombat);
  while (table.options.includes('fight')) table.answer('fight');
  return table;
}

const leakedBy1 = (made: Position) =>
  made
    .secrets(1, flagship)
    .law(id, outcome(flagship))
    .with((g) => {
      const [, second] = g.players;
      if (second) second.scoredSecrets = second.secrets.splice(0);
      publishSecret(g, flagship);
    });

ruling('ti4', `ag/${id}.2`, 'one of the action phase is scored by others when the deed is done', () => {
  const table = fight(leakedBy1(battle('tile-22', 'space-combat')));
  expect([table.seat, table.options]).toEqual([0, [`use:secret-objective/${flagship}`, 'pass']]);
  table.answer(`use:secret-objective/${flagship}`);
  expect(table.player(0)).toMatchObject({ points: 1, scoredSecrets: [] });
  expect(table.state.published[0]?.scored).toEqual([1, 0]);
});

ruling('ti4', `ag/${id}.2`, 'its own limit of one objective in each combat holds, and home planets are needed', () => {
  const twice = fight(leakedBy1(battle('tile-22', 'space-combat')).secrets(0, 'spark-a-rebellion').points(0, 1, 0));
  expect(twice.options).toEqual(['use:secret-objective/spark-a-rebellion', `use:secret-objective/${flagship}`, 'pass']);
  twice.answer(`use:secret-objective/${flagship}`);
  expect(twice.isOver).toBe(true);
  const homeless = fight(
    leakedBy1(battle('tile-22', 'space-combat')).with(({ planets }) => {
      for (const planet of ['archon-ren', 'archon-tau'] as const)
        planets[planet] = { owner: 2, exhausted: false, units: [] };
    }),
  );
  expect(homeless.isOver).toBe(true);
});

content('ti4', `agenda/${id}`, 'its first scorer cannot score it again', () => {
  const made = leaked(battle('tile-22', 'space-combat'), flagship);
  expect(fight(made).isOver).toBe(true);
});

ruling(
  'ti4',
  `ag/${id}.3`,
  'when the law leaves play the objective stays on the table, and nobody can score it',
  () => {
    const table = leaked(position(), fleet)
      .units(1, 'tile-36', strong)
      .pools(1, { fleet: 5 })
      .objectives('expand-borders')
      .faceDown('lead-from-the-front')
      .secrets(0, 'mine-rare-metals', 'control-the-region')
      .play(function* (g) {
        yield* repeal(g, id);
        yield* drawSecret(g, 0);
        yield* statusPhase(g);
      });
    expect(table.state.published).toEqual([{ id: fleet, scored: [0], open: false }]);
    expect(table.player(0)).toMatchObject({ points: 1, scoredSecrets: [] });
    expect(table.player(0).secrets).toHaveLength(3); // it does not come back
    expect([table.seat, table.prompt]).toEqual([0, 'ti4.score-secret']);
    expect(table.answer('none').prompt).toBe('ti4.redistribute'); // nobody else could score anything
    const fought = fight(
      leakedBy1(battle('tile-22', 'space-combat')).with((g) => {
        g.laws = [];
        closePublished(g);
      }),
    );
    expect(fought.isOver).toBe(true);
  },
);

ruling('ti4', `ag/${id}.3`, 'Miscount Disclosed: another objective is elected, and the first one is closed', () => {
  const made = leaked(session(), fleet).with(({ players: [first] }) => first?.scoredSecrets.push('mine-rare-metals'));
  const decks = made.state.decks;
  decks.secrets = decks.secrets.filter((each) => each !== 'mine-rare-metals');
  const table = reveal(made, 'miscount-disclosed').answer('abstain', 'abstain', 'abstain');
  expect(table.state.agenda).toMatchObject({ id, outcomes: [outcome('mine-rare-metals')] });
  decide(table, outcome('mine-rare-metals'));
  expect(table.state.published).toEqual([
    { id: fleet, scored: [0], open: false },
    { id: 'mine-rare-metals', scored: [0], open: true },
  ]);
});

ruling('ti4', `ag/${id}.3`, 'Miscount Disclosed: without another one the law is discarded and replaced', () => {
  const table = reveal(leaked(session(), fleet), 'miscount-disclosed', 'fleet-regulations');
  table.answer('abstain', 'abstain', 'abstain');
  expect(table.state.laws).toEqual([]);
  expect(table.state.published).toEqual([{ id: fleet, scored: [0], open: false }]);
  expect(table.state.agenda).toMatchObject({ id: 'fleet-regulations', number: 1 });
});

content('ti4', `agenda/${id}`, 'it stays on the table when its first scorer is eliminated', () => {
  const table = leaked(position(), fleet).play((g) => eliminate(g, 0));
  expect(table.state.published).toEqual([{ id: fleet, scored: [], open: true }]);
  expect(String(broken(table.state as Ti4))).not.toMatch(/secret objectives/);
});
