import type { WireMessage } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';

/** A message in words, with the things that it speaks of marked. */
export function Sentence({ message, voice }: { readonly message: WireMessage; readonly voice: Voice }) {
  return voice.parts(message).map((part, index) =>
    part.kind === 'thing' || part.kind === 'seat' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <b key={index}>{part.text}</b>
    ) : (
      part.text
    ),
  );
}
