import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { npcColour } from '../art/ships.ts';
import { ratingsText } from '../hints.ts';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { Weapons } from './battle/Side.tsx';
import { Figure } from './Figure.tsx';

const kinds = ['ancient', 'guardian', 'gcds'] as const;

/** What the ships that nobody plays can do in this game (npc-combat.6, npc-combat.7). */
export function Npcs(props: RendererProps) {
  const words = useWords();
  const { npcs, npcRatings } = viewOf(props);
  return (
    <section className="drawn-block">
      <h2 className="drawn-title">{words('npcs.title')}</h2>
      <div className="eclipse-npcs">
        {kinds.map((kind) => {
          const ratings = npcRatings[kind];
          return (
            <Spot
              key={kind}
              touchable={props}
              target={null}
              isReadable
              className="eclipse-npc"
              hint={{
                title: props.name(`ship/${kind}`),
                lines: [words('npcs.strength', { strength: npcs[kind] }), ratingsText(props, words, ratings)],
                rule: npcs[kind] === 'normal' ? 'npc-combat.6' : 'npc-combat.7',
              }}
            >
              <ShipIcon kind={kind} size={22} colour={npcColour} />
              <Figure icon="initiative" value={ratings.initiative} />
              <Figure icon="hull" value={ratings.hull} />
              <Figure icon="computer" value={ratings.computer} sign="+" />
              <Weapons {...ratings} words={words} />
            </Spot>
          );
        })}
      </div>
    </section>
  );
}
