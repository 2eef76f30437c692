import type { Voice } from '@orrery/voice';
import { Glyph } from '../parts/Glyph.tsx';
import { Seats } from '../table/Happened.tsx';
import { Sentence } from '../table/Sentence.tsx';
import type { Story } from '../table/useStory.ts';
import { captionOf } from './caption.ts';
import type { Moment } from './moments.ts';

interface CaptionProps {
  readonly moment: Pick<Moment, 'news' | 'answer'>;
  readonly story: Story;
  readonly voice: Voice;
}

/** What happened in a step: in the words of the story, or what was answered where nothing is told of it. */
export function Caption({ moment, story, voice }: CaptionProps) {
  const caption = captionOf(story.turns, moment);
  if (!caption) return null;
  const { turn, seat, lines } = caption;
  const who = seat ?? turn?.seat ?? null;
  return (
    <div className="caption" aria-live="polite">
      {turn ? <Seats turn={turn} voice={voice} /> : seat !== null && <Glyph seat={seat} />}
      <div className="caption__lines">
        {who !== null && <b>{voice.player(who)}</b>}
        {lines.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <p key={index}>
            <Sentence message={message} voice={voice} />
          </p>
        ))}
      </div>
    </div>
  );
}
