import type { ReactNode } from 'react';
import { Spot } from '../../drawing/Spot.tsx';
import type { RendererProps } from '../../renderer.ts';
import { Icon } from '../art/Icon.tsx';
import { type Action, type PlayerView, tablesOf } from '../model.ts';
import { useWords } from '../words.ts';

interface ActionsProps {
  readonly props: RendererProps;
  readonly player: PlayerView;
}

const rules: Readonly<Record<Action, string>> = {
  explore: 'explore.1',
  research: 'research.1',
  upgrade: 'upgrade.1',
  build: 'build.1',
  move: 'move.1',
  influence: 'influence.1',
};

/** The six actions with the discs on them, and what can be used beside them. */
export function Actions({ props, player }: ActionsProps) {
  const words = useWords();
  const tables = tablesOf(props);
  return (
    <section className="eclipse-actions">
      {tables.actions.map((action) => (
        <ActionSpot key={action} props={props} player={player} action={action} />
      ))}
      <p className="eclipse-asides">
        <Aside
          props={props}
          text={words('area.colonyShips', player.colonyShips)}
          rule="colony-ships.1"
          className="eclipse-colony-ships"
        >
          {Array.from({ length: player.colonyShips.ready + player.colonyShips.used }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: colony ships are alike
              key={place}
              className={place < player.colonyShips.ready ? 'is-ready' : 'is-used'}
            >
              <Icon name="colonyShip" size={18} />
            </span>
          ))}
        </Aside>
        {player.species !== null && (
          <Aside
            props={props}
            text={words('area.trade', { value: tables.species[player.species].tradeValue })}
            rule="trade.1"
          >
            <Icon name="trade" size={14} />
            {`${tables.species[player.species].tradeValue}:1`}
          </Aside>
        )}
        {player.passed && (
          <Aside props={props} text={words('area.reactions', { count: player.reactionDiscs })} rule="reactions.3">
            <Icon name="reaction" size={14} />
            {player.reactionDiscs}
          </Aside>
        )}
      </p>
    </section>
  );
}

function ActionSpot({ props, player, action }: ActionsProps & { readonly action: Action }) {
  const words = useWords();
  const count = player.activations?.[action] ?? 0;
  const discs = player.actionDiscs[action];
  const hint = {
    title: props.name(`action/${action}`),
    lines: [words('area.activations', { count }), words('area.actionDiscs', { count: discs })],
    rule: rules[action],
  };
  return (
    <Spot touchable={props} target={`action:${action}`} hint={hint} className="eclipse-action" isReadable>
      <Icon name={action} size={20} />
      <span className="eclipse-action-name">{props.name(`action/${action}`)}</span>
      <span className="eclipse-action-count">
        {`×${count}`}
        {Array.from({ length: Math.min(discs, 4) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: discs are alike
          <span key={place} className="eclipse-action-disc" />
        ))}
        {discs > 4 && discs}
      </span>
    </Spot>
  );
}

interface AsideProps {
  readonly props: RendererProps;
  readonly text: string;
  readonly rule: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Aside({ props, text, rule, className = '', children }: AsideProps) {
  return (
    <Spot
      touchable={props}
      target={null}
      hint={{ title: text, lines: [], rule }}
      className={`eclipse-aside ${className}`}
      isReadable
    >
      {children}
    </Spot>
  );
}
