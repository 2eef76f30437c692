import type { Fault } from '@orrery/eclipse/figures';
import { hinting, labelOf } from '../../drawing/touch.ts';
import type { Hint, RendererProps } from '../../renderer.ts';
import { PartTile } from '../art/Part.tsx';
import { partHint } from '../hints.ts';
import { type PartId, tablesOf } from '../model.ts';
import { useWords, type WordKey, type Words } from '../words.ts';
import { type Misfit, type Place, spaceId, takeOffId } from '../work/plan.ts';
import type { Work } from '../work/useWork.ts';

const faults: Readonly<Record<Fault, WordKey>> = {
  energy: 'area.energyShort',
  noDrive: 'area.noDrive',
  drive: 'area.driveless',
};

export function faultWords(words: Words, fault: Fault, lacking: number): string {
  return words(faults[fault], { count: lacking });
}

const misfits: { readonly [misfit in Misfit]?: WordKey } = {
  energy: 'area.noEnergy',
  noDrive: 'area.noDrive',
  drive: 'area.driveless',
  other: 'area.otherFirst',
};

interface SpaceProps {
  readonly props: RendererProps;
  readonly work: Work | null;
  readonly place: Place;
  readonly tile: PartId | null;
  readonly below: PartId | null;
  /** The tile that would lie here; undefined when nothing is being tried. */
  readonly ghost: PartId | null | undefined;
  /** Its tile is planned. */
  readonly isNew: boolean;
  readonly size: number;
}

/** A space of a sheet: a part is put or dropped on it, its tile is dragged off or clicked away. */
export function SpaceButton({ props, work, place, tile, below, ghost, isNew, size }: SpaceProps) {
  const words = useWords();
  const tables = tablesOf(props);
  const isTried = ghost !== undefined && ghost !== tile;
  // A tile that would leave is still drawn: a finger may hold it.
  const shown = (isTried ? ghost : null) ?? tile ?? below;
  const misfit = work?.misfitAt(place);
  const reason = misfit && misfits[misfit];
  const canLeave = work !== null && work.part === null && tile !== null;
  const isLit = misfit === null || (work?.asks === 'tile' && props.targets.has(spaceId(place)));
  const isLive = work !== null && (isLit || (canLeave && work.asks === 'upgrade'));
  const hint = spaceHint(props, words, place, tile, below);
  const told = reason ? { ...hint, lines: [...hint.lines, words(reason)], rule: 'upgrade.4' } : hint;
  const states = [
    isTried && (ghost ? 'is-tried' : 'is-leaving'),
    tile && 'has-tile',
    isLit && 'is-lit',
    reason && 'is-struck',
    isNew && 'is-new',
  ];
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } = hinting(props, told);
  const grip = tile && work ? work.grip(tile, place) : null;
  const isTarget = props.targets.has(spaceId(place));
  return (
    <button
      type="button"
      className={`eclipse-space ${states.filter(Boolean).join(' ')}`}
      style={{ width: size, height: size }}
      data-space={work ? `${place.type}:${place.space}` : undefined}
      data-target={isTarget ? spaceId(place) : undefined}
      data-option={isTarget ? optionAt(props, place) : undefined}
      aria-disabled={isTarget ? !isLive : undefined}
      tabIndex={isLive ? 0 : -1}
      onClick={() => (isLive ? work.press(place) : undefined)}
      onPointerEnter={(event) => {
        onPointerEnter(event);
        work?.pointPlace(place);
      }}
      onPointerLeave={() => {
        onPointerLeave();
        work?.pointPlace(null);
      }}
      onFocus={(event) => {
        onFocus(event);
        work?.pointPlace(place);
      }}
      onBlur={() => {
        onBlur();
        work?.pointPlace(null);
      }}
      {...grip}
    >
      <span className="visually-hidden">{labelOf(props, told)}</span>
      <span aria-hidden="true">
        {shown && <PartTile part={tables.parts[shown]} size={size} isPrinted={shown !== tile && shown !== ghost} />}
        {isNew && <em>{words('work.new')}</em>}
      </span>
    </button>
  );
}

/** What the rules call a click on it. */
function optionAt({ targets }: RendererProps, place: Place): string | undefined {
  const ids = targets.get(spaceId(place))?.map(({ id }) => id);
  return ids?.find((id) => id === spaceId(place)) ?? ids?.find((id) => id === takeOffId(place));
}

function spaceHint(
  props: RendererProps,
  words: Words,
  { type, space }: Place,
  tile: PartId | null,
  below: PartId | null,
): Hint {
  const id = tile ?? below;
  if (space === 'outside')
    return { title: words('area.outside', { type: `ship/${type}` }), lines: [], rule: 'upgrade.8' };
  if (!id) return { title: words('area.empty', { type: `ship/${type}` }), lines: [], rule: 'upgrade.1' };
  const { lines, rule } = partHint(props, words, tablesOf(props), id);
  return {
    title: words(tile ? 'area.tile' : 'area.printed', { part: `ship-part/${id}`, type: `ship/${type}` }),
    lines: tile && below ? [...lines, words('area.covers', { part: `ship-part/${below}` })] : lines,
    ...(rule ? { rule } : {}),
  };
}
