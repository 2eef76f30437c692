import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/web/e2e/**/*.test.ts',
      'bench/src/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    maxWorkers: 2,
    // Generous, because no test measures time and machines may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', './scripts/report.ts'],
  },
});
