/** A decision as it goes over the wire: without the values that the rules go on with. */
import type { Decision, Effects, Option, Start } from '@orrery/kernel';
import type { WireDecision, WireOption } from '../protocol/index.ts';

export function wireDecision(
  { at, seat, prompt, options, window }: Decision,
  starts: readonly Start[],
  effects: Effects = {},
): WireDecision {
  return {
    at,
    seat,
    prompt,
    options: options.map((option) => wireOption(option, effects)),
    ...(starts.length > 0 && { starts }),
    ...(window && { window }),
  };
}

/** Step by step, since every question has dozens of them. */
function wireOption({ id, label, target, idle, aside }: Option, effects: Effects): WireOption {
  const option: { -readonly [key in keyof WireOption]: WireOption[key] } = { id, label };
  const rule = effects[label.key]?.rule;
  if (target !== undefined) option.target = target;
  if (idle) option.idle = idle;
  if (aside) option.aside = aside;
  if (rule !== undefined) option.rule = rule;
  return option;
}
