import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { technologyHues } from '../art/palette.ts';
import type { Content } from '../board/marks.ts';
import { tablesOf } from '../model.ts';
import { message, useWords } from '../words.ts';

/** Planets by name: what they are worth now, trait and specialty, whose they are. */
export function Planets({ props, content }: { readonly props: RendererProps; readonly content: Content }) {
  const words = useWords();
  if (content.planets.length === 0) return null;
  return (
    <ul className="ti4-inspector-planets">
      {content.planets.map(({ id, resources, influence, owner, exhausted, specialty, custodians }) => {
        const trait = tablesOf(props).planets[id].trait;
        const notes = [
          ...(trait ? [`trait/${trait}` as const] : []),
          ...(specialty ? [message('planet.specialty', { colour: `colour/${specialty}` })] : []),
          ...(exhausted ? [message('inspect.exhausted')] : []),
          ...(custodians ? [message('planet.custodians')] : []),
        ];
        return (
          <li key={id}>
            {owner !== null && (
              <span role="img" aria-label={props.players[owner]?.name}>
                <GlyphIcon player={props.players[owner]} size={11} />
              </span>
            )}
            <b>{props.name(`planet/${id}`)}</b>
            <small>
              {specialty && <Icon name={specialty} size={11} colour={technologyHues[specialty]} />}
              {words('facts', { facts: notes })}
            </small>
            <span className={exhausted ? 'ti4-worth is-exhausted' : 'ti4-worth'}>
              <i className="is-resources" role="img" aria-label={words('inspect.resources', { count: resources })}>
                {resources}
              </i>
              <i className="is-influence" role="img" aria-label={words('inspect.influence', { count: influence })}>
                {influence}
              </i>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
