import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { structureKinds } from '../art/ships.ts';
import { capital } from '../hints.ts';
import { type PlayerView, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Cost, lockedBy } from './Blueprint.tsx';

interface StructuresProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
}

/** Orbital and monolith: built from here. */
export function Structures({ props, player }: StructuresProps) {
  const words = useWords();
  const { species } = player;
  if (species === null) return null;
  return (
    <section className="eclipse-structures" aria-label={words('area.structures')}>
      {structureKinds.map((kind) => {
        const cost = tablesOf(props).species[species].costs[kind];
        const needed = lockedBy(props, player, kind);
        const lines = [words('area.cost', { cost }), ...(needed ? [words('area.locked', { technology: needed })] : [])];
        const name = props.name(`ship/${kind}`);
        return (
          <Spot
            key={kind}
            touchable={props}
            target={`build:${kind}`}
            hint={{ title: capital(name), lines, rule: 'structures.1' }}
            className={`eclipse-structure${needed ? ' is-locked' : ''}`}
            isReadable
          >
            <ShipIcon kind={kind} size={24} />
            <span className="eclipse-structure-name">{name}</span>
            <Cost cost={cost} />
          </Spot>
        );
      })}
    </section>
  );
}
