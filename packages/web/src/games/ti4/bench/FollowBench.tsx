import type { BenchProps } from '../../renderer.ts';
import { useMain } from '../../useMain.ts';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';
import { following } from './following.ts';

/** Somebody else's strategy card: what it would do for me, and its price. */
export function FollowBench(props: BenchProps) {
  const words = useWords();
  const { decision, answer } = props;
  const thing = String(decision.prompt.args?.card ?? '');
  const tokens = Number(decision.prompt.args?.tokens ?? 0);
  const secondary = decision.options.find(({ id }) => id === 'secondary');
  useMain(
    props.onMain,
    secondary
      ? { label: words('follow.main', { tokens }), act: () => answer(following(secondary.id)), option: secondary.id }
      : null,
  );
  const pool = viewOf(props).players[props.seat ?? 0]?.pools.strategy ?? 0;
  return (
    <div className="bench">
      <p className="ti4-card-text">{props.text(thing)}</p>
      {tokens > 0 && <p className="bench-note">{words('follow.pool', { count: pool })}</p>}
    </div>
  );
}
