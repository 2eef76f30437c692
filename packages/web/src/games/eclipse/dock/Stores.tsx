import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { capital } from '../hints.ts';
import { type PlayerView, type Resource, tablesOf } from '../model.ts';
import { incomeOf, signed } from '../strip/facts.ts';
import { nextProduction, nextStored } from '../sums.ts';
import { useWords, type Words } from '../words.ts';

interface StoresProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
}

/** What is stored, with the income; a click trades, or takes the cube of the track that is asked for. */
export function Stores({ props, player }: StoresProps) {
  const words = useWords();
  return (
    <div className="eclipse-stores" data-region="storage">
      {tablesOf(props).resources.map((resource) => {
        const income = incomeOf(player, resource);
        const track = `track:${resource}`;
        return (
          <Spot
            key={resource}
            touchable={props}
            target={props.targets.has(track) ? track : `resource:${resource}`}
            hint={resourceHint(props, words, player, resource)}
            className="eclipse-store"
            isReadable
          >
            <Icon name={resource} size={17} colour={resourceHues[resource]} />
            <b>{player.resources[resource]}</b>
            <small className={income < 0 ? 'is-short' : undefined}>{signed(income)}</small>
          </Spot>
        );
      })}
    </div>
  );
}

export function resourceHint(props: RendererProps, words: Words, player: PlayerView, resource: Resource): Hint {
  const next = nextProduction(player, resource);
  const then = nextStored(player, resource);
  const graves = player.graveyard[resource];
  const lines = [
    words('area.stored', { amount: player.resources[resource] }),
    words('area.produces', { amount: player.production[resource], cubes: player.cubes[resource] }),
    next === null ? words('area.lastCube') : words('area.nextCube', { amount: next }),
    resource === 'money'
      ? words('area.afterMoney', { upkeep: player.upkeep, amount: then })
      : words('area.afterRound', { amount: then }),
  ];
  if (then < 0) lines.push(words('area.short', { amount: -then }));
  if (graves > 0) lines.push(words('area.graveyard', { count: graves }));
  return { title: capital(props.name(`track/${resource}`)), lines, rule: 'population.2' };
}
