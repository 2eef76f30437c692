import { defineConfig } from 'vitest/config';
import LongFirst from './scripts/long-first.ts';

/** Tests of pure code share their worker and the modules it has loaded: they leave nothing behind. */
const pure = ['packages/{kernel,arcs,eclipse,ti4,bots,games,odds,voice,web}/src/**/*.test.ts', 'scripts/**/*.test.ts'];

/** All but tests and the page Node loads itself, as it does when it is run: what it imports is then at hand, where Vite would ask for it at every use. */
const loadedByNode = /\/packages\/(?!web\/)[^/]+\/src\/.*(?<!\.test)\.ts$/;

const startPostgres = 'packages/server/src/testing/start-postgres.ts';

/** What has to hold on PostgreSQL as well as on SQLite. */
const onPostgres = [
  'packages/server/src/{crash,hostile,hostile-people}.test.ts',
  'packages/server/src/tables/{play,by-turn,absence,broken,housekeeping}.test.ts',
];

export default defineConfig({
  test: {
    // One more than there are cores: many tests of programs wait for browsers, servers and clocks.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // Generous, because no test measures time and machines may be busy.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 90_000 } },
    server: { deps: { external: [loadedByNode] } },
    reporters: ['default', './scripts/report.ts'],
    projects: [
      {
        extends: true,
        // React draws as it does for people: in development it writes down for every element where it was made.
        oxc: { jsx: { development: false } },
        test: {
          name: 'rules',
          include: pure,
          isolate: false,
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          // Loading servers and browsers' tools takes each file two seconds; all close what they open, but for a browser that those of a worker share.
          isolate: false,
          globalSetup: [startPostgres],
          include: ['packages/*/src/**/*.test.ts', 'packages/web/e2e/**/*.test.ts', 'bench/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...pure],
        },
      },
      {
        extends: true,
        test: {
          name: 'on PostgreSQL',
          isolate: false,
          globalSetup: [startPostgres],
          env: { ORRERY_TEST_STORAGE: 'postgres' },
          include: onPostgres,
        },
      },
    ],
  },
});
