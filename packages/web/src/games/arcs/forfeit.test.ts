import { arcs, messages, tables } from '@orrery/arcs';
import { Match, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { propsOf } from '../../../dev/props.ts';
import { forfeit } from './forfeit.ts';

/** A turn of the first player, who leads. */
function turn() {
  const match = Match.start(arcs, { players: 3, leadersAndLore: 'off' }, seedFrom('forfeit'));
  const [seat = 0] = match.waitingFor();
  const asked = () => match.pending(seat)!;
  const answer = (wanted: RegExp) => match.answer(seat, asked().options.find(({ id }) => wanted.test(id))!.id);
  const lost = () => {
    const props = propsOf({ tables, messages }, { view: match.view(seat), decision: asked(), seat, players: 3 });
    const told = forfeit(props.decision!.options.find(({ idle }) => idle)!, props);
    return told && props.say(told);
  };
  answer(/^lead:administration/);
  while (asked().prompt.key !== 'arcs.turn') answer(/^no-/);
  return { asked, answer, lost };
}

test('who ends a turn with pips that could buy something is told what is lost', () => {
  expect(turn().lost()).toMatch(/^\d pips would be lost/);
});

test('who has no pip left is not asked, whatever tokens could still be spent', () => {
  const { answer, asked, lost } = turn();
  for (let pips = 0; pips < 4 && asked().options.some(({ id }) => id === 'influence'); pips++) {
    answer(/^influence$/);
    answer(/^/);
  }
  expect(asked().prompt).toMatchObject({ key: 'arcs.turn', args: { pips: 0 } });
  expect(lost()).toBeNull();
});

test('of other answers the page says what it says of all', () => {
  const match = Match.start(arcs, { players: 3, leadersAndLore: 'off' }, seedFrom('forfeit'));
  const [seat = 0] = match.waitingFor();
  const decision = match.pending(seat)!;
  const props = propsOf({ tables, messages }, { view: match.view(seat), decision, seat, players: 3 });
  expect(forfeit(props.decision!.options[0]!, props)).toBeUndefined();
});
