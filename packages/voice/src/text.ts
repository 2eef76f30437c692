/**
 * ICU messages as trees. Of ICU we take arguments, numbers, `plural` and `selectordinal` (with `=2`, `#` and `offset:`), `select` and
 * quoting; our own are `{x, name, accusative #count}`, a form of a name, and `{x, list, comma}` or `{x, list, ' · '}`.
 */
export type Text = readonly Node[];

export type Node =
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'argument'; readonly name: string }
  /** A number; within `plural` also `#`, from which the offset is taken. */
  | { readonly type: 'number'; readonly name: string; readonly offset: number; readonly style?: NumberStyle }
  | { readonly type: 'list'; readonly name: string; readonly style: ListStyle }
  | { readonly type: 'name'; readonly name: string; readonly form: FormAsked }
  | { readonly type: 'select'; readonly name: string; readonly branches: Branches }
  | {
      readonly type: 'plural' | 'selectordinal';
      readonly name: string;
      readonly offset: number;
      readonly branches: Branches;
    };

/** What follows each selector. There is always one for `other`. */
export type Branches = ReadonlyMap<string, Text>;

/** A list is joined by the words of its language, or by a sign. */
export type ListStyle = 'and' | 'or' | { readonly sign: string };

const listStyles = new Map<string, ListStyle>([
  ['and', 'and'],
  ['or', 'or'],
  ['comma', { sign: ', ' }],
  ['semicolon', { sign: '; ' }],
]);

export type NumberStyle = Readonly<Intl.NumberFormatOptions>;

const numberStyles = new Map<string, NumberStyle>([
  ['%x100', { style: 'percent' }],
  ['+?', { signDisplay: 'exceptZero' }],
]);

/** The form that a text asks a name for: a case, and a count by the name of an argument or outright. */
export interface FormAsked {
  readonly case?: string;
  readonly count?: string | number;
}

/** Nobody writes texts deeper than this; a deeper one would exhaust the stack. */
const deepest = 30;

const word = /[^\s{},#']+/y;
const offsetMark = /offset:\s*(\d+)/y;
const skeleton = /::[^{}']+/y;
const digits = /^(0{0,9})(?:\.(0{0,9})(#{0,9}))?$/; // more is not to be had of Intl everywhere
const space = /\s*/y;

/** What `#` stands for, within a plural. */
type Counted = { readonly name: string; readonly offset: number } | null;

/** Reads a text; throws a SyntaxError when it is none. */
export function parse(text: string): Text {
  let at = 0;

  function fail(problem: string): never {
    throw new SyntaxError(`${problem} at ${at} of: ${text}`);
  }

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found;
  }

  function taken(pattern: RegExp, what: string): string {
    take(space);
    return (take(pattern) ?? fail(`${what} is missing`))[0];
  }

  function next(sign: string): boolean {
    take(space);
    if (text[at] !== sign) return false;
    at++;
    return true;
  }

  function expect(sign: string): void {
    if (!next(sign)) fail(`'${sign}' is missing`);
  }

  function sequence(counted: Counted, depth: number): Text {
    if (depth > deepest) fail('too deep');
    const nodes: Node[] = [];
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') nodes.push(argument(counted, depth));
      else if (text[at] === '#' && counted) nodes.push(hash(counted));
      else nodes.push({ type: 'literal', text: literal(counted) });
    }
    return nodes;
  }

  function hash(counted: NonNullable<Counted>): Node {
    at++;
    return { type: 'number', ...counted };
  }

  function literal(counted: Counted): string {
    const isSign = (sign: string | undefined) => sign === '{' || sign === '}' || (sign === '#' && counted !== null);
    let said = '';
    while (at < text.length && !isSign(text[at])) {
      const isApostrophe = text[at] === "'";
      if (isApostrophe && isSign(text[at + 1])) said += quoted();
      else {
        said += text[at];
        at += isApostrophe && text[at + 1] === "'" ? 2 : 1;
      }
    }
    return said;
  }

  /** From an apostrophe before a sign to the next single one; two of them are one. */
  function quoted(): string {
    let said = '';
    for (at++; at < text.length; at++) {
      if (text[at] === "'" && text[++at] !== "'") return said;
      said += text[at];
    }
    return said;
  }

  function argument(counted: Counted, depth: number): Node {
    expect('{');
    const name = taken(word, 'the name of an argument');
    const node = next(',') ? typed(name, counted, depth) : ({ type: 'argument', name } as const);
    expect('}');
    return node;
  }

  function typed(name: string, counted: Counted, depth: number): Node {
    const type = taken(word, 'the type of an argument');
    switch (type) {
      case 'number':
        return { type, name, offset: 0, ...(next(',') && { style: numberStyle() }) };
      case 'list':
        return { type, name, style: next(',') ? listStyle() : 'and' };
      case 'name':
        return { type, name, form: next(',') ? form() : {} };
      case 'select':
        expect(',');
        return { type, name, branches: branches(counted, depth) };
      case 'plural':
      case 'selectordinal': {
        expect(',');
        take(space);
        const offset = Number(take(offsetMark)?.[1] ?? 0);
        return { type, name, offset, branches: branches({ name, offset }, depth) };
      }
      default:
        return fail(`there is no type '${type}'`);
    }
  }

  function listStyle(): ListStyle {
    take(space);
    if (text[at] === "'") return { sign: quoted() };
    const style = taken(word, 'the style of a list');
    return listStyles.get(style) ?? fail(`no list is written '${style}'`);
  }

  /** Of ICU's skeletons: `00` and `.0#` for digits that are always or perhaps there, and the stems in `numberStyles`. */
  function numberStyle(): NumberStyle {
    const stems = taken(skeleton, 'the skeleton of a number').slice(2).trim().split(/\s+/);
    return Object.assign({}, ...stems.map((stem) => numberStyles.get(stem) ?? digitsOf(stem)));
  }

  function digitsOf(stem: string): NumberStyle {
    const [, whole = '', always, perhaps = ''] = digits.exec(stem) ?? fail(`no number is written '${stem}'`);
    return {
      ...(whole !== '' && { minimumIntegerDigits: whole.length }),
      ...(always !== undefined && {
        minimumFractionDigits: always.length,
        maximumFractionDigits: always.length + perhaps.length,
      }),
    };
  }

  function form(): FormAsked {
    take(space);
    const grammaticalCase = take(word)?.[0];
    if (!next('#')) return grammaticalCase === undefined ? fail('the form is missing') : { case: grammaticalCase };
    const by = taken(word, 'the count');
    const count = /^\d+$/.test(by) ? Number(by) : by;
    return grammaticalCase === undefined ? { count } : { case: grammaticalCase, count };
  }

  function branches(counted: Counted, depth: number): Branches {
    const found = new Map<string, Text>();
    while (!next('}')) {
      const by = taken(word, 'a selector');
      if (found.has(by)) fail(`'${by}' stands there twice`);
      expect('{');
      found.set(by, sequence(counted, depth + 1));
      expect('}');
    }
    at--; // the brace closes the argument
    return found.has('other') ? found : fail("'other' is missing");
  }

  const nodes = sequence(null, 0);
  return at < text.length ? fail("'}' without '{'") : nodes;
}

const known = new Map<string, Text | null>();

/** A text read once and remembered; null when it cannot be read. */
export function compiled(text: string): Text | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const tree = treeOf(text);
  known.set(text, tree);
  return tree;
}

function treeOf(text: string): Text | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
