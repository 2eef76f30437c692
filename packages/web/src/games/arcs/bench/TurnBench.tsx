import { suitById } from '@orrery/arcs/figures';
import type { WireBlocked, WireOption } from '@orrery/server/protocol';
import { Barred } from '../../bench/Barred.tsx';
import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Pips } from '../art/ActionCard.tsx';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { lostPips } from '../forfeit.ts';
import { actionCardOf, cardEmblem, type Resource, tablesOf, viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { actionIcons } from './actions.ts';

/** A turn: what is left of the pips, the actions that they buy, what the Prelude offers, and its end. */
export function TurnBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const { turn } = viewOf(props);
  const pips = turn?.pips ?? 0;
  const end = decision.options.find((option) => option.idle);
  const actions = decision.options.filter(({ id }) => id in actionIcons);
  const more = decision.options.filter((option) => option !== end && !actions.includes(option));
  const barred = pips > 0 ? barredActions(props) : [];
  const lost = lostPips(props);
  const isDone = actions.length === 0 && more.length === 0;
  useMain(
    props.onMain,
    end
      ? {
          label: lost > 0 ? words('turn.end.losing', { count: lost }) : words('turn.end'),
          act: () => answer([end.id]),
          option: end.id,
          ...(lost > 0 && !isDone && { isQuiet: true as const }),
        }
      : null,
  );
  return (
    <div className="bench arcs-turn">
      <p className="bench-note">
        {words('turn.pips')} <Pips count={pips} />
        <span className="arcs-turn-hint">{isDone ? words('turn.nothing') : words('turn.hint')}</span>
      </p>
      {actions.length + barred.length > 0 && (
        <div className="arcs-actions">
          {actions.map((option) => (
            <Choice key={option.id} option={option} onClick={() => answer([option.id])}>
              <Icon name={actionIcons[option.id as keyof typeof actionIcons]} size={15} />
              {props.say(option.label)}
            </Choice>
          ))}
          {barred.map((blocked) => (
            <Barred key={blocked.label.key} props={props} blocked={blocked}>
              <Icon name={actionIcons[actionOf(blocked)]} size={15} />
              {props.say(blocked.label)}
            </Barred>
          ))}
        </div>
      )}
      {more.length > 0 && (
        <div className="arcs-prelude">
          <h3>{words('turn.more')}</h3>
          {more.map((option) => (
            <Extra key={option.id} props={props} option={option} />
          ))}
        </div>
      )}
    </div>
  );
}

type Action = keyof typeof actionIcons;

const actionOf = ({ label }: WireBlocked) => label.key.slice('arcs.action.'.length) as Action;

/** What the card allows, but nothing on the table does just now. */
function barredActions(props: BenchProps): WireBlocked[] {
  const { turn, round } = viewOf(props);
  const played = turn?.mode === 'copy' ? round.plays[0]?.card : turn?.card;
  const card = played ? actionCardOf(tablesOf(props), played) : null;
  const allowed: readonly string[] = card ? suitById[card.suit].actions : [];
  return props.barred.filter((blocked) => blocked.target === undefined && allowed.includes(actionOf(blocked)));
}

/** A token to spend, or what a card of mine offers. */
function Extra({ props, option }: { readonly props: BenchProps; readonly option: WireOption }) {
  const tables = tablesOf(props);
  const [, , token] = option.id.split(':');
  const resource = option.id.startsWith('spend:') ? (token as Resource) : null;
  const card = option.target?.startsWith('card:') ? option.target.slice('card:'.length) : null;
  return (
    <Choice option={option} className="is-row" onClick={() => props.answer([option.id])}>
      {resource && <Icon name={resource} size={15} colour={resourceHues[resource]} />}
      {card && <Icon name={cardEmblem(tables, card)} size={15} />}
      {props.say(option.label)}
    </Choice>
  );
}
