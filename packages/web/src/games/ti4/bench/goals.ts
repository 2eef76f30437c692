/** Objectives to choose among: what each asks for, how far I am, and the option that takes it. */
import type { Thing } from '@orrery/kernel';
import type { WireDecision, WireOption } from '@orrery/server/protocol';
import type { Tables, View } from '../model.ts';

export interface Goal {
  readonly option: WireOption;
  /** As cards are named, 'public-objective/expand-borders'. */
  readonly thing: Thing;
  readonly points: number;
  /** How far I am, as far as it is known. */
  readonly progress: { readonly have: number; readonly need: number } | null;
}

/** In the order of the options; 'none' is no objective. */
export function goalsIn(view: View, tables: Tables, { options }: WireDecision, seat: number): Goal[] {
  return options.flatMap((option): Goal[] => {
    const [, id] = /^(?:score|return|keep):(.+)$/.exec(option.id) ?? [];
    if (!id) return [];
    const { publicObjectives, secretObjectives } = tables;
    const isPublic = id in publicObjectives;
    const figures = isPublic
      ? publicObjectives[id as keyof typeof publicObjectives]
      : secretObjectives[id as keyof typeof secretObjectives];
    const thing = `${isPublic ? 'public' : 'secret'}-objective/${id}` as const;
    return figures ? [{ option, thing, points: figures.points, progress: progressOf(view, id, seat) }] : [];
  });
}

function progressOf({ outlook }: View, id: string, seat: number): Goal['progress'] {
  const open = outlook?.objectives.find((each) => each.id === id);
  const have = open?.have[seat] ?? null;
  if (open && have !== null) return { have, need: open.need };
  const own = outlook?.own?.secrets.find((each) => each.id === id);
  return own ? { have: own.have, need: own.need } : null;
}
