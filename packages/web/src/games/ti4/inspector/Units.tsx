import type { Message } from '@orrery/voice';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { UnitIcon } from '../art/Icon.tsx';
import { byStrength } from '../board/content.ts';
import type { Content } from '../board/marks.ts';
import { figuresOf, type Group, type SystemId, tablesOf, type UnitFigures, viewOf } from '../model.ts';
import { message, useWords } from '../words.ts';

interface UnitsProps {
  readonly props: RendererProps;
  readonly id: SystemId;
  readonly content: Content;
}

/** Every unit in a system with its figures, space first, then planet by planet. */
export function Units({ props, id, content }: UnitsProps) {
  const words = useWords();
  const view = viewOf(props);
  const places = [
    { key: id as string, title: words('inspect.space'), units: view.systems[id]?.units ?? [] },
    ...content.planets.map((planet) => ({
      key: planet.id as string,
      title: props.name(`planet/${planet.id}`),
      units: view.planets[planet.id]?.units ?? [],
    })),
  ].filter(({ units }) => units.length > 0);
  if (places.length === 0) return <p className="ti4-muted">{words('inspect.empty')}</p>;
  return places.map(({ key, title, units }) => (
    <section key={key} className="ti4-inspector-units">
      <h4>{title}</h4>
      <ul>
        {[...units]
          .sort((a, b) => a.seat - b.seat || byStrength(a, b))
          .map((group) => (
            <UnitLine key={`${group.seat} ${group.type}`} {...{ props, group }} />
          ))}
      </ul>
    </section>
  ));
}

function UnitLine({ props, group }: { readonly props: RendererProps; readonly group: Group }) {
  const words = useWords();
  const view = viewOf(props);
  const { seat, type, count, damaged } = group;
  const id = view.players[seat]?.units[type];
  const figures = figuresOf(view, tablesOf(props), seat, type);
  const player = props.players[seat];
  return (
    <li>
      <span role="img" aria-label={player?.name}>
        <GlyphIcon player={player} size={10} />
      </span>
      <b>{count}</b>
      <UnitIcon name={type} size={16} colour={player?.colour} />
      <span className="ti4-unit-name">
        {id ? props.name(`unit/${id}`) : props.name(`unit-type/${type}`, { count })}
      </span>
      {damaged > 0 && <em>{words('inspect.damaged', { count: damaged })}</em>}
      <small>{figures && words('facts', { facts: figureFacts(figures) })}</small>
    </li>
  );
}

/** Combat, move, capacity and abilities, as far as a unit has them. */
function figureFacts(figures: UnitFigures): Message[] {
  const { combat, move, capacity } = figures;
  return [
    ...(combat ? [message('figure.combat', diceOf(combat))] : []),
    ...(move ? [message('figure.move', { value: move })] : []),
    ...(capacity > 0 ? [message('figure.capacity', { value: capacity })] : []),
    ...abilityFacts(figures),
  ];
}

const diceOf = ({ value, dice: count }: { readonly value: number; readonly dice: number }) => ({ value, count });

export function abilityFacts({ barrage, bombardment, spaceCannon, production, sustainDamage }: UnitFigures): Message[] {
  const produces = production?.kind === 'fixed' ? 'figure.production' : 'figure.productionPlus';
  return [
    ...(barrage ? [message('figure.barrage', diceOf(barrage))] : []),
    ...(bombardment ? [message('figure.bombardment', diceOf(bombardment))] : []),
    ...(spaceCannon ? [message('figure.spaceCannon', diceOf(spaceCannon))] : []),
    ...(production ? [message(produces, { value: production.value })] : []),
    ...(sustainDamage ? [message('figure.sustain')] : []),
  ];
}
