import type { Thing } from '@orrery/kernel';
import { plain } from '@orrery/voice';
import { useState } from 'react';
import { OddsLine } from '../../../odds/OddsLine.tsx';
import { followedBy } from '../../../table/pursuit.ts';
import { Choice } from '../../bench/Choice.tsx';
import { Switch } from '../../bench/Switch.tsx';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { UnitIcon } from '../art/Icon.tsx';
import { figuresOf, tablesOf, type View, viewOf } from '../model.ts';
import { battles } from '../odds/where.ts';
import { useWords, type Words } from '../words.ts';
import {
  canBeLeft,
  changed,
  type Die,
  type Fighters,
  fightOn,
  type Hits,
  isFighting,
  isRetreatKnown,
  nextRound,
  type Side,
  sidesOf,
  suggested,
  sumOf,
  type Taker,
  takeHits,
  takersOf,
} from './battle.ts';
import { usePassedPause } from './pauses.ts';

/** Both sides of a fight with the dice that lie there, and below them what I am asked. */
export function BattleBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const view = viewOf(props);
  const isPassing = usePassedPause(props);
  const isAboutHits = ['ti4.sustain-damage', 'ti4.assign-hits', 'ti4.choose-destroyed'].includes(decision.prompt.key);
  return (
    <div className="bench ti4-battle" data-region="battle" aria-busy={isPassing}>
      <Fight {...props} />
      {isAboutHits ? <HitsToTake key={decision.at} {...props} /> : <PlainMain key={decision.at} {...props} />}
      {isFighting(view, props.seat ?? 0) && isRetreatKnown(view) && (
        <button type="button" className="ti4-link" onClick={() => answer(fightOn(view, tablesOf(props)))}>
          {words(canBeLeft(view) ? 'battle.endThere' : 'battle.end')}
        </button>
      )}
    </div>
  );
}

/** Both sides with their dice. */
export function Fight(props: BenchProps) {
  const words = useWords();
  const view = viewOf(props);
  const { combat } = view;
  const place: Thing | null = combat && (combat.planet ? `planet/${combat.planet}` : `system/${combat.system}`);
  return (
    <>
      {combat && place && (
        <h3 className="ti4-bench-title">
          {words(`battle.${combat.kind}`, { place })}
          <small>{words('battle.round', { round: combat.round })}</small>
        </h3>
      )}
      <OddsLine battle={battles.now(props)} />
      <div className="ti4-sides">
        {sidesOf(view, props.seat ?? 0, props.decision).map((side) => (
          <SideColumn key={side.seat} props={props} side={side} />
        ))}
      </div>
    </>
  );
}

function SideColumn({ props, side }: { readonly props: BenchProps; readonly side: Side }) {
  const words = useWords();
  const player = props.players[side.seat];
  return (
    <section style={{ '--seat': player?.colour } as React.CSSProperties}>
      <h4 className="ti4-side-name">
        <GlyphIcon player={player} size={10} />
        <span>{player?.name}</span>
        {side.hits !== null && <b>{words('battle.hits', { count: side.hits })}</b>}
      </h4>
      {side.rows.map((row) => (
        <FightersRow key={row.type} props={props} seat={side.seat} row={row} />
      ))}
    </section>
  );
}

interface RowProps {
  readonly props: BenchProps;
  readonly seat: number;
  readonly row: Fighters;
}

function FightersRow({ props, seat, row }: RowProps) {
  const words = useWords();
  const { type, count, damaged, dice } = row;
  const combat = figuresOf(viewOf(props), tablesOf(props), seat, type)?.combat;
  return (
    <div className="ti4-fighters">
      <span>
        <UnitIcon name={type} size={20} colour={props.players[seat]?.colour} />
        <b>{count}</b>
        <small className="ti4-fighters-name">{props.name(`unit-type/${type}`, { count })}</small>
        {combat && <small>{combat.value}+</small>}
        {damaged > 0 && <em>{words('inspect.damaged', { count: damaged })}</em>}
      </span>
      {dice.length > 0 && (
        <span className="ti4-dice">
          {dice.map((die, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by their place in the throw alone
            <D10 key={index} die={die} words={words} />
          ))}
        </span>
      )}
    </div>
  );
}

function D10({ die: { result, hits }, words }: { readonly die: Die; readonly words: Words }) {
  return (
    <i role="img" className={hits > 0 ? 'is-hit' : ''} aria-label={words('battle.die', { result, hits })}>
      {result}
    </i>
  );
}

/** Which of my units take the hits: a proposal, which a click on others changes. */
function HitsToTake(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const [view, tables] = [viewOf(props), tablesOf(props)];
  const isSustaining = decision.prompt.key === 'ti4.sustain-damage';
  const hits = Number(decision.prompt.args?.hits ?? 1);
  const takers = takersOf(view, tables, decision);
  const due = Math.min(
    hits,
    takers.reduce((sum, { most }) => sum + most, 0),
  );
  const [planned, setPlanned] = useState<Hits>(() => suggested(takers, due));
  const [retreats, setRetreats] = useState(false);
  const taken = sumOf(planned);
  const isWhole = isSustaining || taken === due;
  const [only] = planned.keys();
  useMain(props.onMain, {
    label: mainWords(props, words, { takers, planned, hits, isSustaining }),
    act: () => answer(followedBy(takeHits(decision, view, tables, planned), nextRound(view, retreats))),
    ...(!isWhole && { why: words('battle.left', { count: due - taken }) }),
    ...(hits === 1 && only !== undefined && { option: only }),
  });
  return (
    <>
      <p className="bench-note">{words('battle.suggested')}</p>
      {takers.map((taker) => (
        <TakerRow
          key={taker.option.id}
          props={props}
          taker={taker}
          count={planned.get(taker.option.id) ?? 0}
          onClick={() => setPlanned(changed(takers, due, planned, taker.option.id))}
        />
      ))}
      {isSustaining && hits > taken && (
        <p className="bench-note">
          {words('battle.rest', { count: hits - taken })}
          <button
            type="button"
            className="ti4-link"
            onClick={() => answer(takeHits(decision, view, tables, planned, true))}
          >
            {words('battle.sustainOnly')}
          </button>
        </p>
      )}
      <RetreatSwitch {...{ view, retreats, setRetreats }} />
    </>
  );
}

interface RetreatProps {
  readonly view: View;
  readonly retreats: boolean;
  readonly setRetreats: (retreats: boolean) => void;
}

/** Who goes on to the next dice says here whether to announce a retreat before them. */
function RetreatSwitch({ view, retreats, setRetreats }: RetreatProps) {
  const words = useWords();
  return (
    canBeLeft(view) && (
      <Switch isOn={retreats} onChange={setRetreats}>
        {words('battle.retreat')}
      </Switch>
    )
  );
}

interface Proposal {
  readonly takers: readonly Taker[];
  readonly planned: Hits;
  readonly hits: number;
  readonly isSustaining: boolean;
}

function mainWords(props: BenchProps, words: Words, { takers, planned, hits, isSustaining }: Proposal): string {
  if (props.decision.prompt.key === 'ti4.choose-destroyed') {
    const lost = takers.find(({ option }) => planned.has(option.id));
    return words('battle.lose', { unit: lost ? `unit-type/${lost.type}` : plain('') });
  }
  return isSustaining && planned.size === 0 ? words('battle.none') : words('battle.take', { count: hits });
}

interface TakerProps {
  readonly props: BenchProps;
  readonly taker: Taker;
  readonly count: number;
  readonly onClick: () => void;
}

function TakerRow({ props, taker: { option, type, isDamaged, cost }, count, onClick }: TakerProps) {
  const words = useWords();
  return (
    <Choice option={option} className="is-row ti4-taker" isChosen={count > 0} onClick={onClick}>
      <UnitIcon name={type} size={20} colour={props.players[props.seat ?? 0]?.colour} />
      <span>
        {isDamaged ? words('battle.damaged', { unit: `unit-type/${type}` }) : props.name(`unit-type/${type}`)}
        <small>{words('battle.cost', { cost })}</small>
      </span>
      <b>{count}</b>
    </Choice>
  );
}

/** The answer that is usual in a fight at the main button; the others are listed below. */
function PlainMain(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const view = viewOf(props);
  const [retreats, setRetreats] = useState(false);
  const usual = decision.options.find(({ id }) => id in usualAnswers);
  const key = usual && usualAnswers[usual.id as keyof typeof usualAnswers];
  const isPause = usual?.id === 'go-on';
  const act = () => usual && answer(isPause ? nextRound(view, retreats) : [usual.id]);
  useMain(props.onMain, usual && key ? { label: words(key), act, option: usual.id } : null);
  return isPause && <RetreatSwitch {...{ view, retreats, setRetreats }} />;
}

const usualAnswers = { all: 'battle.fire', fight: 'battle.fight', 'go-on': 'battle.fight' } as const;

/** Whether the bench shows an option itself, of questions that it answers with its main button or its units. */
export const isShownInBattle = (id: string): boolean => id in usualAnswers || isUnit.test(id);

const isUnit = /^(sustain:)?[a-z-]+:[a-z0-9-]+(:damaged)?$/;
