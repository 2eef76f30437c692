import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../errors.ts';
import { writeWhole } from '../files.ts';
import type { Summary } from './summary.ts';

/** Writes the record of every game that failed to a folder, under its seed. */
export function keepRecords(folder: string, { errors }: Summary): void {
  if (errors.length === 0) return;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`cannot make the folder ${folder}: ${error instanceof Error ? error.message : error}`);
  }
  for (const { seed, record } of errors) {
    if (record !== null) writeWhole(join(folder, `${seed}.json`), JSON.stringify(record));
  }
}
