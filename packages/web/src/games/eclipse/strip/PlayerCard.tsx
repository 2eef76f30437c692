import type { RendererProps } from '../../renderer.ts';
import { Reputation } from '../dock/Reputation.tsx';
import { viewOf } from '../model.ts';
import { Ratings } from '../sheets/Ratings.tsx';
import { KnownTechnologies } from '../techs/Known.tsx';
import { useWords } from '../words.ts';
import { Facts } from './Facts.tsx';
import { factsOf } from './facts.ts';

/** More of a player: the four blueprints with what they add up to, technologies by track, reputation, colony ships. */
export function PlayerCard(props: RendererProps & { readonly player: number }) {
  const words = useWords();
  const view = viewOf(props);
  const player = view.players[props.player];
  if (!player || player.species === null) return null;
  return (
    <div className="eclipse-card">
      <p className="eclipse-card-facts">
        <b>{props.name(`species/${player.species}`)}</b>
        <Facts
          facts={factsOf(view, props.player, words, ['sectors', 'ships', 'discs', 'colonyShips', 'technologies'])}
        />
      </p>
      <Ratings props={props} seat={props.player} />
      <KnownTechnologies props={props} player={player} />
      <Reputation props={props} player={player} />
    </div>
  );
}
