import type { WireOption } from '@orrery/server/protocol';
import { plain } from '@orrery/voice';
import { useState } from 'react';
import { seatThing } from '../../../app/seats.ts';
import { Choice } from '../../bench/Choice.tsx';
import { Stepper } from '../../bench/Stepper.tsx';
import { Switch } from '../../bench/Switch.tsx';
import type { BenchProps, RendererProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { tablesOf, viewOf } from '../model.ts';
import { message, useWords } from '../words.ts';
import {
  type Draft,
  draftFor,
  isNothing,
  isOpen,
  noteOption,
  notesFor,
  offering,
  type Part,
  stageOf,
  type Verb,
} from './trade.ts';

/** What I give and what I get in two columns, offered as one. What has been said already stands fast. */
export function TradeBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const [draft, setDraft] = useState<Draft>(() => draftFor(viewOf(props), decision, props.seat ?? 0));
  const partners = decision.options.flatMap((option) => {
    const [, seat] = /^partner:(\d+)$/.exec(option.id) ?? [];
    return seat ? [{ option, seat: Number(seat) }] : [];
  });
  const partner = draft.partner ?? (partners.length === 1 ? (partners[0]?.seat ?? null) : null);
  const name = partner === null ? plain('') : seatThing(partner);
  const isAsked = stageOf(decision) >= 0;
  const canChange: TermsProps['canChange'] = (verb, part) => isOpen(decision, verb, part);
  useMain(
    props.onMain,
    isAsked
      ? {
          label: words(isNothing(draft) ? 'trade.nothing' : 'trade.offer', { name }),
          act: () => answer(offering({ ...draft, partner })),
          ...(partner === null && partners.length > 0 && { why: words('trade.with') }),
        }
      : null,
  );
  return (
    <div className="bench ti4-trade">
      <Terms {...{ props, partners, draft: { ...draft, partner }, setDraft, canChange }} options={decision.options} />
      {canChange('give', 'pledge') && (
        <Switch isOn={draft.isLong} onChange={(isLong) => setDraft({ ...draft, isLong })}>
          {words('trade.long')}
        </Switch>
      )}
    </div>
  );
}

interface TermsProps {
  readonly props: RendererProps;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** Whom it may be offered to. */
  readonly partners: readonly { readonly seat: number; readonly option: Pick<WireOption, 'id' | 'target'> }[];
  /** What is asked now, as far as it is. */
  readonly options: readonly WireOption[];
  readonly canChange: (verb: Verb, part: Part) => boolean;
}

/** With whom, and what I give and get. */
export function Terms({ partners, ...terms }: TermsProps) {
  const words = useWords();
  const { props, draft, setDraft } = terms;
  return (
    <>
      {partners.length > 0 && (
        <div className="ti4-trade-partners">
          {partners.map(({ option, seat }) => (
            <Choice
              key={seat}
              option={option}
              isChosen={seat === draft.partner}
              onClick={() => setDraft({ ...draft, partner: seat, ask: { goods: 0, commodities: 0, note: null } })}
            >
              <span style={{ color: props.players[seat]?.colour }} aria-hidden="true">
                {props.players[seat]?.glyph}
              </span>
              {props.players[seat]?.name}
            </Choice>
          ))}
        </div>
      )}
      <div className="ti4-trade-sides">
        <SideColumn {...terms} verb="give" of={props.seat} />
        <SideColumn {...terms} verb="ask" of={draft.partner} />
      </div>
      <p className="bench-note">{words('trade.become')}</p>
    </>
  );
}

interface SideProps extends Omit<TermsProps, 'partners'> {
  readonly verb: Verb;
  /** Whose things they are. */
  readonly of: number | null;
}

function SideColumn(given: SideProps) {
  const words = useWords();
  const { props, draft, setDraft, verb, of } = given;
  const side = draft[verb];
  const owner = of === null ? undefined : viewOf(props).players[of];
  const change = (part: Partial<typeof side>) => setDraft({ ...draft, [verb]: { ...side, ...part } });
  const amount = (part: 'trade-goods' | 'commodities', value: number, most: number) => {
    const label = message(part === 'commodities' ? 'trade.commodities' : 'trade.trade-goods');
    const canChange = given.canChange(verb, part);
    return (
      <div className="bench-line ti4-trade-amount">
        <span title={props.say(label)}>
          <Icon name={part === 'commodities' ? 'commodities' : 'goods'} size={16} />
          <small>{words('trade.has', { count: most })}</small>
        </span>
        <Stepper
          label={label}
          value={value}
          least={canChange ? 0 : value}
          most={canChange ? most : value}
          onChange={(next) => change(part === 'commodities' ? { commodities: next } : { goods: next })}
        />
      </div>
    );
  };
  return (
    <section>
      <h3 className="ti4-bench-title">{words(`trade.${verb}`)}</h3>
      {amount('trade-goods', side.goods, owner?.tradeGoods ?? 0)}
      {amount('commodities', side.commodities, owner?.commodities ?? 0)}
      <Notes {...given} />
    </section>
  );
}

/** My own notes as chips, and those that a partner might have. */
function Notes({ props, draft, setDraft, options, canChange, verb, of }: SideProps) {
  const words = useWords();
  const side = draft[verb];
  if (!canChange(verb, 'note')) return null;
  return notesFor(viewOf(props), tablesOf(props), props.seat ?? 0, verb, of).map((note) => {
    const id = noteOption(note);
    const option = options.find((each) => each.id === `${verb}:${id}`);
    return (
      <button
        key={id}
        type="button"
        className={`bench-option is-row${side.note === id ? ' is-chosen' : ''}`}
        data-option={option?.id}
        data-target={option?.target}
        aria-pressed={side.note === id}
        title={props.text(`note/${note.id}`) ?? undefined}
        onClick={() => setDraft({ ...draft, [verb]: { ...side, note: side.note === id ? null : id } })}
      >
        {words('trade.note', {
          note: `note/${note.id}`,
          own: note.of === of,
          name: `seat/${note.of}`,
        })}
      </button>
    );
  });
}
