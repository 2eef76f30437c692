/** After a run of all tests: what they cite exists, and every rule and ruling is tested or excused. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRules, reportRules } from '../packages/cli/src/commands/rules.ts';
import type { TestReport } from '../packages/cli/src/test-report.ts';
import { type GameList, games } from '../packages/games/src/index.ts';

/** What is wrong with the citations in a report. */
export async function citationFlaws(report: TestReport, list: GameList = games): Promise<string[]> {
  const flaws: string[] = [];
  if (!report.complete) return flaws;
  for (const [name, load] of Object.entries(list)) {
    const pack = await load();
    const { unknown, untested, rulings } = reportRules(pack, readRules(pack), report);
    for (const id of [...unknown, ...rulings.unknown]) flaws.push(`${name} has no rule ${id}, which a test cites`);
    for (const id of untested) flaws.push(`no passing test cites rule ${id} of ${name}`);
    for (const id of rulings.untested) flaws.push(`no passing test cites ruling ${id} of ${name}`);
  }
  return flaws;
}

/** Prints what is wrong after a run of tests; gives the number of flaws. */
export async function checkCitations(): Promise<number> {
  const file = fileURLToPath(new URL('../reports/tests.json', import.meta.url));
  const flaws = await citationFlaws(JSON.parse(readFileSync(file, 'utf8')) as TestReport);
  for (const line of flaws) console.log(line);
  return flaws.length;
}
