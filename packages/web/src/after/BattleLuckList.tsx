import type { Voice } from '@orrery/voice';
import { useEffect, useState } from 'react';
import { getReplay } from '../api/calls.ts';
import { useText } from '../app/text.ts';
import type { Fought } from '../games/renderer.ts';
import { asker } from '../odds/asking.ts';
import type { Answer } from '../odds/calculator.ts';
import { usePercent } from '../odds/percent.ts';
import { Link } from '../parts/Link.tsx';
import { type BattleLuck, byLuck, luckOfBattles, type Sources } from './battleLuck.ts';

interface BattleLuckProps {
  readonly table: string;
  readonly game: string;
  readonly battles: readonly Fought[];
  readonly voice: Voice;
}

/** So many are shown until somebody wants more. */
const FEW = 6;

/** The battles of a game, those first that went against all odds. */
export function BattleLuckList({ table, game, battles, voice }: BattleLuckProps) {
  const text = useText();
  const percent = usePercent();
  const { found, isWhole } = useBattleLuck(table, game, battles);
  const [showsAll, showAll] = useState(false);
  const sorted = byLuck(found);
  const shown = showsAll ? sorted : sorted.slice(0, FEW);
  if (isWhole && found.length === 0) return null;
  return (
    <section className="result__part" aria-label={text('luck.battles')} aria-busy={!isWhole}>
      <h3>{text('luck.battles')}</h3>
      {!isWhole && (
        <p className="muted small">{text('luck.battles.working', { count: found.length, of: battles.length })}</p>
      )}
      <ol className="battle-luck">
        {shown.map(({ battle, end, chance }) => {
          const [winner, loser] =
            end === 'loss' ? [battle.defender, battle.attacker] : [battle.attacker, battle.defender];
          return (
            <li key={battle.event.seq}>
              <b>{percent(chance)}</b>
              <span>
                {text(
                  end === 'draw'
                    ? 'luck.battle.draw'
                    : battle.fled?.includes(loser)
                      ? 'luck.battle.left'
                      : 'luck.battle.won',
                  { winner, rival: loser },
                )}{' '}
                <span className="muted">{voice.name(battle.place)}</span>
              </span>
              <Link href={`/replay/${table}?event=${battle.event.seq}`} className="decided__show">
                {text('decided.show')}
              </Link>
            </li>
          );
        })}
      </ol>
      {sorted.length > shown.length && (
        <button type="button" className="button button--quiet" onClick={() => showAll(true)}>
          {text('luck.battles.all', { count: sorted.length })}
        </button>
      )}
      <p className="muted small">{text('luck.battles.explained')}</p>
    </section>
  );
}

interface Looked {
  readonly found: readonly BattleLuck[];
  readonly isWhole: boolean;
}

/** Found one after the other, so that nobody waits for all of them. */
function useBattleLuck(table: string, game: string, battles: readonly Fought[]): Looked {
  const [looked, setLooked] = useState<Looked>({ found: [], isWhole: false });
  useEffect(() => {
    let isWanted = true;
    const sources: Sources = {
      seenAt: ({ event: { seq } }) => getReplay(table, { event: seq, since: seq }),
      oddsOf: (view, where) =>
        new Promise<Answer | null>((resolve) => {
          const onProblem = () => resolve(null);
          asker.ask({ game, view, where }, { onReply: ({ answer }) => resolve(answer), onProblem });
        }),
    };
    const look = async () => {
      const found: BattleLuck[] = [];
      for await (const each of luckOfBattles(battles, sources)) {
        if (!isWanted) return;
        found.push(each);
        setLooked({ found: [...found], isWhole: false });
      }
      if (isWanted) setLooked({ found, isWhole: true });
    };
    // A replay that is refused (too many at once) ends the list where it is.
    void look().catch(() => isWanted && setLooked(({ found }) => ({ found, isWhole: true })));
    return () => {
      isWanted = false;
    };
  }, [table, game, battles]);
  return looked;
}
