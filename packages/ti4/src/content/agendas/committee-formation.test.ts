import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { broken } from '../../invariants.ts';
import { repeal } from '../../rules/laws.ts';
import { decide, declining, reveal, session } from '../../testing/index.ts';
import type { AgendaId } from '../agendas.ts';

const id = 'committee-formation';
const use = `use:law/${id}`;
const owned = () => session().law(id, 'player-1', 1);

content('ti4', `agenda/${id}`, 'a player is elected and owns the card', () => {
  const table = decide(reveal(session(), id), 'player-2');
  expect(table.state.laws).toMatchObject([{ id, owner: 2 }]);
});

ruling(
  'ti4',
  [`ag/${id}.1`, 'ag/0.4'],
  'before the vote on a player the owner discards it and names one; nobody votes',
  () => {
    const table = reveal(owned(), 'shard-of-the-throne');
    expect([table.seats, table.options]).toEqual([[1], [use, 'pass']]);
    table.answer(use);
    expect(table.options).toEqual(['elect:player-0', 'elect:player-1', 'elect:player-2']); // the owner, too
    table.answer('elect:player-1');
    expect(table.state.laws).toMatchObject([{ id: 'shard-of-the-throne', owner: 1 }]);
    expect(table.player(1).points).toBe(1);
    expect(table.state.agenda?.number).toBe(2);
    expect(table.events()).not.toContain('ti4.votes');
    expect(table.events()).not.toContain('ti4.abstains');
  },
);

ruling('ti4', `ag/${id}.1`, 'it comes after riders, and those of the owner may be among them', () => {
  const table = reveal(owned().hand(1, 'leadership-rider'), 'shard-of-the-throne');
  declining(table, 'leadership-rider').answer('use:action-card/leadership-rider', 'predict:player-2');
  while (!table.options.includes(use)) table.answer('pass');
  table.answer(use, 'elect:player-2');
  expect([table.seat, table.prompt]).toEqual([1, 'ti4.gain-tokens']);
});

ruling('ti4', `ag/${id}.1`, 'what elects somebody else can still change who it is', () => {
  const made = owned().ability(
    2,
    {
      triggers: [
        {
          at: ['when player-elected'],
          usable: () => true,
          *resolve(_g, holder, happening) {
            Object.assign(happening, { seat: holder });
          },
        },
      ],
    },
    'confusing',
  );
  const table = reveal(made, 'shard-of-the-throne').answer(use, 'elect:player-0', 'use:made-up/confusing');
  expect(table.state.laws).toMatchObject([{ id: 'shard-of-the-throne', owner: 2 }]);
});

ruling('ti4', `ag/${id}.2`, 'nobody has voted then', () => {
  const seen: number[] = [];
  const made = owned().ability(0, {
    triggers: [
      {
        at: ['after agenda-resolved'],
        mandatory: true,
        usable: (g) => {
          if (g.agenda) seen.push(g.agenda.votes.length);
          return false;
        },
        *resolve() {},
      },
    ],
  });
  reveal(made, 'shard-of-the-throne').answer(use, 'elect:player-0');
  expect(new Set(seen)).toEqual(new Set([0]));
});

ruling(
  'ti4',
  `ag/${id}.3`,
  'put to the vote again, it may be used for that very vote, and who is named gets it',
  () => {
    const made = owned().law('fleet-regulations', 'for');
    const table = reveal(made, 'miscount-disclosed');
    decide(table, id);
    expect([table.state.agenda?.id, table.seat, table.options]).toEqual([id, 1, [use, 'pass']]);
    table.answer(use, 'elect:player-2');
    expect(table.state.laws.find((law) => law.id === id)).toMatchObject({ owner: 2 });
    expect(table.state.decks.agendaDiscard).toEqual(['miscount-disclosed']);
    expect(String(broken(table.state as never))).not.toMatch(/agendas/);
  },
);

content('ti4', `agenda/${id}`, 'it is not for agendas that elect no player, and may be kept', () => {
  for (const agenda of ['fleet-regulations', 'senate-sanctuary'] satisfies AgendaId[]) {
    expect(reveal(owned().own(1, 'quann').own(2, 'lodor'), agenda).prompt).toBe('ti4.vote');
  }
  const table = reveal(owned(), 'shard-of-the-throne').answer('pass');
  expect([table.prompt, table.state.laws.length]).toEqual(['ti4.vote', 1]);
});

content('ti4', `agenda/${id}`, 'once repealed it is gone', () => {
  const table = owned().play((g) => repeal(g, id));
  expect(table.state.laws).toEqual([]);
});
