import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { structureKinds } from '../art/ships.ts';
import { capital } from '../hints.ts';
import { type PlayerView, type ShipType, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';
import { shipHint } from './Blueprint.tsx';
import { chipOf } from './chips.ts';
import { Dice } from './Dice.tsx';

interface ChipProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
  readonly type: ShipType;
}

/** One of my ships: how many are left, initiative and dice, computer, hull and shield. A click builds one while that is asked, else begins an upgrade. */
export function Chip({ props, player, type }: ChipProps) {
  const words = useWords();
  const ratings = player.ratings?.[type];
  if (!ratings) return null;
  const { figures, left, isLocked } = chipOf(player, type, ratings);
  const build = `build:${type}`;
  return (
    <Spot
      touchable={props}
      target={props.targets.has(build) ? build : `blueprint:${type}`}
      hint={shipHint(props, words, player, type)}
      className={`eclipse-chip-ship${isLocked ? ' is-locked' : ''}`}
      isReadable
    >
      <span className="eclipse-chip-kind">
        <ShipIcon kind={type} size={20} colour="var(--seat)" />
        <small className={left === 0 ? 'is-short' : undefined}>×{left}</small>
      </span>
      <span className="eclipse-chip-line">
        <Value icon="initiative" text={String(ratings.initiative)} />
        <Dice weapons={ratings.missiles} isMissile />
        <Dice weapons={ratings.cannons} />
      </span>
      <span className="eclipse-chip-line">
        {figures.map(({ icon, text }) => (
          <Value key={icon} icon={icon} text={text} />
        ))}
      </span>
    </Spot>
  );
}

/** Orbital and monolith, while they may be built. */
export function StructureChips({ props, player }: Omit<ChipProps, 'type'>) {
  const words = useWords();
  const { species } = player;
  if (species === null) return null;
  return structureKinds
    .filter((kind) => props.targets.has(`build:${kind}`))
    .map((kind) => (
      <Spot
        key={kind}
        touchable={props}
        target={`build:${kind}`}
        hint={{
          title: capital(props.name(`ship/${kind}`)),
          lines: [words('area.cost', { cost: tablesOf(props).species[species].costs[kind] })],
          rule: 'structures.1',
        }}
        className="eclipse-chip-ship"
      >
        <ShipIcon kind={kind} size={20} colour="var(--seat)" />
      </Spot>
    ));
}

function Value({ icon, text }: { readonly icon: Emblem; readonly text: string }) {
  return (
    <span className={text === '0' ? 'is-none' : undefined}>
      <Icon name={icon} size={11} />
      {text}
    </span>
  );
}
