/** What units can do besides their figures, what an upgrade changes, and what the abilities of units mean. */
import type { UnitAbility } from '../../../content/hooks.ts';
import type { TechnologyId } from '../../../content/technologies.ts';
import type { UnitId } from '../../../content/units.ts';

/** Units of the faction sheets. */
export const units: Readonly<Record<Exclude<UnitId, TechnologyId>, string>> = {
  carrier: 'A ship that transports fighters and ground forces.',
  cruiser: 'A ship that moves far but transports nothing.',
  destroyer: 'A ship with Anti-Fighter Barrage.',
  dreadnought: 'A ship with Sustain Damage and Bombardment.',
  fighter:
    'A ship that cannot move by itself: it needs the capacity of your other ships to be transported and to stay in space. It does not count against the fleet pool.',
  infantry:
    'A ground force: it lands on planets, fights for them and defends them. Between systems it must be transported.',
  pds: 'A structure on a planet, with Planetary Shield and Space Cannon. A planet holds at most 2.',
  'space-dock':
    'A structure on a planet, with Production; a planet holds at most 1. Up to 3 of your fighters in its system need no capacity.',
  'advanced-carrier': 'A carrier with room for more fighters and ground forces.',
  'spec-ops': 'Infantry that hits more often.',
  'letani-warrior': 'Infantry with Production, wherever it is: on a planet or transported in space.',
  'super-dreadnought': 'A dreadnought with room for one more fighter or ground force.',
  exotrireme: 'A dreadnought with stronger Bombardment.',
  'hybrid-crystal-fighter': 'A fighter that hits more often. Like others, it cannot move by itself.',
  'prototype-war-sun':
    "A war sun that needs no technology. Other players' units in its system count as having no Planetary Shield.",
  'floating-factory':
    'A space dock in space: it moves and retreats like a ship, but takes no hits and does not count against the fleet pool. It is destroyed when others have ships in its system and you have none.',
  'duha-menaimon':
    'After you activate the system it is in: you may produce, and pay for, up to 5 units there. This is not the Production ability.',
  'arc-secundus':
    "Other players' units in its system count as having no Planetary Shield. It is repaired whenever a round of its space combat begins.",
  'son-of-ragh': 'A flagship with Anti-Fighter Barrage.',
  'the-inferno': 'Action: spend 1 token of your strategy pool to put a cruiser from reinforcements into its system.',
  'wrath-of-kenara':
    'After you roll a die in a space combat in its system: you may spend 1 trade good to add 1 to the result, once per die.',
  genesis: 'At the end of the status phase: 1 infantry from reinforcements arrives in the space area of its system.',
  'hil-colish':
    'Its system has a delta wormhole for all players. In your movement it may move before or after your other ships.',
  '0-0-1':
    'In a space combat in its system, its hits and those of your dreadnoughts must go to non-fighter ships while there are any.',
  'fourth-moon': 'Sustain Damage is closed to the ships of all other players in its system.',
  matriarch:
    'In your invasion of its system, your fighters there may land and fight as ground forces. They return to space when the combat ends and cannot win a planet by themselves.',
  'the-alastor':
    'When a space combat begins in its system: any of your ground forces there, in space or on planets, may fight in it as ships.',
  'cmorran-norr': 'Your other ships in its system get +1 to their combat rolls.',
  'jns-hylarim': 'Each of its combat dice that shows 9 or 10, before modifiers, makes 2 more hits.',
  'salai-sai-corian': 'It rolls one combat die for each non-fighter ship that the opponent has in its system.',
  'loncara-ssodu':
    'A flagship with Space Cannon, which also reaches ships in adjacent systems. It does not fire at landing ground forces.',
  'van-hauge':
    'When it is destroyed, all ships in its system are destroyed too, whoever owns them; a space combat there ends as a draw.',
  'ysia-yssrila': "Other players' ships do not stop it from moving through their systems, with all it transports.",
};

/** Units that a technology of the same id unlocks. */
export const upgrades: Readonly<Record<Extract<UnitId, TechnologyId>, string>> = {
  'carrier-2': 'Your carriers move farther and transport more.',
  'cruiser-2': 'Your cruisers move farther, hit more often and have room for a fighter or ground force.',
  'destroyer-2': 'Your destroyers hit more often, and their Anti-Fighter Barrage is stronger.',
  'dreadnought-2': 'Your dreadnoughts move farther, and Direct Hit cannot destroy them.',
  'fighter-2':
    'Your fighters hit more often and can move by themselves. Those above the capacity of your ships in a system count against the fleet pool.',
  'infantry-2':
    'Your infantry hits more often. Roll a die for each one destroyed: on 6 or more it waits on this card and returns at the start of your next turn to planets you control in your home system.',
  'pds-2': 'Your PDS hit more often, and their Space Cannon also reaches ships in adjacent systems.',
  'space-dock-2':
    'Your space docks produce more. Still, up to 3 of your fighters in the system of a dock need no capacity.',
  'war-sun':
    "You may have war suns, ships with Sustain Damage and Bombardment. Other players' units in their system count as having no Planetary Shield.",
  'advanced-carrier-2': 'Your carriers move farther, transport more and have Sustain Damage.',
  'spec-ops-2':
    'Your infantry hits more often. Roll a die for each one destroyed: on 5 or more it waits on this card and returns at the start of your next turn to planets you control in your home system.',
  'letani-warrior-2':
    'Your infantry hits more often and produces more. Roll a die for each one destroyed: on 6 or more it waits on this card and returns at the start of your next turn to planets you control in your home system.',
  'super-dreadnought-2':
    'Your dreadnoughts move farther and hit more often, in combat and with Bombardment. Direct Hit cannot destroy them.',
  'exotrireme-2':
    'Your dreadnoughts move farther, and Direct Hit cannot destroy them. At the end of a round of space combat you may destroy one of them to destroy up to 2 ships of the opponent there.',
  'hybrid-crystal-fighter-2':
    'Your fighters hit more often and can move by themselves. Those above the capacity of your ships in a system count as half a ship each against the fleet pool.',
  'prototype-war-sun-2':
    "Your war suns move farther and cost less. Other players' units in their system count as having no Planetary Shield.",
  'floating-factory-2':
    'Your floating factories move farther, transport more and produce more. They are still destroyed when others have ships in their system and you have none.',
};

export const unitAbilities: Readonly<Record<UnitAbility, string>> = {
  'anti-fighter-barrage':
    'In the first round of a space combat, before retreats are announced, the unit rolls its barrage dice; each hit destroys a fighter of the opponent there.',
  bombardment:
    'In your invasion, before units land, the unit rolls its dice against one planet of the system; each hit destroys a ground force of another player there. Planetary Shield prevents it.',
  'planetary-shield': 'Bombardment cannot be used against the planet that the unit is on.',
  production:
    'In the last step of your tactical action in its system you may produce, and pay for, up to as many units as its value says. Each fighter and each infantry counts as one.',
  'space-cannon':
    'After ships have moved, the unit may fire at ships in the active system: at those of the active player or, if you are active, of one other player. In an invasion it may fire at those who land on its planet.',
  'sustain-damage':
    'Before you assign hits that the unit could take, it may cancel one and become damaged. A damaged unit cannot do so until it is repaired.',
};
