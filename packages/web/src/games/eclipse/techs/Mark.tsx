/** What a technology does, in one small sign: the part it allows as blueprints show it, the piece it lets build, or its effect. */
import type { EclipseTables } from '@orrery/eclipse';
import type { RendererProps } from '../../renderer.ts';
import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { DieMark, marksOf } from '../art/Part.tsx';
import { partHues, resourceHues } from '../art/palette.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { type PartId, type TechnologyId, tablesOf } from '../model.ts';

interface MarkProps {
  readonly props: RendererProps;
  readonly id: TechnologyId;
  readonly size?: number;
}

export function TechnologyMark({ props, id, size = 14 }: MarkProps) {
  const tables = tablesOf(props);
  const tile = tables.technologies[id];
  if (tile.part) return <PartMark part={tables.parts[tile.part]} size={size} />;
  if (tile.builds) return <ShipIcon kind={tile.builds} size={size} />;
  return <Effect {...{ tile, id, size }} />;
}

function PartMark({ part, size }: { readonly part: EclipseTables['parts'][PartId]; readonly size: number }) {
  if (part.kind === 'weapon')
    return (Object.entries(part.dice) as ['yellow' | 'orange' | 'blue' | 'red', number][]).flatMap(([colour, count]) =>
      Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one colour are alike
        <DieMark key={`${colour}${place}`} colour={colour} isMissile={part.missile} size={size - 2} />
      )),
    );
  const [main] = marksOf(part);
  return (
    main && (
      <>
        <Icon name={main.icon} size={size} colour={partHues[part.kind]} />
        <b>{main.text}</b>
      </>
    )
  );
}

interface EffectProps {
  readonly tile: EclipseTables['technologies'][TechnologyId];
  readonly id: TechnologyId;
  readonly size: number;
}

function Effect({ tile, id, size }: EffectProps) {
  const { advancedSquares, discs, activations } = tile;
  if (advancedSquares?.length === 1 && advancedSquares[0])
    return <Icon name={advancedSquares[0]} size={size} colour={resourceHues[advancedSquares[0]]} />;
  if (discs || activations)
    return (
      <>
        <Icon name={activations?.action ?? 'disc'} size={size} />
        <b>+{discs ?? activations?.count}</b>
      </>
    );
  return <Icon name={advancedSquares ? 'cube' : (emblems[id] ?? 'technology')} size={size} />;
}

/** What stands for technologies that do what no other does. */
const emblems: { readonly [id in TechnologyId]?: Emblem } = {
  'neutron-bombs': 'graveyard',
  'neutron-absorber': 'shield',
  'antimatter-splitter': 'weapon',
  'artifact-key': 'trade',
  'ancient-labs': 'discovery',
  'warp-portal': 'sector',
  'wormhole-generator': 'sector',
};
