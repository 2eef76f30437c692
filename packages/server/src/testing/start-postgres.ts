/** Starts PostgreSQL once for all tests of a run. */
import type { TestProject } from 'vitest/node';
import { TestPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Nothing that tests write has to survive the machine.
  const server = await TestPostgres.start(['-c', 'fsync=off', '-c', 'full_page_writes=off']);
  project.provide('postgresUrl', server.url());
  return () => server.stop();
}
