/** Catalogue: damage. Whom ships in a battle can hit, and what becomes of those. */
import type { Battle, Eclipse, Fighter, Owner, Ship } from '../state.ts';
import { tell, the, whose } from '../words.ts';
import { ratings } from './blueprints.ts';
import { leave, shipWords } from './fleet.ts';
import type { Squadron } from './initiative.ts';
import { shipsOf } from './table.ts';

export function squadronShips(g: Eclipse, { sector }: Battle, { owner, type }: Squadron): Ship[] {
  return shipsOf(g, owner, sector).filter((ship) => ship.type === type);
}

export function enemies(g: Eclipse, { sector, attacker, defender }: Battle, owner: Owner): Ship[] {
  return shipsOf(g, owner === attacker ? defender : attacker, sector);
}

/** Damage stays on a ship; more than its hull destroys it (damage.2). */
export function strike(g: Eclipse, battle: Battle, by: Squadron, ship: Ship, damage: number): void {
  ship.damage += damage;
  const who = shipWords(by.owner, by.type, squadronShips(g, battle, by).length);
  const whom = shipWords(ship.owner, ship.type);
  tell(g, 'eclipse.hits', {
    owner: whose(by.owner),
    ships: the.ship(by.type),
    rival: whose(ship.owner),
    type: the.ship(ship.type),
    damage,
    who,
    whom,
  });
  if (ship.damage > ratings(g, ship.owner, ship.type).hull) destroy(g, battle, by.owner, ship);
}

/** The ship lies with those who destroyed it until reputation tiles are drawn (damage.6). */
export function destroy(g: Eclipse, battle: Battle, by: Owner, ship: Ship): void {
  const { owner, type } = ship;
  leave(g, battle.sector, ship);
  fighter(battle, by).destroyed.push({ owner, type });
  tell(g, 'eclipse.destroyed', {
    owner: whose(owner),
    type: the.ship(type),
    who: shipWords(owner, type),
    sector: the.sector(battle.sector),
  });
}

export function fighter({ fighters, sector }: Battle, owner: Owner): Fighter {
  const found = fighters.find((each) => each.owner === owner);
  if (found === undefined) throw new Error(`${owner} does not fight in sector ${sector}`);
  return found;
}
