/** A house for tests that use the page as people do. */
import { seedFrom } from '@orrery/kernel';
import { afterAll, beforeAll } from 'vitest';
import type { GivenSettings } from '../../server/src/index.ts';
import { type House, type OpenHouse, openHouse, PATIENCE } from './house.ts';

export { arrive, type House, offered, openTable, person, signIn, sizes } from './house.ts';

/** A house for the tests of a file: opened before the first of them, closed after the last. Its tables are the same every time. */
export function houseOfThisFile(given: GivenSettings = {}): House {
  let opened: OpenHouse | undefined;
  let tables = 0;
  const house = (): OpenHouse => {
    if (opened === undefined) throw new Error('the house is open during tests only');
    return opened;
  };
  beforeAll(async () => {
    opened = await openHouse({ newSeed: () => seedFrom(`table ${tables++}`), ...given });
  }, PATIENCE + 60_000);
  afterAll(() => opened?.close());
  return {
    get url() {
      return house().url;
    },
    get browser() {
      return house().browser;
    },
    get violations() {
      return house().violations;
    },
  };
}
