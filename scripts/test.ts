/** `npm test`: the checks, then Vitest (which gets our arguments), then what tests cite; and one line that counts all. */
import { parseCLI, startVitest } from 'vitest/node';
import { check } from './check.ts';
import { checkCitations } from './citations.ts';
import { countTests } from './report.ts';

const failedChecks = await check();
const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const vitest = await startVitest(filter, { ...options, watch: false });
const tests = countTests(vitest.state.getTestModules(), vitest.state.getUnhandledErrors());
// Vitest may also fail without a test failing, as when no file matches: that is a failure too.
const failed = failedChecks + (process.exitCode ? Math.max(1, tests.failed) : tests.failed) + (await checkCitations());

process.exitCode = failed > 0 ? 1 : 0;
console.log(`${tests.passed} passed, ${failed} failed`);
