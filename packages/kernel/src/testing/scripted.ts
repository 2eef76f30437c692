import { type Chance, Keystream, type MatchSettings } from '../index.ts';

/** Chance whose next outcomes a test has written down; after them the keystream goes on. */
export class ScriptedChance implements Chance {
  private readonly keystream: Keystream;
  private readonly script: number[];

  constructor(seed: string, position: number, script: number[]) {
    this.keystream = new Keystream(seed, position);
    this.script = script;
  }

  get position(): number {
    return this.keystream.position;
  }

  below(n: number): number {
    const next = this.script.shift();
    if (next === undefined) return this.keystream.below(n);
    if (next >= n) throw new Error(`the script says ${next} where only 0 to ${n - 1} is possible`);
    return next;
  }
}

/** Settings for a match that takes its chance from `script`, which the test may fill as it goes. */
export function scripted(script: number[]): MatchSettings {
  return { chance: (seed, position) => new ScriptedChance(seed, position, script) };
}
