import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parseRecord, type Record } from '@orrery/kernel';
import { UsageError } from './errors.ts';

/** Reads a record; what it says is checked by those who play it. */
export function readRecord(file: string): Record<object, unknown> {
  let input: unknown;
  try {
    input = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`cannot read the record ${file}: ${reason(error)}`);
  }
  try {
    return parseRecord(input) as Record<object, unknown>;
  } catch (error) {
    throw new UsageError(`${file} is not a record: ${reason(error)}`);
  }
}

/** Writes a file whole or not at all. */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new UsageError(`cannot write ${file}: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
