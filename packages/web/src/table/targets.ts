import type { WireDecision, WireOption } from '@orrery/server/protocol';

/** The options of a decision by the thing on the board that they are about. */
export function targetsOf(decision: Pick<WireDecision, 'options'> | null): ReadonlyMap<string, readonly WireOption[]> {
  const targets = new Map<string, WireOption[]>();
  for (const option of decision?.options ?? []) {
    if (option.target === undefined) continue;
    const same = targets.get(option.target);
    if (same) same.push(option);
    else targets.set(option.target, [option]);
  }
  return targets;
}
