import type { WireEvent } from '@orrery/server/protocol';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { GlyphIcon } from '../../../drawing/Glyph.tsx';
import type { RendererProps } from '../../../renderer.ts';
import { type Die, DieIcon } from '../../art/DieFace.tsx';
import { ShipIcon } from '../../art/ShipIcon.tsx';
import { type Owner, ownerName, type ShipView, viewOf } from '../../model.ts';
import { useWords, type Words } from '../../words.ts';
import { ownerColour } from './colours.ts';
import { continued, nothingTold, stepOf, type Told } from './story.ts';

interface Heard {
  readonly events: readonly WireEvent[];
  readonly told: Told;
}

/** The steps of the battles of this round. */
export function useStory({ events, seat }: RendererProps): Told {
  const [heard, setHeard] = useState<Heard>(() => ({ events, told: continued(nothingTold, events, seat) }));
  if (heard.events === events) return heard.told;
  const told = continued(heard.told, events, seat);
  setHeard({ events, told });
  return told;
}

interface StoryProps {
  readonly props: RendererProps;
  readonly told: Told;
}

/** What happened in battles so far, the latest first. */
export function Story({ props, told: { steps } }: StoryProps) {
  const words = useWords();
  if (steps.length === 0) return null;
  const list = (
    <ol className="eclipse-story" aria-label={words('story.title')}>
      {steps.toReversed().map((event) => (
        <Step key={event.seq} {...{ props, words, event }} />
      ))}
    </ol>
  );
  if (viewOf(props).phase === 'combat') return list;
  return (
    <details className="eclipse-past">
      <summary>{words('story.past')}</summary>
      {list}
    </details>
  );
}

interface StepProps {
  readonly props: RendererProps;
  readonly words: Words;
  readonly event: WireEvent;
}

/** Arguments of the events of battles, as the rules tell them. */
interface Args {
  readonly seat: number;
  readonly owner: Owner;
  readonly rival: Owner;
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly type: ShipView['type'];
  readonly ships: ShipView['type'];
  readonly sector: string;
  readonly round: number;
  readonly damage: number;
  readonly track: string;
  readonly dice: readonly { readonly args: Pick<Die, 'colour' | 'face'> }[];
}

function Step({ props, words, event }: StepProps) {
  const step = stepOf(event);
  const args = event.args as unknown as Args;
  const { seat, owner, type, sector } = args;
  const who = (each: Owner): string => ownerName(props, each);
  const thing = (id: string): string => props.name(id);
  switch (step) {
    case 'battle':
      return (
        <li className="eclipse-step is-head">
          {words('story.battle', { attacker: who(args.attacker), defender: who(args.defender), sector: thing(sector) })}
        </li>
      );
    case 'engagement-round':
      return <li className="eclipse-step is-round">{words('battle.round', { round: args.round })}</li>;
    case 'rolls':
      return (
        <Line props={props} owner={owner} type={type}>
          <span className="visually-hidden">{words('dice.of', { owner: who(owner), type: thing(type) })}</span>
          <span className="eclipse-small-dice">
            {args.dice.map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              <span key={i} role="img" aria-label={`${thing(die.args.colour)} ${thing(String(die.args.face))}`}>
                <DieIcon {...die.args} size={20} />
              </span>
            ))}
          </span>
        </Line>
      );
    case 'hits':
      return (
        <Line props={props} owner={owner} type={args.ships}>
          {words('story.hits', { damage: args.damage, owner: who(args.rival), type: thing(type) })}
        </Line>
      );
    case 'destroyed':
      return (
        <Line props={props} owner={owner} type={type} isLoss>
          {words('story.destroyed', { owner: who(owner), type: thing(type) })}
        </Line>
      );
    case 'starts-retreat':
      return (
        <Line props={props} owner={seat} type={type}>
          {words('story.startsRetreat', { type: thing(type), sector })}
        </Line>
      );
    case 'retreats':
      return (
        <Line props={props} owner={seat} type={type}>
          {words('story.retreats', { type: thing(type), sector })}
        </Line>
      );
    case 'stalemate':
      return (
        <Line props={props} owner={seat}>
          {words('story.stalemate', { player: who(seat) })}
        </Line>
      );
    case 'destroys-population':
      return (
        <Line props={props} owner={seat}>
          {words('story.population', { player: who(seat), sector: thing(sector) })}
        </Line>
      );
    case 'cube-destroyed':
      return (
        <Line props={props} owner={seat} isLoss>
          {words('story.cube', { player: who(seat), sector: thing(sector), track: thing(args.track) })}
        </Line>
      );
    default:
      return null;
  }
}

interface LineProps {
  readonly props: RendererProps;
  readonly owner: Owner;
  readonly type?: ShipView['type'];
  readonly isLoss?: boolean;
  readonly children: ReactNode;
}

/** A step of somebody's ships. */
function Line({ props, owner, type, isLoss = false, children }: LineProps) {
  const style: CSSProperties = { color: ownerColour(props, owner) };
  return (
    <li className={`eclipse-step${isLoss ? ' is-loss' : ''}`}>
      <span className="eclipse-step-who" style={style}>
        {typeof owner === 'number' && <GlyphIcon player={props.players[owner]} size={10} />}
        {type && <ShipIcon kind={type} size={16} />}
      </span>
      <span>{children}</span>
    </li>
  );
}
