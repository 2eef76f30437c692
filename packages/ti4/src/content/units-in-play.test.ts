/** Every unit of the table fights, fires and carries by its figures when its owner has it. */
import type { Message } from '@orrery/kernel';
import { content } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { bombardment } from '../rules/bombardment.ts';
import { invasion } from '../rules/invasion.ts';
import { moveValue } from '../rules/paths.ts';
import { isShip, unitIdOf } from '../rules/pieces.ts';
import { capacityIn } from '../rules/settle.ts';
import { spaceCannonOffense } from '../rules/space-cannon.ts';
import { spaceCombat } from '../rules/space-combat.ts';
import { battle, isAllFigures, rollsOf, type Table } from '../testing/index.ts';
import { faction, factionIds } from './factions.ts';
import type { TechnologyId } from './technologies.ts';
import { type Dice, type UnitId, unit, unitIds } from './units.ts';

const here = 'tile-22';

/** A faction that has the unit on its sheet or can upgrade to it. */
function ownerOf(id: UnitId) {
  const { type, upgrade } = unit(id);
  const owner = factionIds.find((each) => (upgrade ? faction(each).upgrades[type] : faction(each).sheet[type]) === id);
  if (owner === undefined) throw new Error(`nobody has ${id}`);
  return owner;
}

/** Seat 0 owns the unit and attacks; the others are out of the way. */
function scene(id: UnitId, step: 'space-combat' | 'invasion' | 'space-cannon-offense') {
  const owner = ownerOf(id);
  const others = (['xxcha', 'yssaril', 'hacan'] as const).filter((each) => each !== owner);
  const made = battle(here, step, [owner, ...others.slice(0, 2)]).pools(0, { fleet: 5 });
  return unit(id).upgrade ? made.technologies(0, id as TechnologyId) : made;
}

/** The first roll of a kind: how many dice, and what hits. */
function dice(table: Table, kind: string): string {
  const events = table.match
    .events(0, 'spectator')
    .filter(({ key, args }) => key === 'ti4.rolls' && args?.kind === `roll/${kind}`);
  const rolled = (events[0]?.args?.dice ?? []) as readonly Message[];
  return `${rolled.length} on ${rolled[0]?.args?.value}`;
}

function figures({ value, dice: count }: Dice): string {
  return `${count} on ${value}`;
}

for (const id of unitIds) {
  const { type, combat, move, capacity, barrage, bombardment: bombs, spaceCannon, inSpace } = unit(id);
  const check = () => {
    const { state } = scene(id, 'space-combat');
    expect(unitIdOf(state, 0, type)).toBe(id);
    if (isShip(type) && combat && id !== 'salai-sai-corian') {
      const fight = scene(id, 'space-combat')
        .units(0, here, { [type]: 1 })
        .units(1, here, { dreadnought: 1 })
        .own(1, 'lirta-iv')
        .play(spaceCombat);
      while (fight.prompt !== 'ti4.retreat?') fight.answer(fight.options.includes('all') ? 'all' : 'pass');
      if (barrage) expect(dice(fight, 'anti-fighter-barrage')).toBe(figures(barrage));
      while (fight.prompt === 'ti4.retreat?') fight.answer('fight'); // the attacker, too, if it can
      while (fight.options.includes('pass')) fight.answer('pass');
      expect(dice(fight, 'combat')).toBe(figures(combat));
    }
    if (type === 'infantry' && combat) {
      const fight = scene(id, 'invasion')
        .units(0, here, { carrier: 1, infantry: 1 })
        .units(1, 'tarmann', { infantry: 1 })
        .play(invasion)
        .answer('commit:tarmann:infantry:1');
      expect(dice(fight, 'combat')).toBe(figures(combat));
    }
    if (bombs) {
      const raid = scene(id, 'invasion')
        .units(0, here, { [type]: 1 })
        .units(1, 'tarmann', { infantry: 9 })
        .play((g) => bombardment(g, 0, here))
        .answer('bombard:tarmann');
      expect(dice(raid, 'bombardment')).toBe(figures(bombs));
    }
    if (spaceCannon) {
      const place = isShip(type) ? 'tile-22' : 'tarmann';
      const volley = scene(id, 'space-cannon-offense')
        .units(0, place, { [type]: 1 })
        .units(1, here, { dreadnought: 5 })
        .play(spaceCannonOffense)
        .answer('all');
      expect(dice(volley, 'space-cannon')).toBe(figures(spaceCannon));
      expect(rollsOf(volley)[0]).toContain('0 space-cannon');
    }
    if (move !== null) expect(moveValue(state, 0, { type, place: here })).toBe(move);
    if (isShip(type) || inSpace)
      expect(capacityIn(scene(id, 'space-combat').units(0, here, { [type]: 1 }).state, 0, here)).toBe(capacity);
  };
  if (isAllFigures(id)) content('ti4', `unit/${id}`, 'fights, fires, moves and carries by its figures', check);
  else test(`${id} fights, fires, moves and carries by its figures`, check);
}
