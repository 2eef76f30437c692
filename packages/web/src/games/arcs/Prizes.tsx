import { GlyphIcon } from '../drawing/Glyph.tsx';
import type { RendererProps } from '../renderer.ts';
import type { Emblem } from './art/emblems.ts';
import { Icon } from './art/Icon.tsx';
import { resourceHues } from './art/palette.ts';
import { type PlayerView, tablesOf } from './model.ts';
import { useWords, type WordKey } from './words.ts';

interface PrizesProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
}

interface Prize {
  readonly key: string;
  readonly icon: Emblem;
  readonly owner: number;
  readonly count: number;
  readonly label: string;
}

const trophyKinds = [
  ['ships', 'ship', 'trophies.ships'],
  ['cities', 'city', 'trophies.cities'],
  ['starports', 'starport', 'trophies.starports'],
  ['agents', 'agent', 'trophies.agents'],
] as const satisfies readonly (readonly [string, Emblem, WordKey])[];

/** Captives and Trophies by owner, and Outrage. */
export function Prizes({ props, player }: PrizesProps) {
  const words = useWords();
  const captives = player.captives.flatMap((count, owner): Prize[] => {
    const label = words('trophies.agents', { count, player: `seat/${owner}` });
    return count > 0 ? [{ key: `agent.${owner}`, icon: 'agent', owner, count, label }] : [];
  });
  const trophies = player.trophies.flatMap((taken, owner) =>
    trophyKinds.flatMap(([kind, icon, text]): Prize[] => {
      const count = taken[kind];
      const label = words(text, { count, player: `seat/${owner}` });
      return count > 0 ? [{ key: `${icon}.${owner}`, icon, owner, count, label }] : [];
    }),
  );
  const outraged = tablesOf(props).resources.filter((resource) => player.outrage[resource] !== 'none');
  return (
    <div className="arcs-prizes">
      <PrizeBox props={props} title={words('mine.captives')} icon="captive" prizes={captives} />
      <PrizeBox props={props} title={words('mine.trophies')} icon="trophy" prizes={trophies} />
      <div className="arcs-prize-box">
        <h3>
          <Icon name="outrage" size={13} />
          {words('mine.outrage')}
        </h3>
        <div className="arcs-prize-row">
          {outraged.length === 0 && <span className="arcs-muted">{words('mine.none')}</span>}
          {outraged.map((resource) => {
            const label = words('player.outrage', { type: `resource/${resource}` });
            return (
              <span key={resource} className="arcs-outrage" role="img" aria-label={label} title={label}>
                <Icon name={resource} size={14} colour={resourceHues[resource]} />
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface PrizeBoxProps {
  readonly props: RendererProps;
  readonly title: string;
  readonly icon: Emblem;
  readonly prizes: readonly Prize[];
}

function PrizeBox({ props, title, icon, prizes }: PrizeBoxProps) {
  const words = useWords();
  return (
    <div className="arcs-prize-box">
      <h3>
        <Icon name={icon} size={13} />
        {title}
      </h3>
      <div className="arcs-prize-row">
        {prizes.length === 0 && <span className="arcs-muted">{words('mine.none')}</span>}
        {prizes.map((prize) => (
          <span key={prize.key} className="arcs-prize" role="img" aria-label={prize.label} title={prize.label}>
            <Icon name={prize.icon} size={15} colour={props.players[prize.owner]?.colour} />
            <GlyphIcon player={props.players[prize.owner]} size={9} />
            {prize.count}
          </span>
        ))}
      </div>
    </div>
  );
}
