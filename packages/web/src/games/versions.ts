/** The rules that this page was built for. They are part of the page from its first byte: a tab that stays open keeps its own. */
const modules = import.meta.glob<{ readonly version: number }>('./*/version.ts', { eager: true });

/** The version of a game's rules; undefined for one that the page does not know. */
export function rulesOf(game: string): number | undefined {
  return modules[`./${game}/version.ts`]?.version;
}
