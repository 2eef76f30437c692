import { parse, positionals } from '../args.ts';
import { findRules, type Rule, readCatalogue } from '../catalogue.ts';
import { type Command, type Io, printJson } from '../context.ts';
import { UsageError } from '../errors.ts';
import { loadGame, type ShownGame } from '../games.ts';
import { citations, readTestReport, type TestReport } from '../test-report.ts';

const usage = `usage: orrery rules <game> [id or topic] [--json]

Says how much of a game's catalogue of rules is tested, by the last \`npm test\`. With an id or a topic: what the rules say.
Tested means that a test which cites the rule has passed, and that none has failed.

examples:
  orrery rules arcs
  orrery rules arcs battle.3
  orrery rules arcs --json`;

export interface RulesReport {
  readonly total: number;
  readonly tested: number;
  readonly untested: readonly string[];
  readonly notEnforced: readonly { readonly id: string; readonly reason: string }[];
  /** Rulings, which stand beside the catalogue, that are tested. */
  readonly rulings: readonly string[];
  /** Ids that tests cite although the catalogue does not have them. */
  readonly unknown: readonly string[];
  /** Whether the last run was one of all tests. */
  readonly complete: boolean;
}

export const rules: Command = {
  summary: "how much of a game's rules is tested, or what a rule says",
  usage,
  async run(args, { io, games, testReport }) {
    const { values, positionals: given } = parse(args, { json: { type: 'boolean', default: false } });
    const [name = '', wanted] = positionals(given, '<game>', '[id or topic]');
    const pack = await loadGame(games, name);
    const catalogue = readCatalogue(pack.catalogue);
    if (wanted !== undefined) {
      quote(io, pack, catalogue, wanted, values.json);
      return 0;
    }
    const report = reportRules(pack, catalogue, readTestReport(testReport));
    if (values.json) printJson(io, report);
    else print(io, pack, catalogue, report);
    return 0;
  },
};

export function reportRules(pack: ShownGame, catalogue: readonly Rule[], report: TestReport): RulesReport {
  const ids = new Set(catalogue.map(({ id }) => id));
  const stray = Object.keys(pack.notEnforced).find((id) => !ids.has(id));
  if (stray) throw new UsageError(`'${stray}' is said not to be enforced, but the catalogue has no such rule`);
  const { cited, tested } = citations(report, pack.game.id, 'rule');
  return {
    total: ids.size,
    tested: ids.intersection(tested).size,
    untested: [...ids].filter((id) => !tested.has(id) && !Object.hasOwn(pack.notEnforced, id)),
    notEnforced: Object.entries(pack.notEnforced).map(([id, reason]) => ({ id, reason })),
    rulings: [...citations(report, pack.game.id, 'ruling').tested],
    unknown: [...cited.difference(ids)],
    complete: report.complete,
  };
}

function quote(io: Io, pack: ShownGame, catalogue: readonly Rule[], wanted: string, json: boolean): void {
  const found = findRules(catalogue, wanted);
  if (found.length === 0) {
    const topics = [...new Set(catalogue.map(({ topic }) => topic))].join(', ');
    throw new UsageError(`${pack.game.id} has no rule or topic '${wanted}'; topics: ${topics}`);
  }
  if (json) {
    printJson(io, found);
    return;
  }
  for (const { id, text } of found) {
    const reason = pack.notEnforced[id];
    io.out(`${id}  ${text}${reason === undefined ? '' : ` [not enforced: ${reason}]`}\n`);
  }
}

function print(io: Io, pack: ShownGame, catalogue: readonly Rule[], report: RulesReport): void {
  const untested = new Set(report.untested);
  for (const [topic, own] of Map.groupBy(catalogue, (rule) => rule.topic)) {
    const missing = own.filter(({ id }) => untested.has(id)).map(({ id }) => id);
    const waived = own.filter(({ id }) => Object.hasOwn(pack.notEnforced, id)).length;
    const notes = [waived > 0 && `${waived} not enforced`, missing.length > 0 && `untested: ${missing.join(', ')}`];
    const count = `${own.length - missing.length - waived}/${own.length}`;
    io.out(`${topic.padEnd(16)} ${[count.padEnd(7), ...notes.filter(Boolean)].join(' ').trimEnd()}\n`);
  }
  io.out(`${pack.game.id}: ${report.tested} of ${report.total} rules tested`);
  io.out(`, ${report.untested.length} untested, ${report.notEnforced.length} not enforced\n`);
  if (report.rulings.length > 0) io.out(`rulings tested besides: ${report.rulings.length}\n`);
  for (const { id, reason } of report.notEnforced) io.out(`not enforced: ${id}: ${reason}\n`);
  if (report.unknown.length > 0) io.out(`cited, but not in the catalogue: ${report.unknown.join(', ')}\n`);
  if (!report.complete) io.out('the last run left tests out; `npm test` runs all of them\n');
}
