/** How seats are told apart: by colour and by glyph, in their order; and what those who sit there are called. */
import type { Thing } from '@orrery/kernel';
import type { SeatFace } from '@orrery/server/protocol';
import { isMessageKey } from '../messages/index.ts';
import type { Text } from './text.ts';

const colours = ['#f2592b', '#9fd6ff', '#2fa583', '#f2d24b', '#b07bec', '#f1f6f6'];
const glyphs = ['▲', '●', '■', '◆', '✚', '★'];

export function colourOf(seat: number): string {
  return colours[seat % colours.length] ?? '#f1f6f6';
}

export function glyphOf(seat: number): string {
  return glyphs[seat % glyphs.length] ?? '★';
}

export function seatThing(seat: number): Thing<'seat'> {
  return `seat/${seat}`;
}

/** Whether people other than me sit at the table. */
export function hasOtherPeople(seats: readonly Pick<SeatFace, 'kind'>[], mySeat: number | null): boolean {
  return seats.some(({ kind }, seat) => kind === 'person' && seat !== mySeat);
}

type Named = Pick<SeatFace, 'kind' | 'name' | 'departed'>;

/** At a game that has begun nobody is missing: a seat without a name is one of an imported game. */
export function nameOfPlayer(face: Named, seat: number, text: Text): string {
  return face.kind === 'open' ? text('new.seat', { number: seat + 1 }) : nameOfSeat(face, seat, text);
}

/** A person's own name, a star's name for a bot, or that the seat is free. */
export function nameOfSeat(face: Named, seat: number, text: Text): string {
  const { kind, name, departed } = face;
  if (name !== null) return name;
  if (departed) return text('room.departed');
  const star = `botName.${seat}`;
  if (kind === 'bot') return isMessageKey(star) ? text(star) : text('room.bot');
  return text('room.open');
}
