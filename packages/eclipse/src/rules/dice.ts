/** Catalogue: attack-dice.1, attack-dice.2, attack-dice.4 to attack-dice.6. Rolling for ships, and what hits. */

import { below } from '@orrery/kernel';
import type { SectorId } from '../content/sectors.ts';
import { type DieFace, dieFaces } from '../content/tracks.ts';
import { isHit, type Weapon } from '../figures.ts';
import type { Eclipse, Roll, Ship } from '../state.ts';
import { tell, the, whose, words } from '../words.ts';
import { ratings } from './blueprints.ts';
import { shipWords } from './fleet.ts';
import type { Squadron } from './initiative.ts';

export type Die = Roll['dice'][number];

/** The dice of all the ships lie on the table. */
export function rollDice(
  g: Eclipse,
  { owner, type }: Squadron,
  weapons: readonly Weapon[],
  ships: number,
  sector: SectorId,
): Die[] {
  const dice: Die[] = [];
  for (const { colour, count, part } of weapons) {
    for (let die = 0; die < count * ships; die++) dice.push({ colour, face: rollDie(g), part, used: false });
  }
  g.roll = { owner, type, dice };
  tell(g, 'eclipse.rolls', {
    owner: whose(owner),
    type: the.ship(type),
    sector: the.sector(sector),
    who: shipWords(owner, type, ships),
    dice: dice.map(({ colour, face }) => words('eclipse.die', { colour: the.colour(colour), face: the.face(face) })),
  });
  return dice;
}

function rollDie(g: Eclipse): DieFace {
  return dieFaces[below(g, dieFaces.length)] as DieFace;
}

export function wouldHit(g: Eclipse, { owner, type }: Squadron, { face }: Die, target: Ship): boolean {
  return isHit(face, ratings(g, owner, type).computer, ratings(g, target.owner, target.type).shield);
}
