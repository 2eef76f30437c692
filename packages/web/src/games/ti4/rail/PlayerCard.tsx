import type { ReactNode } from 'react';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import type { Emblem } from '../art/emblems.ts';
import { Icon, UnitIcon } from '../art/Icon.tsx';
import { technologyHues } from '../art/palette.ts';
import { byColour, type PlayerView, planetsOf, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** More of a player than the strip has room for: cards, technologies, planets, what is left, neighbours. */
export function PlayerCard(props: RendererProps & { readonly player: number }) {
  const words = useWords();
  const view = viewOf(props);
  const seat = props.player;
  const player = view.players[seat];
  if (!player) return null;
  const neighbours = view.outlook?.neighbours[seat] ?? [];
  const planets = planetsOf(view, seat);
  return (
    <div className="ti4-card">
      {player.faction && <b className="ti4-card-faction">{props.name(`faction/${player.faction}`)}</b>}
      <Part icon="secret" title={words('card.secrets', { count: player.secretCount })}>
        {words('facts', { facts: player.scoredSecrets.map((id) => `secret-objective/${id}` as const) })}
      </Part>
      <Part icon="note" title={words('card.notes', { count: player.noteCount, foreign: player.foreignNotes })}>
        {player.notesInPlay.map(({ id, of }) => (
          <span key={`${id} ${of}`} className="ti4-card-note">
            <GlyphIcon player={props.players[of]} size={10} />
            {props.name(`note/${id}`)}
          </span>
        ))}
      </Part>
      <Part icon="technology" title={words('card.technologies', { count: player.technologies.length })}>
        <Technologies props={props} player={player} />
      </Part>
      <Part icon="planet" title={words('card.planets', { count: planets.length })}>
        {planets.map(({ id, planet }) => (
          <span key={id} className={planet.exhausted ? 'ti4-card-planet is-exhausted' : 'ti4-card-planet'}>
            {words('card.planet', {
              planet: `planet/${id}`,
              resources: planet.resources,
              influence: planet.influence,
            })}
          </span>
        ))}
      </Part>
      <Part icon="sheet" title={words('card.reinforcements')}>
        {tablesOf(props).unitTypes.map((type) => (
          <span key={type} className="ti4-card-left" title={props.name(`unit-type/${type}`)}>
            <UnitIcon name={type} size={14} />
            <span className="visually-hidden">{props.name(`unit-type/${type}`)}</span>
            {player.reinforcements[type] ?? 0}
          </span>
        ))}
      </Part>
      {view.outlook && (
        <Part icon="token" title={words('card.neighbours', { count: neighbours.length })}>
          {neighbours.map((other) => (
            <span key={other} className="ti4-card-note">
              <GlyphIcon player={props.players[other]} size={10} />
              {props.players[other]?.name}
            </span>
          ))}
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  readonly icon: Emblem;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ icon, title, children }: PartProps) {
  return (
    <section>
      <h3>
        <Icon name={icon} size={12} />
        {title}
      </h3>
      <p>{children}</p>
    </section>
  );
}

function Technologies({ props, player }: { readonly props: RendererProps; readonly player: PlayerView }) {
  return byColour(tablesOf(props), player.technologies).map(({ colour, ids }) => (
    <span key={colour ?? 'unit'} className="ti4-card-technologies">
      <Icon name={colour ?? 'sheet'} size={11} {...(colour && { colour: technologyHues[colour] })} />
      {ids.map((id) => (
        <span key={id} className={player.exhausted.includes(id) ? 'is-exhausted' : undefined}>
          {props.name(`technology/${id}`)}
        </span>
      ))}
    </span>
  ));
}
