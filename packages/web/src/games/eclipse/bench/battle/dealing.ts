/** Dealing the hits of a roll: what is proposed, and what the player says instead. */
import type { WireOption } from '@orrery/server/protocol';
import { useState } from 'react';
import type { BenchProps } from '../../../renderer.ts';
import type { Stack } from '../../board/fleets.ts';
import { tablesOf, viewOf } from '../../model.ts';
import { type Hit, type Proposal, proposeHits, type Shot, shotsIn, targetId, targetsIn } from './hits.ts';

/** Hits on one ship of a stack. */
export interface ShipHits {
  readonly key: string;
  readonly faces: readonly Shot['face'][];
  readonly damage: number;
  /** In words, for a message. */
  readonly fate: 'destroyed' | 'survives' | 'missed';
}

export interface Dealing {
  readonly proposal: Proposal;
  /** The die that a click on a ship assigns, by its place in the roll. */
  readonly die: number | null;
  readonly isOpen: (die: number) => boolean;
  readonly choose: (die: number) => void;
  readonly optionOf: (stack: Stack) => WireOption | undefined;
  /** Whether hits go to these ships. */
  readonly isTaking: (stack: Stack) => boolean;
  readonly take: (stack: Stack) => void;
  readonly hitsOn: (stack: Stack) => readonly ShipHits[];
}

interface Said {
  readonly at: number;
  /** The ships that shots were sent to, by the number of the shot. */
  readonly wanted: ReadonlyMap<number, string>;
  readonly die: number | null;
}

export function useDealing(props: BenchProps): Dealing | null {
  const { decision } = props;
  const nothing: Said = { at: decision.at, wanted: new Map(), die: null };
  const [kept, setSaid] = useState(nothing);
  const said = kept.at === decision.at ? kept : nothing;
  if (decision.prompt.key !== 'eclipse.assign-die') return null;
  const view = viewOf(props);
  const shots = shotsIn(tablesOf(props), view, Number(decision.prompt.args?.left ?? 1));
  const proposal = proposeHits(targetsIn(tablesOf(props), view), shots, said.wanted);
  const die = said.die ?? shots[0]?.die ?? null;
  const chains = chainsOf(proposal.hits);
  const optionOf = ({ target }: Stack) => decision.options.find((option) => option.target === target);
  return {
    proposal,
    die,
    isOpen: (each) => shots.some((shot) => shot.die === each),
    choose: (each) => setSaid({ ...said, die: each }),
    optionOf,
    isTaking: (stack) => hitsIn(chains, stack).length > 0,
    take: (stack) => {
      const option = optionOf(stack);
      if (!option || die === null) return;
      const wanted = new Map(said.wanted);
      for (const [number, shot] of shots.entries()) if (shot.die === die) wanted.set(number, option.id);
      const next = shots.find((shot) => shot.die > die)?.die ?? shots[0]?.die ?? null;
      setSaid({ ...said, wanted, die: shots.length > 1 ? next : die });
    },
    hitsOn: (stack) => hitsIn(chains, stack).map((chain, number) => shipHits(`${stack.key} ${number}`, chain)),
  };
}

/** The hits on each ship together: the second one finds it damaged by the first. */
export function chainsOf(hits: readonly Hit[]): readonly (readonly Hit[])[] {
  const chains: Hit[][] = [];
  const open = new Map<string, Hit[][]>();
  for (const hit of hits) {
    const chain = open.get(hit.id)?.pop() ?? [];
    if (chain.length === 0) chains.push(chain);
    chain.push(hit);
    if (hit.isDestroyed) continue;
    const [type, damage] = hit.id.split(':');
    const after = `${type}:${Number(damage) + (hit.isHit ? hit.shot.damage : 0)}`;
    open.set(after, [...(open.get(after) ?? []), chain]);
  }
  return chains;
}

function hitsIn(chains: readonly (readonly Hit[])[], stack: Stack): readonly (readonly Hit[])[] {
  return chains.filter(([first]) => first?.id === targetId(stack));
}

function shipHits(key: string, chain: readonly Hit[]): ShipHits {
  const damage = chain.reduce((sum, { isHit, shot }) => sum + (isHit ? shot.damage : 0), 0);
  const isDestroyed = chain.some((hit) => hit.isDestroyed);
  const faces = [...new Map(chain.map(({ shot }) => [shot.die, shot.face])).values()];
  return { key, faces, damage, fate: isDestroyed ? 'destroyed' : damage > 0 ? 'survives' : 'missed' };
}
