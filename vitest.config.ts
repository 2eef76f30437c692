import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    maxWorkers: 2,
    reporters: ['default', './scripts/report.ts'],
  },
});
