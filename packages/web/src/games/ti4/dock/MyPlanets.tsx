import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { planetHues, technologyHues } from '../art/palette.ts';
import { planetsOf, tablesOf, viewOf, worthOf } from '../model.ts';
import { Fact, Ready } from '../rail/Facts.tsx';
import { useWords } from '../words.ts';

/** My planets as cards, those that are ready first, and what they come to. */
export function MyPlanets({ props, seat }: { readonly props: RendererProps; readonly seat: number }) {
  const words = useWords();
  const view = viewOf(props);
  const { resources, influence } = worthOf(view, seat);
  const planets = [...planetsOf(view, seat)].sort((a, b) => Number(a.planet.exhausted) - Number(b.planet.exhausted));
  return (
    <div className="ti4-planets" data-region="planets">
      <p>
        <Fact icon="resources" size={15} label={words('player.resources', { ...resources })}>
          <Ready sum={resources} />
        </Fact>
        <Fact icon="influence" size={15} label={words('player.influence', { ...influence })}>
          <Ready sum={influence} />
        </Fact>
      </p>
      {planets.map(({ id, planet }) => {
        const { trait, specialty } = tablesOf(props).planets[id];
        const lines = [
          words('card.worth', { resources: planet.resources, influence: planet.influence }),
          ...(trait ? [props.name(`trait/${trait}`)] : []),
          ...(specialty ? [words('planet.specialty', { colour: `colour/${specialty}` })] : []),
          ...(planet.exhausted ? [words('inspect.exhausted')] : []),
        ];
        return (
          <Spot
            key={id}
            touchable={props}
            target={`planet:${id}`}
            hint={{ title: props.name(`planet/${id}`), lines }}
            className={planet.exhausted ? 'ti4-planet-card is-exhausted' : 'ti4-planet-card'}
            style={{ borderTopColor: planetHues[trait ?? 'home'][1] }}
            isReadable
          >
            <b>{props.name(`planet/${id}`)}</b>
            <span>
              {specialty && <Icon name={specialty} size={13} colour={technologyHues[specialty]} />}
              <span className={planet.exhausted ? 'ti4-worth is-exhausted' : 'ti4-worth'}>
                <i>{planet.resources}</i>
                <i className="is-influence">{planet.influence}</i>
              </span>
            </span>
          </Spot>
        );
      })}
    </div>
  );
}
