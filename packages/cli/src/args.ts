import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './errors.ts';

/** `parseArgs`, with one clear line for what it refuses. */
export function parse<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      allowNegative: true,
    } satisfies ParseArgsConfig);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new UsageError(text.split(/\. |\n/)[0] ?? text);
  }
}

/** Exactly the wanted positionals: `<game>`, `[id]`. Names in brackets may be missing. */
export function positionals(given: readonly string[], ...wanted: readonly string[]): (string | undefined)[] {
  const missing = wanted.find((name, index) => !name.startsWith('[') && given[index] === undefined);
  if (missing) throw new UsageError(`${missing} is missing`);
  const extra = given[wanted.length];
  if (extra !== undefined) throw new UsageError(`unexpected argument '${extra}'`);
  return wanted.map((_, index) => given[index]);
}

export function whole(text: string, flag: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
  throw new UsageError(`${flag} wants a whole number, ${range}; got '${text}'`);
}

export function list(text: string, flag: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  if (items.includes('')) throw new UsageError(`${flag} wants names separated by commas; got '${text}'`);
  return items;
}

/** A JSON object such as '{"cards": 12}'. */
export function jsonObject(text: string, flag: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${flag} wants JSON such as '{"key": "value"}'; got '${text}'`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`${flag} wants a JSON object such as '{"key": "value"}'; got '${text}'`);
  }
  return value as Record<string, unknown>;
}
