import { afterUpkeep } from '@orrery/eclipse/figures';
import { Choice } from '../../bench/Choice.tsx';
import { useWarning } from '../../bench/warning.ts';
import { hinting } from '../../drawing/touch.ts';
import type { BenchProps, Hint } from '../../renderer.ts';
import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { resourceHues } from '../art/palette.ts';
import { type PlayerView, tablesOf, viewOf } from '../model.ts';
import { nextUpkeep } from '../sums.ts';
import { useWords, type Words } from '../words.ts';
import { type Deed, deeds, givenBy } from './gives.ts';

const icons: Readonly<Record<Deed, Emblem>> = {
  explore: 'explore',
  research: 'research',
  upgrade: 'upgrade',
  build: 'build',
  move: 'move',
  influence: 'influence',
  trade: 'trade',
  pass: 'passed',
};

/** A turn: the actions with what each would give, trade, pass, and what the disc will cost at upkeep. */
export function ActionsBench(props: BenchProps) {
  const words = useWords();
  const player = viewOf(props).players[props.decision.seat];
  if (!player) return null;
  return (
    <div className="bench" data-region="actions">
      <p className="bench-note">{words('act.hint')}</p>
      <div className="eclipse-deeds">
        {deeds.map((deed) => (
          <DeedButton key={deed} {...{ props, deed, player }} />
        ))}
      </div>
      <NextDisc player={player} />
    </div>
  );
}

interface DeedProps {
  readonly props: BenchProps;
  readonly deed: Deed;
  readonly player: PlayerView;
}

function DeedButton({ props, deed, player }: DeedProps) {
  const words = useWords();
  const option = props.decision.options.find(({ id }) => id === deed);
  const given = givenBy(props.decision, player, tablesOf(props), deed);
  const warning = useWarning()(deed);
  const face = (
    <>
      <Icon name={icons[deed]} size={16} />
      <b>{deed === 'trade' || deed === 'pass' ? words(`act.${deed}`) : props.name(`action/${deed}`)}</b>
      {warning === null && <small>{words(given.key, given.values)}</small>}
    </>
  );
  if (!option)
    return (
      <span className="bench-option eclipse-deed is-barred" aria-disabled="true">
        {face}
      </span>
    );
  return (
    <Choice
      option={option}
      className={`eclipse-deed${given.isNothing ? ' is-idle' : ''}`}
      hinted={hinting(props, hintOf(words, deed, player, props.say(option.label)))}
      onClick={() => props.answer([option.id])}
    >
      {face}
    </Choice>
  );
}

const rules: Readonly<Record<Deed, string>> = {
  explore: 'explore.1',
  research: 'research.1',
  upgrade: 'upgrade.1',
  build: 'build.1',
  move: 'move.1',
  influence: 'influence.1',
  trade: 'trade.1',
  pass: 'passing.1',
};

function hintOf(words: Words, deed: Deed, player: PlayerView, title: string): Hint {
  const rule = rules[deed];
  if (deed === 'trade' || deed === 'pass') return { title, lines: [], rule };
  const lines = [
    words('area.activations', { count: player.activations?.[deed] ?? 0 }),
    words('area.actionDiscs', { count: player.actionDiscs[deed] }),
  ];
  return { title, lines, rule };
}

/** What another disc off the track does to the money at the end of the round. */
function NextDisc({ player }: { readonly player: PlayerView }) {
  const words = useWords();
  const next = nextUpkeep(player);
  if (next === null) return <p className="bench-note">{words('act.noDisc')}</p>;
  const { resources, production, upkeep } = player;
  const then = afterUpkeep(resources.money, production.money, next);
  return (
    <p className="bench-note">
      {words('act.nextDisc')} <b className="eclipse-cost">−{next - upkeep}</b>
      <Icon name="money" size={13} colour={resourceHues.money} />
      {`: ${resources.money} + ${production.money} − ${next} = `}
      <b className={then < 0 ? 'eclipse-cost' : 'eclipse-sum'}>{then}</b>
    </p>
  );
}
