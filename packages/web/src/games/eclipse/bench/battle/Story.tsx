import type { WireEvent } from '@orrery/server/protocol';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { GlyphIcon } from '../../../drawing/Glyph.tsx';
import type { RendererProps } from '../../../renderer.ts';
import { type Die, DieIcon } from '../../art/DieFace.tsx';
import { ShipIcon } from '../../art/ShipIcon.tsx';
import { type Owner, ownerName, type ShipView, viewOf } from '../../model.ts';
import { idIn, ownerIn } from '../../told.ts';
import { useWords, type Words } from '../../words.ts';
import { ownerColour } from './colours.ts';
import { squadronName } from './names.ts';
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

/** So many steps are told during a battle; the log keeps the others. */
const LAST = 14;

/** What happened in battles so far, the latest first. */
export function Story({ props, told }: StoryProps) {
  const words = useWords();
  const isNow = viewOf(props).phase === 'combat';
  const steps = isNow ? told.steps.slice(-LAST) : told.steps;
  if (steps.length === 0) return null;
  // New ones appear one after the other.
  const fresh = steps.filter((step) => props.events.includes(step));
  const list = (
    <ol className="eclipse-story" aria-label={words('story.title')}>
      {steps.toReversed().map((event) => (
        <Step key={event.seq} {...{ props, words, event }} place={fresh.indexOf(event)} />
      ))}
    </ol>
  );
  if (isNow) return list;
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
  /** Among the new ones; -1 for those that have been seen. */
  readonly place: number;
}

/** Most milliseconds until the last new step appears. */
const LATEST = 500;
const PAUSE = 90;

function stepProps(place: number, kind: string) {
  if (place < 0) return { className: `eclipse-step ${kind}` };
  const style: CSSProperties = { animationDelay: `${Math.min(place * PAUSE, LATEST)}ms` };
  return { className: `eclipse-step is-fresh ${kind}`, style };
}

/** What the events of battles speak of. */
function readIn({ args = {} }: WireEvent) {
  const dice = (args.dice ?? []) as unknown as readonly { readonly args: Record<'colour' | 'face', string> }[];
  return {
    seat: ownerIn(args.seat),
    owner: ownerIn(args.owner),
    rival: ownerIn(args.rival),
    attacker: ownerIn(args.attacker),
    defender: ownerIn(args.defender),
    type: idIn(args.type) as ShipView['type'],
    ships: idIn(args.ships) as ShipView['type'],
    dice: dice.map((die) => die.args),
  };
}

function Step({ props, words, event, place }: StepProps) {
  const step = stepOf(event);
  const { seat, owner, rival, attacker, defender, type, ships, dice } = readIn(event);
  const { sector, round, damage, track } = (event.args ?? {}) as Record<string, string & number>;
  const who = (each: Owner): string => ownerName(props, each);
  const side = (each: Owner): string => (each === props.seat ? words('dock.you') : who(each));
  const thing = (id = ''): string => props.name(id);
  switch (step) {
    case 'battle':
      return (
        <li {...stepProps(place, 'is-head')}>
          {words('story.battle', { attacker: side(attacker), defender: side(defender), sector: thing(sector) })}
        </li>
      );
    case 'engagement-round':
      return <li {...stepProps(place, 'is-round')}>{words('battle.round', { round: round ?? 0 })}</li>;
    case 'rolls':
      return (
        <Line {...{ props, place }} owner={owner} type={type}>
          <span className="visually-hidden">{squadronName(props, words, { owner, type })}</span>
          <span className="eclipse-small-dice">
            {dice.map(({ colour, face }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              <span key={i} role="img" aria-label={`${thing(colour)} ${thing(face)}`}>
                <DieIcon colour={idIn(colour) as Die['colour']} face={faceIn(face)} size={20} />
              </span>
            ))}
          </span>
        </Line>
      );
    case 'hits':
      return (
        <Line {...{ props, place }} owner={owner} type={ships}>
          {words('story.hits', { damage: damage ?? 0, ships: squadronName(props, words, { owner: rival, type }) })}
        </Line>
      );
    case 'destroyed':
      return (
        <Line {...{ props, place }} owner={owner} type={type} isLoss>
          {words('story.destroyed', { ships: squadronName(props, words, { owner, type }) })}
        </Line>
      );
    case 'starts-retreat':
      return (
        <Line {...{ props, place }} owner={seat} type={type}>
          {words('story.startsRetreat', { type: thing(`ship/${type}`), sector: thing(sector) })}
        </Line>
      );
    case 'retreats':
      return (
        <Line {...{ props, place }} owner={seat} type={type}>
          {words('story.retreats', { type: thing(`ship/${type}`), sector: thing(sector) })}
        </Line>
      );
    case 'stalemate':
      return (
        <Line {...{ props, place }} owner={seat}>
          {words('story.stalemate', { player: who(seat) })}
        </Line>
      );
    case 'destroys-population':
      return (
        <Line {...{ props, place }} owner={seat}>
          {words('story.population', { player: who(seat), sector: thing(sector) })}
        </Line>
      );
    case 'cube-destroyed':
      return (
        <Line {...{ props, place }} owner={seat} isLoss>
          {words('story.cube', { player: who(seat), sector: thing(sector), track: thing(track) })}
        </Line>
      );
    default:
      return null;
  }
}

function faceIn(thing: string): Die['face'] {
  const face = idIn(thing);
  return face === 'blank' || face === 'burst' ? face : (Number(face) as Die['face']);
}

interface LineProps {
  readonly props: RendererProps;
  readonly owner: Owner;
  readonly type?: ShipView['type'];
  readonly isLoss?: boolean;
  readonly place: number;
  readonly children: ReactNode;
}

/** A step of somebody's ships. */
function Line({ props, owner, type, isLoss = false, place, children }: LineProps) {
  const style: CSSProperties = { color: ownerColour(props, owner) };
  return (
    <li {...stepProps(place, isLoss ? 'is-loss' : '')}>
      <span className="eclipse-step-who" style={style}>
        {typeof owner === 'number' && <GlyphIcon player={props.players[owner]} size={10} />}
        {type && <ShipIcon kind={type} size={16} />}
      </span>
      <span>{children}</span>
    </li>
  );
}
