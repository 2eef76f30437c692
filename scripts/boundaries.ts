/**
 * Package boundaries: who may import whom, never in a circle, what the rules of a game must never touch (clocks, chance, the machine), and
 * that the page leaves words and figures to its texts.
 * A file `x.test.ts` or in a `testing/` folder may also use the testing helpers, Node and the root devDependencies.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importCycles, importsIn, withoutComments } from './imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A game is a package with a catalogue of rules. */
const games = globSync('packages/*/catalogue.md', { cwd: root }).map((path) => path.split('/')[1] ?? '');
const kernelAndGames = ['kernel', ...games];

/** The packages of ours that each package may import. A new package needs a line here. */
const mayImport: Record<string, readonly string[]> = {
  kernel: [],
  ...Object.fromEntries(games.map((game) => [game, ['kernel']])),
  bots: kernelAndGames,
  odds: kernelAndGames,
  voice: ['kernel'],
  games: [...kernelAndGames, 'bots'],
  cli: [...kernelAndGames, 'games', 'odds', 'voice'],
  server: ['kernel', 'games', 'odds', 'voice'],
  web: ['server', 'voice', 'odds', ...kernelAndGames],
};

/** What the tests of a package may import besides. */
const testsMayImport: Record<string, readonly string[]> = { voice: [...games, 'games'], server: games, web: ['games'] };

/**
 * The browser takes the voice, the odds (in a worker), from the server the wire protocol, and from games types, figures, versions and
 * what teaches them: tables and texts come over the wire.
 */
const takenByWeb = [
  '@orrery/voice',
  '@orrery/odds',
  '@orrery/server/protocol',
  ...games.flatMap((game) => [`@orrery/${game}/figures`, `@orrery/${game}/learning`, `@orrery/${game}/version`]),
];

const impurePattern =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b|\bcrypto\.(?:getRandomValues|randomUUID)\b/g;

/** Asking with the kernel's own `choose`, which takes any message as a question. */
const freeQuestionPattern = /\b(?:choose|chooseEach)\b(?=[^{}'"]*\}\s*from\s*'@orrery\/kernel')/g;

/** Figures written, facts joined by a sign, and texts put together, so that another language has no say in it. */
const gluePatterns = [
  /\.to(?:Fixed|Precision|LocaleString)\(|\bIntl\.NumberFormat\b|\} ?%</g,
  /\.join\((['"])[^'"\w]*[^'"\w\s][^'"\w]* \1\)|[`}] [·›–] [`{$]/g,
  /\$\{(?:words|text|(?:props|naming|voice)\.(?:name|say|text))\(/g,
];

export type SourceFile = {
  /** From the root: packages/<package>/src/… */
  path: string;
  text: string;
  dependencies: readonly string[];
  /** Of the package and the root. */
  devDependencies: readonly string[];
};

/** One line, `file:line: what is wrong`, for each violation. */
export function boundaryViolations(file: SourceFile): string[] {
  const code = withoutComments(file.text);
  const packageName = file.path.split('/')[1] ?? '';
  const isPure = kernelAndGames.includes(packageName) && !isTestCode(file.path);
  const violations: string[] = [];
  const report = (at: number, problem: string) =>
    violations.push(`${file.path}:${code.slice(0, at).split('\n').length}: ${problem}`);

  for (const { specifier, at, isTypeOnly } of importsIn(code)) {
    const problem =
      webProblem(file, packageName, specifier, isTypeOnly) ?? importProblem(file, packageName, specifier, isPure);
    if (problem) report(at, problem);
  }
  if (isPure && games.includes(packageName)) {
    for (const match of code.matchAll(freeQuestionPattern))
      report(match.index, "a game asks by the 'choose' of its own words, which knows its prompts");
  }
  if (packageName === 'web' && !isTestCode(file.path) && !file.path.includes('/messages/')) {
    for (const match of gluePatterns.flatMap((pattern) => [...code.matchAll(pattern)]))
      report(match.index, `'${match[0]}': figures and what joins words belong into a text (docs/voice.md)`);
  }
  if (isPure) {
    for (const match of code.matchAll(impurePattern)) report(match.index, `${match[0]} makes a game irreproducible`);
  }
  return violations;
}

function webProblem(file: SourceFile, packageName: string, specifier: string, isTypeOnly: boolean): string | undefined {
  if (packageName !== 'web' || isTestCode(file.path) || !specifier.startsWith('@orrery/')) return undefined;
  return isTypeOnly || takenByWeb.some((taken) => specifier.startsWith(taken))
    ? undefined
    : `the browser may take only types from '${specifier}'`;
}

function importProblem(file: SourceFile, packageName: string, specifier: string, isPure: boolean): string | undefined {
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file.path), specifier));
    return target.startsWith(`packages/${packageName}/`) ? undefined : `'${specifier}' leaves the package`;
  }
  if (specifier.startsWith('node:')) {
    return isPure ? `'${specifier}': the kernel and the games know nothing of the machine` : undefined;
  }
  const [scope = '', name = '', ...subpath] = specifier.startsWith('@')
    ? specifier.split('/')
    : ['', ...specifier.split('/')];
  const dependency = scope ? `${scope}/${name}` : name;
  if (scope === '@orrery') {
    const allowed = mayImport[packageName];
    if (!allowed) return `package '${packageName}' is not listed in scripts/boundaries.ts`;
    const alsoForTests = isTestCode(file.path) ? (testsMayImport[packageName] ?? []) : [];
    if (![...allowed, ...alsoForTests].includes(name)) return `${packageName} may not import '${specifier}'`;
    if (subpath[0] === 'testing' && !isTestCode(file.path)) return `'${specifier}' is for tests only`;
  }
  const declared = isTestCode(file.path) ? [...file.dependencies, ...file.devDependencies] : file.dependencies;
  return declared.includes(dependency) ? undefined : `'${dependency}' is not declared in package.json`;
}

function isTestCode(path: string): boolean {
  return path.endsWith('.test.ts') || path.includes('/testing/');
}

/** One line for each circle of files that import each other; types count, because whoever reads a file follows them, too. */
export function cycleViolations(files: readonly Pick<SourceFile, 'path' | 'text'>[]): string[] {
  return importCycles(files).map((cycle) => {
    const names = [...cycle, cycle[0] ?? ''].map((path) => path.replace(/^packages\/[^/]+\/src\//, ''));
    return `${cycle[0]}: import cycle: ${names.join(' → ')}`;
  });
}

function readSourceFiles(root: string): SourceFile[] {
  const readManifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const rootDevDependencies = Object.keys(readManifest('.').devDependencies);
  return globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .sort()
    .map((path) => {
      const manifest = readManifest(path.split('/').slice(0, 2).join('/'));
      return {
        path,
        text: readFileSync(join(root, path), 'utf8'),
        dependencies: Object.keys(manifest.dependencies ?? {}),
        devDependencies: [...Object.keys(manifest.devDependencies ?? {}), ...rootDevDependencies],
      };
    });
}

if (import.meta.main) {
  const files = readSourceFiles(root);
  const violations = [...files.flatMap(boundaryViolations), ...cycleViolations(files)];
  for (const violation of violations) console.log(violation);
  if (violations.length > 0) process.exitCode = 1;
}
