/** Messages and options in the words of the catalogue `messages/en`. */
import { type Option, vocabulary } from '@orrery/kernel';
import { type SectorId, sectorIds } from './content/sectors.ts';
import type { en } from './messages/en/index.ts';

export type MessageKey = keyof typeof en;

export const { words, option, tell, tellOnly } = vocabulary<MessageKey>();

// Options that come again and again are made once.

export const done: Option<null> = option('done', null, 'eclipse.done');

const sectorOptions = new Map(
  sectorIds.map((id) => [id, option(`sector:${id}`, id, 'eclipse.sector', { sector: id }, `sector:${id}`)]),
);

export function sectorOption(id: SectorId): Option<SectorId> {
  return sectorOptions.get(id) as Option<SectorId>;
}
