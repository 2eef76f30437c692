/**
 * Vitest reporter: writes reports/tests.json, from which `orrery rules` and `orrery content` know what is tested.
 *
 * A test cites rules or content in its metadata, which Vitest hands to reporters whether the test passes or fails:
 * `test(name, { meta: { cites } }, fn)`. Tests do so through `rule()` and `content()` of @orrery/kernel/testing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import type { Cite } from '../packages/kernel/src/testing/cite.ts';

export type CitedTest = Cite & { test: string; file: string; state: 'passed' | 'failed' };

/** `passed` and `failed` count the last run; `complete` says that it was a run of the whole suite. */
export type Report = { complete: boolean; passed: number; failed: number; cited: CitedTest[] };

export default class TestReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    if (!this.#vitest) return;
    const complete = reason !== 'interrupted' && (await isWholeSuite(this.#vitest, modules));
    const report = { complete, ...countTests(modules, errors), cited: citedTests(modules) };
    const { root } = this.#vitest.config;
    const file = join(root, 'reports/tests.json');
    if (!complete) {
      const isThere = (test: CitedTest) => existsSync(join(root, test.file)); // tests may have moved since
      report.cited.unshift(...citedTestsNotRun(readReport(file), modules).filter(isThere));
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  }
}

/** A file that fails without a failing test (it does not load, say) counts as one failure; so does a stray error. */
export function countTests(
  modules: readonly TestModule[],
  errors: readonly unknown[],
): { passed: number; failed: number } {
  let passed = 0;
  let failed = errors.length;
  for (const module of modules) {
    passed += [...module.children.allTests('passed')].length;
    const failedTests = [...module.children.allTests('failed')].length;
    failed += module.state() === 'failed' ? Math.max(1, failedTests) : failedTests;
  }
  return { passed, failed };
}

async function isWholeSuite(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  if (vitest.getGlobalTestNamePattern()) return false;
  return (await vitest.globTestSpecifications()).length === modules.length;
}

function citedTests(modules: readonly TestModule[]): CitedTest[] {
  return modules.flatMap((module) =>
    [...module.children.allTests()].flatMap((test) => {
      const { state } = test.result();
      if (state !== 'passed' && state !== 'failed') return [];
      const cites = test.meta().cites ?? [];
      return cites.map((cite) => ({ ...cite, test: test.fullName, file: module.relativeModuleId, state }));
    }),
  );
}

/** What the report already says of files, or tests of a file, that this run left out. */
function citedTestsNotRun(report: Report | undefined, modules: readonly TestModule[]): CitedTest[] {
  const ranFiles = new Set(modules.map((module) => module.relativeModuleId));
  const skippedTests = new Set(
    modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => testKey(module.relativeModuleId, test.fullName)),
    ),
  );
  return (report?.cited ?? []).filter(({ file, test }) => !ranFiles.has(file) || skippedTests.has(testKey(file, test)));
}

function testKey(file: string, test: string): string {
  return `${file} > ${test}`;
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // no earlier run
  }
}
