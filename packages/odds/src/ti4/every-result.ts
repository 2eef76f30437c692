/** Every result of chance in turn, for rules that are carried out once for each. */
import type { Random } from '@orrery/kernel';

/** Results of chance so far, and how likely they are. */
export interface Script {
  readonly results: readonly number[];
  readonly chance: number;
}

/** Follows a script of results; where it ends, the first of all results comes, and the others are noted for later. */
export class EveryResult implements Random {
  chance: number;
  private readonly results: number[];
  private next = 0;
  private readonly others: Script[];

  constructor({ results, chance }: Script, others: Script[]) {
    this.results = [...results];
    this.chance = chance;
    this.others = others;
  }

  below(n: number, cut?: number): number {
    const scripted = this.results[this.next++];
    if (scripted !== undefined) return scripted;
    const kinds = kindsOf(n, cut);
    const [first, ...rest] = kinds as [Kind, ...Kind[]];
    for (const { result, share } of rest) {
      this.others.push({ results: [...this.results, result], chance: this.chance * share });
    }
    this.results.push(first.result);
    this.chance *= first.share;
    return first.result;
  }
}

interface Kind {
  readonly result: number;
  readonly share: number;
}

/** Results that differ to the rules: all, or those below the cut and those from it on. */
function kindsOf(n: number, cut: number | undefined): Kind[] {
  if (cut === undefined) return Array.from({ length: n }, (_, result) => ({ result, share: 1 / n }));
  const low = Math.min(Math.max(cut, 0), n);
  const kinds = [
    { result: 0, share: low / n },
    { result: low, share: (n - low) / n },
  ];
  return kinds.filter(({ share }) => share > 0);
}
