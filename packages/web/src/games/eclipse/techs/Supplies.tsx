import { plain } from '@orrery/voice';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import { Spot } from '../../drawing/Spot.tsx';
import type { Hint, RendererProps } from '../../renderer.ts';
import type { Emblem } from '../art/emblems.ts';
import { Icon } from '../art/Icon.tsx';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';

const rings = [1, 2, 3] as const;
const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** Stacks of sectors with their discards, tiles that are left, and the traitor. */
export function Supplies(props: RendererProps) {
  const words = useWords();
  const { stacks, discards, discoveries, reputationBag, traitor } = viewOf(props);
  return (
    <section className="drawn-block">
      <h2 className="drawn-title">
        {words('supply.title')}
        {traitor !== null && (
          <small className="eclipse-line">
            <Icon name="traitor" size={14} />
            {words('supply.traitor')}
            <GlyphIcon player={props.players[traitor]} size={12} />
            <span className="visually-hidden">{words('supply.traitor.text', { player: `seat/${traitor}` })}</span>
          </small>
        )}
      </h2>
      <div className="eclipse-supplies">
        {rings.map((ring) => (
          <Supply
            key={ring}
            props={props}
            icon="sector"
            mark={numerals[ring]}
            count={stacks[ring]}
            more={discards[ring].length}
            hint={{
              title: words('supply.ring', { ring: plain(numerals[ring]) }),
              lines: [
                words('supply.sectors', { count: stacks[ring], discarded: discards[ring].length }),
                ...(discards[ring].length > 0
                  ? [
                      words('supply.discarded', {
                        list: discards[ring].map((id) => `sector/${id}` as const),
                      }),
                    ]
                  : []),
              ],
              rule: 'explore.10',
            }}
          />
        ))}
        <Supply
          props={props}
          icon="discovery"
          count={discoveries}
          hint={{
            title: words('supply.discoveries'),
            lines: [words('supply.left', { count: discoveries })],
            rule: 'discovery-tiles.1',
          }}
        />
        <Supply
          props={props}
          icon="reputation"
          count={reputationBag}
          hint={{
            title: words('supply.reputation'),
            lines: [words('supply.left', { count: reputationBag })],
            rule: 'reputation.7',
          }}
        />
      </div>
    </section>
  );
}

interface SupplyProps {
  readonly props: RendererProps;
  readonly icon: Emblem;
  readonly mark?: string;
  readonly count: number;
  /** Lies faceup beside it. */
  readonly more?: number;
  readonly hint: Hint;
}

function Supply({ props, icon, mark, count, more = 0, hint }: SupplyProps) {
  return (
    <Spot touchable={props} target={null} hint={hint} className="eclipse-supply" isReadable>
      <Icon name={icon} size={14} />
      {mark && <span className="eclipse-muted">{mark}</span>}
      <b>{count}</b>
      {more > 0 && <small>+{more}</small>}
    </Spot>
  );
}
