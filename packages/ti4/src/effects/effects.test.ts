import { readFileSync } from 'node:fs';
import type { Effect } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { messages } from '../messages/index.ts';
import { effects } from './index.ts';

const catalogue = readFileSync(new URL('../../catalogue.md', import.meta.url), 'utf8');
const texts: { readonly [key: string]: string | undefined } = messages.en;

test('what options do rests on rules of the catalogue, and speaks of what their labels say', () => {
  for (const [key, { rule, text = '' }] of Object.entries<Effect>(effects)) {
    expect(catalogue, key).toContain(`- \`${rule}\``);
    const label = texts[key];
    expect(label, key).toBeDefined();
    for (const [, name = ''] of text.matchAll(/\{([a-z]+)[,}]/gi))
      expect(label, `${key} ${name}`).toContain(`{${name}`);
  }
});
