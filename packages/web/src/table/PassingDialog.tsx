import type { Passing, WireDecision } from '@orrery/server/protocol';
import type { Voice } from '@orrery/voice';
import { useText } from '../app/text.ts';
import { Select, Switch } from '../parts/Choice.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { cardsIn, untilTurn, type Wish, wishOf, withWish } from './passing.ts';

interface PassingDialogProps {
  readonly passing: Passing;
  readonly decision: WireDecision | null;
  readonly voice: Voice;
  readonly onPass: (passing: Passing) => void;
  readonly onClose: () => void;
}

const wishes: readonly Wish[] = ['usual', 'always', 'hurts'];

/** When the server passes for me where hidden cards could be used; nobody else learns of it. */
export function PassingDialog({ passing, decision, voice, onPass, onClose }: PassingDialogProps) {
  const text = useText();
  const cards = cardsIn(passing, decision);
  return (
    <Dialog title={text('pass.title')} onClose={onClose}>
      <p className="muted">{text('pass.private')}</p>
      <div className="form">
        <Switch
          label={text('pass.nothing')}
          checked={passing.nothing}
          onChange={(nothing) => onPass({ ...passing, nothing })}
        />
        <Switch
          label={text('pass.untilTurn')}
          checked={passing.until === untilTurn.until}
          onChange={(isOn) => onPass({ ...passing, until: isOn ? untilTurn.until : null })}
        />
        {cards.map((card) => (
          <Select
            key={card}
            label={voice.name(card.slice('card:'.length))}
            value={wishOf(passing, card)}
            options={wishes.map((value) => ({ value, label: text(`pass.card.${value}`) }))}
            onChange={(wish) => onPass(withWish(passing, card, wish))}
          />
        ))}
      </div>
    </Dialog>
  );
}
