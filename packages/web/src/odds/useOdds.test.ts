import { expect, test } from 'vitest';
import type { Form } from './calculator.ts';
import { sameParts } from './useOdds.ts';

const form = (most: number): Form => ({
  attacker: [{ title: 'odds.losses', fields: [{ kind: 'count', id: 'a', name: { thing: 'unit/x' }, most }] }],
  defender: [{ title: 'odds.losses', fields: [{ kind: 'switch', id: 'd', name: { thing: 'unit/y' } }] }],
  common: [],
});

test('parts of a form that are as before stay the same objects, so that they are not drawn again', () => {
  const [before, same, other] = [form(1), form(1), form(2)];
  expect(sameParts(before, same)?.attacker).toBe(before.attacker);
  const kept = sameParts(before, other);
  expect(kept?.attacker).toBe(other.attacker);
  expect(kept?.defender).toBe(before.defender);
  expect(sameParts(null, other)).toBe(other);
});
