import { memo } from 'react';
import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';
import { renderers } from './renderer.ts';

const kind = (part: unknown) => (part as { readonly $$typeof?: symbol } | undefined)?.$$typeof;
const remembered = kind(memo(() => null));

test.each(Object.keys(renderers))(
  '%s: all drawings are remembered, and nothing else of the renderer is changed',
  async (game) => {
    const given = (await renderers[game]?.())?.renderer;
    if (!given) throw new Error(`${game} is not drawn`);
    const { tabs = [], ...made } = remembering(given);
    const { tabs: givenTabs = [], ...givenParts } = given;
    expect(Object.keys(made)).toEqual(Object.keys(givenParts));
    for (const [name, part] of Object.entries(made)) {
      if (/^[A-Z]/.test(name)) expect(kind(part), name).toBe(remembered);
      else expect(part, name).toBe(givenParts[name as keyof typeof givenParts]);
    }
    expect(made).toMatchObject({
      Board: expect.anything(),
      PlayerStrip: expect.anything(),
      DockOpen: expect.anything(),
    });
    expect(tabs.map(({ id }) => id)).toEqual(givenTabs.map(({ id }) => id));
    for (const { id, Tab } of tabs) expect(kind(Tab), id).toBe(remembered);
  },
);
