import type { Thing } from '@orrery/kernel';
import type { WireEvent } from '@orrery/server/protocol';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Value } from '../../../../app/text.ts';
import { GlyphIcon } from '../../../drawing/Glyph.tsx';
import type { RendererProps } from '../../../renderer.ts';
import { type Die, DieIcon } from '../../art/DieFace.tsx';
import { ShipIcon } from '../../art/ShipIcon.tsx';
import { type Owner, ownerThing, type ShipView, viewOf } from '../../model.ts';
import { idIn, ownerIn } from '../../told.ts';
import { message, useWords, type Words } from '../../words.ts';
import { ownerColour } from './colours.ts';
import { squadron, squadronName } from './names.ts';
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
  const dice = (args.dice ?? []) as unknown as readonly { readonly args: Record<'colour' | 'face', Thing> }[];
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

/** Whatever an event does not tell. */
const nowhere: Thing = 'sector/';

function Step({ props, words, event, place }: StepProps) {
  const step = stepOf(event);
  const { seat, owner, rival, attacker, defender, type, ships, dice } = readIn(event);
  const { sector = nowhere, track = nowhere } = (event.args ?? {}) as Record<string, Thing>;
  const { round = 0, damage = 0 } = (event.args ?? {}) as Record<string, number>;
  const side = (each: Owner): Value => (each === props.seat ? message('dock.you') : ownerThing(each));
  switch (step) {
    case 'battle':
      return (
        <li {...stepProps(place, 'is-head')}>
          {words('story.against', { attacker: side(attacker), defender: side(defender), sector })}
        </li>
      );
    case 'engagement-round':
      return <li {...stepProps(place, 'is-round')}>{words('battle.round', { round })}</li>;
    case 'rolls':
      return (
        <Line {...{ props, place }} owner={owner} type={type}>
          <span className="visually-hidden">{squadronName(props, { owner, type })}</span>
          <span className="eclipse-small-dice">
            {dice.map(({ colour, face }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              <span key={i} role="img" aria-label={words('dice.shows', { colour, face })}>
                <DieIcon colour={idIn(colour) as Die['colour']} face={faceIn(face)} size={20} />
              </span>
            ))}
          </span>
        </Line>
      );
    case 'hits':
      return (
        <Line {...{ props, place }} owner={owner} type={ships}>
          {words('story.hits', { damage, ships: squadron(props.seat, { owner: rival, type }) })}
        </Line>
      );
    case 'destroyed':
      return (
        <Line {...{ props, place }} owner={owner} type={type} isLoss>
          {words('story.destroyed', { ships: squadron(props.seat, { owner, type }) })}
        </Line>
      );
    case 'starts-retreat':
      return (
        <Line {...{ props, place }} owner={seat} type={type}>
          {words('story.startsRetreat', { type: `ship/${type}`, sector })}
        </Line>
      );
    case 'retreats':
      return (
        <Line {...{ props, place }} owner={seat} type={type}>
          {words('story.retreats', { type: `ship/${type}`, sector })}
        </Line>
      );
    case 'stalemate':
      return (
        <Line {...{ props, place }} owner={seat}>
          {words('story.stalemate', { player: ownerThing(seat) })}
        </Line>
      );
    case 'destroys-population':
      return (
        <Line {...{ props, place }} owner={seat}>
          {words('story.population', { player: ownerThing(seat), sector })}
        </Line>
      );
    case 'cube-destroyed':
      return (
        <Line {...{ props, place }} owner={seat} isLoss>
          {words('story.cube', { player: ownerThing(seat), sector, track })}
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
