/**
 * The sums of a battle, in WebAssembly: two numbers at a time, and lists that need no check of where they end. `sums.wat` says what
 * each of them does; `testing/assemble.ts` makes `sums-wasm.ts` of it.
 */
import { wasm } from './sums-wasm.ts';

/** As much of it as we use; Node's types have nothing of it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
};

/** Addresses are in bytes. */
export interface Sums {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): void };
  gather(from: number, rows: number, sums: number, bytes: number): void;
  begin(
    here: number,
    count: number,
    stays: number,
    next: number,
    ...rowsAndStays: readonly [number, number, number, number, number, number, number, number]
  ): void;
  fill(from: number, columns: number, cell: number): void;
  goRound(columns: number, begun: number, came: number, size: number, attacks: number, attacksEnd: number): void;
  end(here: number, count: number, often: number, ...rows: readonly [number, number, number, number]): void;
}

const PAGE = 65_536;

let made: Sums | null = null;

/** Made when they are first wanted: whoever only speaks about battles does without. */
export function sums(): Sums {
  if (made === null) {
    const bytes = Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0));
    made = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as unknown as Sums;
  }
  return made;
}

/** How many bytes an origin takes. */
export const ORIGIN = 16;

/** The memory of the sums, for one battle. What the one before has left there may still be there. */
export class Room {
  /** All of it. They are others after `take`, when there was too little. */
  numbers!: Float64Array;
  addresses!: Uint32Array;
  private free = 0;

  constructor() {
    this.look();
  }

  /** The address of so many bytes. */
  take(bytes: number): number {
    const address = this.free;
    this.free += 16 * Math.ceil(bytes / 16);
    const missing = this.free - this.numbers.byteLength;
    if (missing > 0) {
      sums().memory.grow(Math.ceil(missing / PAGE));
      this.look();
    }
    return address;
  }

  /** The address of a copy of these numbers. */
  put(numbers: Float64Array): number {
    const address = this.take(numbers.byteLength);
    this.numbers.set(numbers, address >>> 3);
    return address;
  }

  private look(): void {
    const { buffer } = sums().memory;
    this.numbers = new Float64Array(buffer);
    this.addresses = new Uint32Array(buffer);
  }
}
