import { lastChapter } from '@orrery/arcs/figures';
import { GlyphIcon } from '../../drawing/Glyph.tsx';
import type { RendererProps } from '../../renderer.ts';
import { viewOf } from '../model.ts';
import { useWords } from '../words.ts';

/** Which chapter it is, and who leads the round. */
export function Head(props: RendererProps) {
  const words = useWords();
  const { chapter, initiative, round } = viewOf(props);
  const [lead] = round.plays;
  const seat = lead?.seat ?? initiative;
  return (
    <div className="arcs-head">
      <b>
        {words('head.chapter', { chapter })} <small>{words('head.of', { last: lastChapter })}</small>
      </b>
      <span data-region="initiative">
        <GlyphIcon player={props.players[seat]} size={10} />
        <span className="arcs-head-who">
          {words(lead ? 'head.led' : 'head.leads', {
            player: `seat/${seat}`,
            isMe: seat === props.seat,
          })}
        </span>
      </span>
    </div>
  );
}
