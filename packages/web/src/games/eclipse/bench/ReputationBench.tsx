import { useState } from 'react';
import { Choice } from '../../bench/Choice.tsx';
import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { Icon } from '../art/Icon.tsx';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { bestOf, exchangesIn } from './reputation.ts';

/** Tiles that were drawn, or those that may go back: the best is chosen before, and one press takes it. */
export function ReputationBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const { drawn, players } = viewOf(props);
  const exchanges = exchangesIn(decision.options);
  const [chosenId, setChosen] = useState<string | null>(null);
  const chosen = exchanges.find(({ id }) => id === chosenId) ?? bestOf(exchanges);
  const option = decision.options.find(({ id }) => id === chosen?.id);
  const own = (players[decision.seat]?.reputation ?? []).flatMap((tile) =>
    tile && 'value' in tile ? [tile.value] : [],
  );
  useMain(
    props.onMain,
    option ? { label: props.say(option.label), act: () => answer([option.id]), option: option.id } : null,
  );
  return (
    <div className="bench">
      {drawn?.tiles && (
        <p className="bench-note">
          {words('reputation.drawn')}
          {drawn.tiles.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            <Disc key={i} value={value} isSmall />
          ))}
        </p>
      )}
      <p className="bench-note">
        {words('reputation.mine', { count: own.length })}
        {own.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          <Disc key={i} value={value} isSmall />
        ))}
      </p>
      <div className="eclipse-exchanges">
        {exchanges.map((each) => (
          <Choice
            key={each.id}
            option={each}
            className="eclipse-exchange"
            isChosen={each === chosen}
            onClick={() => (each === chosen ? answer([each.id]) : setChosen(each.id))}
          >
            <span className="visually-hidden">
              {words('reputation.says', { kept: each.kept ?? 0, back: each.back ?? 0 })}
            </span>
            {each.kept !== null && <Disc value={each.kept} />}
            {each.back !== null && (
              <span className="eclipse-back" aria-hidden="true">
                ↩ {each.back}
              </span>
            )}
            {each.kept === null && each.back === null && words('reputation.none')}
          </Choice>
        ))}
      </div>
    </div>
  );
}

function Disc({ value, isSmall = false }: { readonly value: number | null; readonly isSmall?: boolean }) {
  const words = useWords();
  return (
    <span className={isSmall ? 'eclipse-disc is-small' : 'eclipse-disc'}>
      <Icon name="reputation" size={isSmall ? 10 : 14} />
      <span className="visually-hidden">{words('drawn.tile', { value: value ?? 0 })}</span>
      <span aria-hidden="true">{value ?? '?'}</span>
    </span>
  );
}
