import { readFileSync } from 'node:fs';
import { UsageError } from './errors.ts';

export type CitedKind = 'rule' | 'content' | 'ruling';

/** What the last `npm test` wrote; see scripts/report.ts. */
export interface TestReport {
  /** Whether the whole suite ran. */
  readonly complete: boolean;
  readonly cited: readonly {
    readonly game: string;
    readonly kind: CitedKind;
    readonly id: string;
    readonly state: 'passed' | 'failed';
  }[];
}

export function readTestReport(file: string): TestReport {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
    if (Array.isArray(report.cited)) return report;
  } catch {
    // Missing and damaged reports have the same remedy.
  }
  throw new UsageError('there is no report of the tests yet; run `npm test` first');
}

/** The ids that some test cites, and those among them that are tested: a citing test passed and none failed. */
export function citations(report: TestReport, game: string, kind: CitedKind) {
  const cites = report.cited.filter((cite) => cite.game === game && cite.kind === kind);
  const failed = new Set(cites.filter(({ state }) => state === 'failed').map(({ id }) => id));
  const cited = new Set(cites.map(({ id }) => id));
  return { cited, tested: cited.difference(failed) };
}
