/**
 * Catalogues of rules say where each rule comes from. That is for whoever maintains them; players read the rule alone.
 * All marks stand in brackets:
 */
const marks = [
  'core', // the short printed rules say it themselves
  '[^()]*\\bInterpretation\\.', // chosen where the printed rules are silent
  'sources differ:[^()]*', // and which one was followed
  '(?:uk|pl|ltp)\\b[^()]*', // places in the printed editions, and what is wrong there
  'p\\. [^()]*', // pages
  '[PFCO](?:, [PFCO])*(?:[,;] [^()]*)?', // kinds of sources, as the rulings name them
  'printed|official FAQ|community|ours|[^()]*: (?:ours|community)',
  'erratum[^()]*',
  'note: [^()]*', // anything else
];

/** A sentence that only the named source, or nobody but us, says. */
const attribution = /(?<=^|\. )(?:Ours|Community): (\w)/g;

const mark = new RegExp(` ?\\((?:${marks.join('|')})\\)`, 'g');

/** A rule or a heading of a catalogue as players read it: without marks of where it comes from, and without Markdown. */
export function plainRule(text: string): string {
  return text
    .replace(mark, '')
    .replace(attribution, (_, first: string) => first.toUpperCase())
    .replaceAll('`', '')
    .trim();
}
