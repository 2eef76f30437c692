import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { repeal } from '../../rules/laws.ts';
import { addVotes } from '../../rules/voting.ts';
import { decide, reveal, session, votes } from '../../testing/index.ts';
import { on } from '../hooks.ts';

const id = 'representative-government';
const inForce = () => session().law(id, 'for');

ruling('ti4', `ag/${id}.1`, 'For: planets give no votes, everybody may cast one', () => {
  const table = reveal(inForce().own(1, 'saudor').exhausted('archon-ren', 'archon-tau'), 'fleet-regulations');
  table.answer('vote:for'); // no planet is asked for
  expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'for', votes: 1 }]);
  expect(table.seat).toBe(2); // though all planets are exhausted
  table.answer('vote:against', 'abstain', 'decide:for'); // one against one
  expect(table.state.laws.map((law) => law.id)).toEqual([id, 'fleet-regulations']);
  expect(Object.values(table.state.planets).filter(({ owner, exhausted }) => owner === 1 && exhausted)).toEqual([]);
});

ruling('ti4', `ag/${id}.1`, 'who may not vote has no vote, and additional votes are allowed', () => {
  const eager = on('after votes-cast', {
    usable: (_g, holder, { seat }) => seat === holder,
    *resolve(g, holder) {
      addVotes(g, holder, 5);
    },
  });
  const made = inForce()
    .ability(1, { modify: { canVote: () => false } })
    .ability(2, { triggers: [eager] }, 'eager');
  const table = reveal(made, 'fleet-regulations');
  expect(table.seat).toBe(2); // seat 1 has no choice
  table.answer('vote:for', 'use:made-up/eager');
  expect(table.state.agenda?.votes).toEqual([{ seat: 2, outcome: 'for', votes: 6 }]);
});

ruling(
  'ti4',
  [`ag/${id}.2`, 'ag/0.12'],
  'Against: who voted against exhausts all cultural planets of the moment when the strategy phase begins',
  () => {
    const made = session().own(1, 'quann', 'saudor').own(2, 'lodor').own(0, 'corneeq');
    const table = votes(reveal(made, id), { 1: 'against', 0: 'for' });
    expect(table.state.delayed).toMatchObject([{ agenda: id, outcome: 'against', seats: [1] }]);
    decide(table, 'for');
    expect(table.state.phase).toBe('strategy');
    const exhausted = Object.entries(table.state.planets).flatMap(([planet, { exhausted: is }]) =>
      is ? [planet] : [],
    );
    expect(exhausted).toEqual(['quann']);
  },
);

ruling('ti4', `ag/${id}.2`, 'Miscount Disclosed: the vote on it is held with one vote each', () => {
  const table = reveal(inForce().law('fleet-regulations', 'for'), 'miscount-disclosed');
  table.answer(`vote:${id}`, 'abstain', 'abstain');
  expect(table.state.agenda?.id).toBe(id);
  table.answer('vote:against', 'vote:against', 'vote:for');
  expect(table.state.laws.map((law) => law.id)).toEqual(['fleet-regulations']);
  expect(table.state.delayed).toMatchObject([{ agenda: id, seats: [1, 2] }]);
});

content('ti4', `agenda/${id}`, 'once repealed planets vote again', () => {
  const table = inForce().play((g) => repeal(g, id));
  expect(table.state.laws).toEqual([]);
  const voting = reveal(session(), 'fleet-regulations').answer('vote:for');
  expect(voting.prompt).toBe('ti4.cast-votes');
});
