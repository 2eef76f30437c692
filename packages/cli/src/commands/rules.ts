import { parse, positionals } from '../args.ts';
import { findRules, type Rule, readCatalogue } from '../catalogue.ts';
import { type Command, type Io, printJson } from '../context.ts';
import { UsageError } from '../errors.ts';
import { loadGame, type ShownGame } from '../games.ts';
import { citations, readTestReport, type TestReport } from '../test-report.ts';

const usage = `usage: orrery rules <game> [id or topic] [--json]

Says how much of a game's catalogue of rules is tested, and of its rulings, which say how we play what the rules leave open; by
the last \`npm test\`. With an id or a topic: what the rules say.
Tested means that a test which cites the rule has passed, and that none has failed.

examples:
  orrery rules arcs
  orrery rules arcs battle.3
  orrery rules ti4 ac/flank-speed
  orrery rules arcs --json`;

/** How much of a list of rules is tested. */
interface Tested {
  readonly total: number;
  readonly tested: number;
  readonly untested: readonly string[];
  readonly notEnforced: readonly { readonly id: string; readonly reason: string }[];
  /** Ids that tests cite although the list does not have them. */
  readonly unknown: readonly string[];
}

/** Of the catalogue, and of the rulings beside it. */
export interface RulesReport extends Tested {
  readonly rulings: Tested;
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
    const texts = readRules(pack);
    if (wanted !== undefined) {
      quote(io, pack, [...texts.catalogue, ...texts.rulings], wanted, values.json);
      return 0;
    }
    const report = reportRules(pack, texts, readTestReport(testReport));
    if (values.json) printJson(io, report);
    else print(io, pack, texts, report);
    return 0;
  },
};

interface RuleTexts {
  readonly catalogue: readonly Rule[];
  readonly rulings: readonly Rule[];
}

export function readRules({ catalogue, rulings }: Pick<ShownGame, 'catalogue' | 'rulings'>): RuleTexts {
  return { catalogue: readCatalogue(catalogue), rulings: rulings.flatMap(readCatalogue) };
}

export function reportRules(
  pack: Pick<ShownGame, 'game' | 'notEnforced'>,
  { catalogue, rulings }: RuleTexts,
  report: TestReport,
): RulesReport {
  const ids = new Set([...catalogue, ...rulings].map(({ id }) => id));
  const stray = Object.keys(pack.notEnforced).find((id) => !ids.has(id));
  if (stray) throw new UsageError(`'${stray}' is said not to be enforced, but there is no such rule`);
  return {
    ...countTested(pack, catalogue, citations(report, pack.game.id, 'rule')),
    rulings: countTested(pack, rulings, citations(report, pack.game.id, 'ruling')),
    complete: report.complete,
  };
}

function countTested(
  { notEnforced }: Pick<ShownGame, 'notEnforced'>,
  rules: readonly Rule[],
  { cited, tested }: ReturnType<typeof citations>,
): Tested {
  const ids = new Set(rules.map(({ id }) => id));
  return {
    total: ids.size,
    tested: ids.intersection(tested).size,
    untested: [...ids].filter((id) => !tested.has(id) && !Object.hasOwn(notEnforced, id)),
    notEnforced: Object.entries(notEnforced).flatMap(([id, reason]) => (ids.has(id) ? [{ id, reason }] : [])),
    unknown: [...cited.difference(ids)],
  };
}

function quote(io: Io, pack: ShownGame, texts: readonly Rule[], wanted: string, json: boolean): void {
  const found = findRules(texts, wanted);
  if (found.length === 0) {
    const topics = [...new Set(texts.map(({ topic }) => topic))].join(', ');
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

function print(io: Io, pack: ShownGame, { catalogue, rulings }: RuleTexts, report: RulesReport): void {
  printTested(io, pack, catalogue, report, 'rules');
  if (rulings.length > 0) printTested(io, pack, rulings, report.rulings, 'rulings');
  if (report.unknown.length > 0) io.out(`cited, but not in the catalogue: ${report.unknown.join(', ')}\n`);
  if (report.rulings.unknown.length > 0) io.out(`cited, but no ruling: ${report.rulings.unknown.join(', ')}\n`);
  if (!report.complete) io.out('the last run left tests out; `npm test` runs all of them\n');
}

/** A line for each topic, one for all, and what is not enforced. */
function printTested(io: Io, pack: ShownGame, rules: readonly Rule[], report: Tested, what: 'rules' | 'rulings'): void {
  const untested = new Set(report.untested);
  for (const [topic, own] of Map.groupBy(rules, (rule) => rule.topic)) {
    const missing = own.filter(({ id }) => untested.has(id)).map(({ id }) => id);
    const waived = own.filter(({ id }) => Object.hasOwn(pack.notEnforced, id)).length;
    const notes = [waived > 0 && `${waived} not enforced`, missing.length > 0 && `untested: ${missing.join(', ')}`];
    const count = `${own.length - missing.length - waived}/${own.length}`;
    io.out(`${topic.padEnd(16)} ${[count.padEnd(7), ...notes.filter(Boolean)].join(' ').trimEnd()}\n`);
  }
  io.out(`${pack.game.id}: ${report.tested} of ${report.total} ${what} tested`);
  io.out(`, ${report.untested.length} untested, ${report.notEnforced.length} not enforced\n`);
  for (const { id, reason } of report.notEnforced) io.out(`not enforced: ${id}: ${reason}\n`);
}
