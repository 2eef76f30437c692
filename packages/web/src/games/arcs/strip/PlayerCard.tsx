import type { RendererProps } from '../../renderer.ts';
import { Facts } from '../Facts.tsx';
import { factsOf } from '../figuresOf.ts';
import { cardsOfPlayer, slotsOf, tablesOf, viewOf } from '../model.ts';
import { Prizes } from '../Prizes.tsx';
import { ResourceSlot } from '../ResourceSlot.tsx';
import { useWords } from '../words.ts';

/** All that lies before a player: slots with their raid cost, cards with their text, Captives, Trophies, what is left. */
export function PlayerCard(props: RendererProps & { readonly player: number }) {
  const words = useWords();
  const seat = props.player;
  const player = viewOf(props).players[seat];
  if (!player) return null;
  const cards = cardsOfPlayer(player);
  return (
    <div className="arcs-player-card">
      <div className="arcs-tokens">
        {slotsOf(tablesOf(props), player, seat).map((slot) => (
          <ResourceSlot key={slot.target} props={props} slot={slot} isMine />
        ))}
      </div>
      <div className="arcs-facts">
        <Facts facts={factsOf(player, words, ['hand', 'ship', 'agent', 'city', 'starport'])} />
      </div>
      <Prizes props={props} player={player} />
      <h3>{words('mine.cards')}</h3>
      {cards.length === 0 && <p className="arcs-muted">{words('mine.none')}</p>}
      {cards.map((id) => (
        <p key={id} className="arcs-card-text">
          <b>{props.name(`card/${id}`)}</b> {props.text(`card/${id}`)}
        </p>
      ))}
    </div>
  );
}
