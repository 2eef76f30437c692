import { useEffect, useState } from 'react';
import { OddsLine } from '../../../odds/OddsLine.tsx';
import { Choice, Said } from '../../bench/Choice.tsx';
import type { BenchProps, MainButton } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { ShipIcon } from '../art/ShipIcon.tsx';
import { ratingsOf, type ShipType, viewOf } from '../model.ts';
import { battles } from '../odds/battles.ts';
import { idIn } from '../told.ts';
import { useWords, type Words } from '../words.ts';
import { Scene, stageOf } from './battle/Battle.tsx';
import { type BattleView, turnsOf } from './battle/battle.ts';
import { type Dealing, useDealing } from './battle/dealing.ts';
import { Story, useStory } from './battle/Story.tsx';

/** A battle: who acts when, the dice, both sides, where hits would fall, and the ways out. */
export function BattleBench(props: BenchProps) {
  const { battle } = viewOf(props);
  return battle && <Fight props={props} battle={battle} />;
}

/** The battle that is fought without asking any more; benches come and go with the questions. */
let foughtOut: string | null = null;

function Fight({ props, battle }: { readonly props: BenchProps; readonly battle: BattleView }) {
  const words = useWords();
  const { decision, answer } = props;
  const told = useStory(props);
  const dealing = useDealing(props);
  const main = mainOf(props, battle, dealing, words);
  const key = `${viewOf(props).round} ${battle.sector} ${battle.attacker} ${battle.defender}`;
  const [isFoughtOut, setFoughtOut] = useState(foughtOut === key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is answered once
  useEffect(() => {
    if (isFoughtOut) main?.act();
  }, [decision.at, isFoughtOut]);
  useMain(props.onMain, main);
  const shown = decision.options.filter(({ id }) => id !== main?.option && !(dealing && id.includes(':')));
  return (
    <section
      className="bench eclipse-battle-bench"
      data-region="battle"
      aria-label={words('battle.title', { sector: `sector/${battle.sector}` })}
    >
      <h3 className="bench-title">
        {words('battle.title', { sector: `sector/${battle.sector}` })}
        <small>{stageOf(battle, words)}</small>
      </h3>
      <Scene props={props} battle={battle} {...(dealing && { dealing })} />
      <OddsLine battle={battles.now(props)} />
      {dealing && <p className="bench-note">{words('hits.suggested')}</p>}
      <div className="bench-places">
        {decision.prompt.key === 'eclipse.who-acts-first'
          ? decision.options.map((option) => (
              <Choice key={option.id} option={option} onClick={() => answer([option.id])}>
                <ShipIcon kind={idIn(option.label.args?.type) as ShipType} size={18} />
                {props.say(option.label)}
              </Choice>
            ))
          : shown.map((option) => <Said key={option.id} props={props} option={option} />)}
        {main && turnsOf(viewOf(props)).length > 0 && (
          <button
            type="button"
            className={`bench-option${isFoughtOut ? ' is-chosen' : ''}`}
            aria-pressed={isFoughtOut}
            title={words('battle.toTheEnd.says')}
            onClick={() => {
              foughtOut = isFoughtOut ? null : key;
              setFoughtOut(!isFoughtOut);
            }}
          >
            {words('battle.toTheEnd')}
          </button>
        )}
      </div>
      <Story props={props} told={told} />
    </section>
  );
}

/** What one does most of the time: deal the hits as proposed, fire, or let the first of equals act. */
function mainOf(props: BenchProps, battle: BattleView, dealing: Dealing | null, words: Words): MainButton | null {
  const { decision, answer } = props;
  if (dealing) {
    const { hits, answers } = dealing.proposal;
    return { label: words('hits.deal', { count: hits.length }), act: () => answer(answers) };
  }
  const [first] = decision.options;
  if (decision.prompt.key === 'eclipse.who-acts-first' && first)
    return { label: props.say(first.label), act: () => answer([first.id]) };
  const attack = decision.options.find(({ id }) => id === 'attack');
  if (!attack) return null;
  const dice = attack.idle ? 0 : diceOf(props, battle);
  const label = dice > 0 ? words('battle.rollDice', { count: dice }) : props.say(attack.label);
  return { label, act: () => answer([attack.id]), option: attack.id };
}

/** How many dice the ships that act would roll. */
function diceOf(props: BenchProps, battle: BattleView): number {
  const view = viewOf(props);
  const [acting] = battle.queue;
  if (!acting) return 0;
  const ships = view.sectors[battle.sector]?.ships ?? [];
  const count = ships.filter(({ owner, type }) => owner === acting.owner && type === acting.type).length;
  const cannons = ratingsOf(view, acting)?.cannons ?? [];
  return count * cannons.reduce((sum, weapon) => sum + weapon.count, 0);
}
