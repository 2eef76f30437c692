import { byValue, pipsFor, sideOf } from '@orrery/arcs/figures';
import { useState } from 'react';
import { Barred } from '../../bench/Barred.tsx';
import { Choice, Said } from '../../bench/Choice.tsx';
import { SoftWarning } from '../../bench/SoftWarning.tsx';
import { Switch } from '../../bench/Switch.tsx';
import { useWarning } from '../../bench/warning.ts';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { HandCard, Pips, suitHue } from '../art/ActionCard.tsx';
import { Icon } from '../art/Icon.tsx';
import { type ActionCard, actionCardOf, type PlayView, tablesOf, viewOf } from '../model.ts';
import { message, useWords, type Words } from '../words.ts';
import { isAskedToSeize } from './chain.ts';

type Way = PlayView['mode'] | 'seize';

/** A card and a way to play it. */
interface Play {
  readonly id: string;
  readonly way: Way;
  readonly card: ActionCard;
  readonly pips: number;
}

const faceDown: ReadonlySet<Way> = new Set<Way>(['copy', 'seize']);

/** Cards in rows, ways to play them in columns; declaring and seizing are switches, so that one press plays it all. */
export function PlayBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer, setPlan } = props;
  const choices = choicesOf(props);
  const idle = decision.options.find((option) => option.idle);
  const isSeize = choices.some(({ way }) => way === 'seize');
  const [chosenId, setChosen] = useState<string | null>(null);
  const [ambition, setAmbition] = useState<string | null>(null);
  const [isSeizing, setSeizing] = useState(false);
  const chosen = choices.find(({ id }) => id === chosenId) ?? null;
  const choose = (choice: Play): void => {
    if (choice.id === chosenId) {
      play(choice);
      return;
    }
    setChosen(choice.id);
    setAmbition(null);
    setPlan({ kind: 'play', card: choice.card.id });
  };
  const play = (choice: Play): void => answer([choice.id, ...after(props, choice, ambition, isSeizing)]);
  useMain(
    props.onMain,
    chosen
      ? { label: mainLabel(words, chosen), act: () => play(chosen) }
      : idle && isSeize
        ? { label: props.say(idle.label), act: () => answer([idle.id]), option: idle.id }
        : { label: words('play.choose'), act: () => {}, why: '' },
  );
  const canDeclare = chosen?.way === 'lead' && viewOf(props).markers.available.length > 0 && chosen.card.ambition;
  const mayBeAsked =
    !isSeize && choices.some(({ way, card }) => isAskedToSeize(viewOf(props), decision.seat, way, card.number));
  return (
    <div className="bench">
      <Led props={props} />
      {props.isPhone ? (
        <PhoneHand {...{ choices, chosen, choose, play, words }} />
      ) : (
        <Matrix {...{ props, choices, chosen, choose, words }} />
      )}
      {chosen && (
        <p className="arcs-say">
          <b>{words('play.card', { suit: `suit/${chosen.card.suit}`, number: chosen.card.number })}</b>{' '}
          {words(chosen.way === 'seize' ? 'play.seizes' : 'play.gives', {
            actions: message(`card.actions.${suitFor(props, chosen)}`),
            count: chosen.pips,
          })}
        </p>
      )}
      {canDeclare && <Declare {...{ props, ambition }} card={chosen.card} onChange={setAmbition} />}
      {mayBeAsked && (
        <Switch isOn={isSeizing} onChange={setSeizing}>
          {words('play.seize')}
        </Switch>
      )}
      {idle && (chosen || !isSeize) && <Said props={props} option={idle} className="is-plain" />}
    </div>
  );
}

function choicesOf(props: BenchProps): Play[] {
  const tables = tablesOf(props);
  return props.decision.options.flatMap(({ id }): Play[] => {
    const [way, name = ''] = id.split(':');
    const card = actionCardOf(tables, name);
    if (!card) return [];
    const pips = way === 'seize' ? 0 : pipsFor(way as PlayView['mode'], card.pips);
    return [{ id, way: way as Way, card, pips }];
  });
}

/** What is answered after the card: whether to declare, and not to seize unless that is wanted. */
function after(props: BenchProps, { way, card }: Play, ambition: string | null, isSeizing: boolean): string[] {
  const view = viewOf(props);
  if (way === 'lead') {
    if (!card.ambition || view.markers.available.length === 0) return [];
    return [ambition === null ? 'no-declare' : `declare:${ambition}`];
  }
  return isAskedToSeize(view, props.decision.seat, way, card.number) && !isSeizing ? ['no-seize'] : [];
}

/** Whose actions the pips buy: a card played face down gives those of the lead card. */
function suitFor(props: BenchProps, { way, card }: Play): ActionCard['suit'] {
  const [lead] = viewOf(props).round.plays;
  if (way !== 'copy' || !lead?.card) return card.suit;
  return actionCardOf(tablesOf(props), lead.card)?.suit ?? card.suit;
}

function mainLabel(words: Words, { way, pips }: Play): string {
  return way === 'seize' ? words('play.main.seize') : words('play.main', { way: message(`round.${way}`), count: pips });
}

/** What the lead card is, as far as it matters for following it. */
function Led({ props }: { readonly props: BenchProps }) {
  const words = useWords();
  const { round } = viewOf(props);
  const [lead] = round.plays;
  const card = lead?.card ? actionCardOf(tablesOf(props), lead.card) : null;
  if (!lead || !card) return null;
  return (
    <p className="bench-note">
      <GlyphIcon player={props.players[lead.seat]} size={10} />
      {words('play.led', {
        suit: `suit/${card.suit}`,
        number: round.zeroed ? 0 : card.number,
      })}
    </p>
  );
}

interface MatrixProps {
  readonly props: BenchProps;
  readonly choices: readonly Play[];
  readonly chosen: Play | null;
  readonly choose: (choice: Play) => void;
  readonly words: Words;
}

function Matrix({ props, choices, chosen, choose, words }: MatrixProps) {
  const cards = [...new Set(choices.map(({ card }) => card))];
  const isLead = choices.every(({ way }) => way === 'lead' || way === 'seize');
  const columns = isLead ? [false] : [false, true];
  const cell = (card: ActionCard, isDown: boolean) => {
    const choice = choices.find((each) => each.card === card && (isLead || faceDown.has(each.way) === isDown));
    const blocked = isDown ? undefined : props.barred.find(({ target }) => target === `hand:${card.id}`);
    if (!choice && blocked)
      return (
        <Barred props={props} blocked={blocked}>
          {words(blocked.label.key === 'arcs.follow.surpass' ? 'round.surpass' : 'round.pivot')}
        </Barred>
      );
    if (!choice) return <span className="arcs-no-option">–</span>;
    return (
      <Choice option={choice} isChosen={chosen === choice} onClick={() => choose(choice)}>
        {words(choice.way === 'seize' ? 'play.way.seize' : `round.${choice.way}`)}
        {choice.pips > 0 && <Pips count={choice.pips} />}
        <span className="visually-hidden">
          {words('play.card', { suit: `suit/${card.suit}`, number: card.number })}
        </span>
      </Choice>
    );
  };
  return (
    <table className={isLead ? 'arcs-matrix is-lead' : 'arcs-matrix'}>
      {!isLead && (
        <thead>
          <tr>
            <td />
            <th scope="col">{words('play.up')}</th>
            <th scope="col">{words('play.down')}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {cards.map((card) => (
          <tr key={card.id}>
            <th scope="row" style={suitHue(card)}>
              <Icon name={card.suit} size={15} />
              <b>{card.number}</b>
              <small>{props.name(`suit/${card.suit}`)}</small>
            </th>
            {columns.map((isDown) => (
              <td key={String(isDown)}>{cell(card, isDown)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PhoneHandProps extends Omit<MatrixProps, 'props'> {
  readonly play: (choice: Play) => void;
}

/** On a phone: the cards, then a button for each way to play the one that is chosen. */
function PhoneHand({ choices, chosen, choose, play, words }: PhoneHandProps) {
  const cards = [...new Set(choices.map(({ card }) => card))];
  return (
    <>
      <div className="arcs-phone-hand">
        {cards.map((card) => {
          const first = choices.find((each) => each.card === card);
          return (
            <button
              key={card.id}
              type="button"
              className={`arcs-hand-card is-target${chosen?.card === card ? ' is-chosen' : ''}`}
              style={suitHue(card)}
              data-option={chosen?.card === card ? undefined : first?.id}
              aria-disabled="false"
              aria-pressed={chosen?.card === card}
              onClick={() => first && chosen?.card !== card && choose(first)}
            >
              <HandCard card={card} />
            </button>
          );
        })}
      </div>
      {chosen && (
        <div className="arcs-ways">
          {choices
            .filter(({ card }) => card === chosen.card)
            .map((choice) => (
              <Choice key={choice.id} option={choice} className="is-large" onClick={() => play(choice)}>
                {words(choice.way === 'seize' ? 'play.way.seize' : `round.${choice.way}`)}
                {choice.pips > 0 && <Pips count={choice.pips} />}
              </Choice>
            ))}
        </div>
      )}
    </>
  );
}

interface DeclareProps {
  readonly props: BenchProps;
  readonly card: ActionCard;
  readonly ambition: string | null;
  readonly onChange: (ambition: string | null) => void;
}

/** The ambition of the card's number as a switch: what it is worth, and what it costs. A 7 declares any. */
function Declare({ props, card, ambition, onChange }: DeclareProps) {
  const words = useWords();
  const warn = useWarning();
  const { markers } = viewOf(props);
  const [next] = byValue(markers, markers.available);
  if (!next) return null;
  const worth = sideOf(markers, next);
  if (card.ambition !== 'any' && card.ambition !== null) {
    return (
      <Switch isOn={ambition !== null} onChange={(isOn) => onChange(isOn ? card.ambition : null)}>
        {words('play.declare', { ambition: `ambition/${card.ambition}`, ...worth })}
        <SoftWarning>{warn(`declare:${card.ambition}`)}</SoftWarning>
      </Switch>
    );
  }
  return (
    <fieldset className="arcs-declare">
      <legend>{words('play.declare.any', { ...worth })}</legend>
      {tablesOf(props).ambitions.map(({ id }) => (
        <button
          key={id}
          type="button"
          className={`bench-option${ambition === id ? ' is-chosen' : ''}`}
          aria-pressed={ambition === id}
          title={props.name(`ambition/${id}`)}
          aria-label={words('play.declare.one', { ambition: `ambition/${id}` })}
          onClick={() => onChange(ambition === id ? null : id)}
        >
          <Icon name={id} size={15} />
        </button>
      ))}
      <SoftWarning>{ambition && warn(`declare:${ambition}`)}</SoftWarning>
    </fieldset>
  );
}
