import type { TabProps } from '../../renderer.ts';
import { npcColour } from '../art/ships.ts';
import { viewOf } from '../model.ts';
import { PlayerCard } from '../strip/PlayerCard.tsx';
import { message, useWords } from '../words.ts';
import { OwnerHead, Ratings, RatingsTable } from './Ratings.tsx';
import { Score } from './Score.tsx';

const npcs = ['ancient', 'guardian', 'gcds'] as const;

/** The blueprints of all, those of the ships that nobody plays among them, and where everybody's points come from. */
export function Sheets(props: TabProps) {
  const words = useWords();
  const view = viewOf(props);
  const { player } = props;
  return (
    <div className="eclipse-common eclipse-sheets">
      {player !== null && (
        <section className="eclipse-sheets-player">
          <OwnerHead props={props} seat={player} />
          <PlayerCard {...props} player={player} />
        </section>
      )}
      {orderOf(view.players.length, props.seat)
        .filter((seat) => seat !== player && view.players[seat]?.ratings)
        .map((seat) => (
          <section key={seat}>
            <OwnerHead props={props} seat={seat} />
            <Ratings props={props} seat={seat} />
          </section>
        ))}
      <section>
        <h3 className="eclipse-owner">{words('npcs.title')}</h3>
        <RatingsTable
          props={props}
          caption={words('npcs.title')}
          colour={npcColour}
          rows={npcs.map((kind) => ({
            kind,
            ratings: view.npcRatings[kind],
            mine: null,
            note: message('npcs.strength', { strength: `strength/${view.npcs[kind]}` }),
          }))}
        />
      </section>
      {view.phase !== 'over' && <Score {...props} />}
    </div>
  );
}

/** Clockwise from me. */
function orderOf(seats: number, mine: number | null): number[] {
  return Array.from({ length: seats }, (_, i) => ((mine ?? 0) + i) % seats);
}
