import { content, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { tacticalAction } from '../../rules/tactical-action.ts';
import { declining, position } from '../../testing/index.ts';

const card = 'action-card/upgrade';
const use = `use:${card}`;

function activated(prepare: (place: ReturnType<typeof position>) => unknown = () => null) {
  const place = position().hand(0, 'upgrade').units(0, 'tile-38', { cruiser: 2 }).turnOf(0);
  prepare(place);
  return place.play((g) => tacticalAction(g, 0)).answer('activate:tile-38');
}

ruling('ti4', 'ac/upgrade.1', 'after I activate a system a cruiser of mine there becomes a dreadnought', () => {
  const table = activated().answer(use);
  expect(table.unitsOf(0, 'tile-38')).toEqual({ cruiser: 1, dreadnought: 1 });
  expect(table.player(0).reinforcements).toMatchObject({ cruiser: 7, dreadnought: 4 });
  expect(table.events()).not.toContain('ti4.destroyed');
});

ruling('ti4', 'ac/upgrade.1', 'a dreadnought may be fetched from elsewhere and arrives undamaged', () => {
  const table = activated((place) =>
    place.units(0, 'tile-18', { dreadnought: 5 }, { dreadnought: 5 }).pools(0, { fleet: 5 }),
  );
  table.answer(use);
  expect(table.state.systems['tile-38']?.units).toContainEqual({ seat: 0, type: 'dreadnought', count: 1, damaged: 0 });
  expect(table.unitsOf(0, 'tile-18')).toEqual({ dreadnought: 4 });
});

ruling('ti4', 'ac/upgrade.2', 'my token is there already, so the dreadnought goes nowhere', () => {
  const table = activated().answer(use);
  expect(table.options.filter((id) => id.startsWith('move:'))).toEqual([]);
});

content('ti4', card, 'it is not offered without a cruiser in the system, nor without a dreadnought to be had', () => {
  const elsewhere = position()
    .hand(0, 'upgrade')
    .units(0, 'tile-38', { cruiser: 1 })
    .turnOf(0)
    .play((g) => tacticalAction(g, 0))
    .answer('activate:tile-18');
  expect(declining(elsewhere, 'upgrade').options).not.toContain(use);
  const none = activated((place) =>
    place.units(0, 'tile-18', { dreadnought: 5 }).pools(0, { fleet: 5 }).token(0, 'tile-18'),
  );
  expect(declining(none, 'upgrade').options).not.toContain(use);
});
