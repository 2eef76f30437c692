import {
  allowedDice,
  averageOf,
  bestDice,
  chanceOf,
  type Dice,
  dieKinds,
  openSlotsOnBoard,
} from '@orrery/arcs/figures';
import { useState } from 'react';
import { OddsLine } from '../../../odds/OddsLine.tsx';
import { Stepper } from '../../bench/Stepper.tsx';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { DieFace } from '../art/DieFace.tsx';
import { Icon } from '../art/Icon.tsx';
import { type DieKind, idOf, slotsOf, tablesOf, viewOf } from '../model.ts';
import { battleAt } from '../odds/battles.ts';
import { ResourceSlot } from '../ResourceSlot.tsx';
import { message, useWords } from '../words.ts';
import { diceAnswers } from './chain.ts';

type Battle = NonNullable<ReturnType<typeof viewOf>['battle']>;

const empty: Dice = { skirmish: 0, assault: 0, raid: 0 };

/** Dice for a battle: a row for each kind with its faces, what they do on average, and the chances that matter. */
export function DiceBench(props: BenchProps) {
  const { battle } = viewOf(props);
  return battle && <Collect key={`${battle.system} ${battle.defender}`} props={props} battle={battle} />;
}

function Collect({ props, battle }: { readonly props: BenchProps; readonly battle: Battle }) {
  const words = useWords();
  const { decision, answer } = props;
  const asked = idOf(decision.prompt.args?.kind) as DieKind;
  const { limits, defender, system } = battle;
  const target = viewOf(props).systems[system];
  const fresh = target?.fresh[defender] ?? 0;
  const best = bestDice(limits, fresh);
  const [dice, setDice] = useState<Dice>(best);
  const isAllowed = isIn(allowedDice(limits), dice);
  const count = dieKinds.reduce((sum, kind) => sum + dice[kind], 0);
  useMain(props.onMain, {
    label: words('dice.roll', { count }),
    act: () => answer(diceAnswers(limits, dice, asked)),
    ...(!isAllowed && { why: words('dice.why') }),
  });
  const most = (kind: DieKind): number => {
    const open = allowedDice(limits).filter((each) =>
      dieKinds.every((other) => other === kind || each[other] <= dice[other]),
    );
    return Math.max(0, ...open.map((each) => each[kind]));
  };
  return (
    <div className="bench arcs-battle-bench" data-region="dice">
      <Defender props={props} battle={battle} />
      <p className="arcs-sides">
        <GlyphIcon player={props.players[battle.attacker]} size={11} />
        <b>{words('dice.count', { count })}</b> {words('dice.per', { count: limits.most })}
        <span className="arcs-bar" aria-hidden="true">
          {Array.from({ length: limits.most }, (_, i) => i).map((i) => (
            <i key={i} className={i < count ? 'is-on' : ''} />
          ))}
        </span>
      </p>
      <ul className="arcs-dice-kinds">
        {dieKinds.map((kind) => (
          <li key={kind} className={kind === 'raid' && limits.raid === 0 ? 'is-barred' : ''}>
            <span className="arcs-die-name">
              <b>{words(`dice.${kind}`)}</b>
              <small>{words(kind === 'raid' && limits.raid === 0 ? 'dice.noRaid' : `dice.${kind}.what`)}</small>
            </span>
            <Faces props={props} kind={kind} />
            <Stepper
              label={message('dice.kind', { die: `die/${kind}` })}
              value={dice[kind]}
              most={Math.max(dice[kind], most(kind))}
              onChange={(value) => setDice({ ...dice, [kind]: value })}
            />
          </li>
        ))}
      </ul>
      <Outlook props={props} dice={dice} battle={battle} />
      {isAllowed && <OddsLine battle={battleAt({ ...battle, dice })} />}
      <div className="arcs-dice-quick">
        <button type="button" className="bench-option" aria-pressed={same(dice, best)} onClick={() => setDice(best)}>
          {words('dice.best')}
        </button>
        <button type="button" className="bench-option" onClick={() => setDice(empty)}>
          {words('dice.none.take')}
        </button>
      </div>
    </div>
  );
}

/** Who is attacked, with what stands there. */
function Defender({ props, battle }: { readonly props: BenchProps; readonly battle: Battle }) {
  const words = useWords();
  const { defender, system } = battle;
  const there = viewOf(props).systems[system];
  const mine = there?.buildings.filter(({ owner }) => owner === defender) ?? [];
  return (
    <p className="bench-note">
      <GlyphIcon player={props.players[defender]} size={10} />
      {words('dice.against', {
        player: `seat/${defender}`,
        fresh: there?.fresh[defender] ?? 0,
        damaged: there?.damaged[defender] ?? 0,
        cities: mine.filter(({ kind }) => kind === 'city').length,
        starports: mine.filter(({ kind }) => kind === 'starport').length,
      })}
    </p>
  );
}

function Faces({ props, kind }: { readonly props: BenchProps; readonly kind: DieKind }) {
  const faces = tablesOf(props).dieFaces[kind];
  return (
    <span className="arcs-faces" aria-hidden="true">
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die has its faces in their order
        <svg key={i} viewBox="0 0 40 40" width="22" height="22" aria-hidden="true">
          <DieFace kind={kind} face={face} />
        </svg>
      ))}
    </span>
  );
}

const averages = ['hit', 'selfHit', 'key', 'buildingHit'] as const;

/** What the dice do on average, the chances that matter, and what keys could buy. */
function Outlook({
  props,
  dice,
  battle,
}: {
  readonly props: BenchProps;
  readonly dice: Dice;
  readonly battle: Battle;
}) {
  const words = useWords();
  const view = viewOf(props);
  const { defender, system } = battle;
  const fresh = view.systems[system]?.fresh[defender] ?? 0;
  const damaged = view.systems[system]?.damaged[defender] ?? 0;
  const ships = fresh + damaged;
  const need = Math.max(1, ships);
  const hits = chanceOf(dice, 'hit', need);
  const intercepted = chanceOf(dice, 'intercept', 1);
  const loser = view.players[defender];
  const loot = loser
    ? slotsOf(tablesOf(props), loser, defender).filter(
        ({ held, number }) => held && openSlotsOnBoard(loser).includes(number - 1),
      )
    : [];
  return (
    <>
      <table className="arcs-averages">
        <caption className="visually-hidden">{words('dice.average')}</caption>
        <tbody>
          <tr>
            {averages.map((symbol) => (
              <td key={symbol} title={props.name(`symbol/${symbol}`, { count: 2 })}>
                <Icon name={symbol} size={12} />
                <b>{words('dice.figure', { value: averageOf(dice, symbol) })}</b> {words(`dice.short.${symbol}`)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <ul className="arcs-chances">
        <li>
          <span style={{ width: `${hits * 100}%` }} />
          <b>{words('dice.chance', { chance: hits })}</b>
          {words(ships === 0 ? 'dice.chance.building' : 'dice.chance.hits', { count: need })}
        </li>
        {fresh > 0 && dice.assault + dice.raid > 0 && (
          <li className="is-bad">
            <span style={{ width: `${intercepted * 100}%` }} />
            <b>{words('dice.chance', { chance: intercepted })}</b>
            {words('dice.chance.intercept', { count: fresh })}
          </li>
        )}
      </ul>
      {dice.raid > 0 && loot.length > 0 && (
        <p className="arcs-loot">
          {words('dice.loot', { player: `seat/${defender}` })}
          {loot.map((slot) => (
            <ResourceSlot key={slot.target} props={{ ...props, targets: new Map() }} slot={slot} />
          ))}
        </p>
      )}
    </>
  );
}

const same = (a: Dice, b: Dice): boolean => dieKinds.every((kind) => a[kind] === b[kind]);
const isIn = (list: readonly Dice[], dice: Dice): boolean => list.some((each) => same(each, dice));
