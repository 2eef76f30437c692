/** Units of the faction sheets, and what they can do besides their figures; those that a technology unlocks stand with the technologies. */
export const units = {
  'name.unit/carrier': 'Carrier I',
  'text.unit/carrier': 'A ship that transports fighters and ground forces.',
  'name.unit/cruiser': 'Cruiser I',
  'text.unit/cruiser': 'A ship that moves far but transports nothing.',
  'name.unit/destroyer': 'Destroyer I',
  'text.unit/destroyer': 'A ship with Anti-Fighter Barrage.',
  'name.unit/dreadnought': 'Dreadnought I',
  'text.unit/dreadnought': 'A ship with Sustain Damage and Bombardment.',
  'name.unit/fighter': 'Fighter I',
  'text.unit/fighter':
    'A ship that cannot move by itself: it needs the capacity of your other ships to be transported and to stay in space. It does not count against the fleet pool.',
  'name.unit/infantry': 'Infantry I',
  'text.unit/infantry':
    'A ground force: it lands on planets, fights for them and defends them. Between systems it must be transported.',
  'name.unit/pds': 'PDS I',
  'text.unit/pds': 'A structure on a planet, with Planetary Shield and Space Cannon. A planet holds at most 2.',
  'name.unit/space-dock': 'Space Dock I',
  'text.unit/space-dock':
    'A structure on a planet, with Production; a planet holds at most 1. Up to 3 of your fighters in its system need no capacity.',
  'name.unit/advanced-carrier': 'Advanced Carrier I',
  'text.unit/advanced-carrier': 'A carrier with room for more fighters and ground forces.',
  'name.unit/spec-ops': 'Spec Ops I',
  'text.unit/spec-ops': 'Infantry that hits more often.',
  'name.unit/letani-warrior': 'Letani Warrior I',
  'text.unit/letani-warrior': 'Infantry with Production, wherever it is: on a planet or transported in space.',
  'name.unit/super-dreadnought': 'Super-Dreadnought I',
  'text.unit/super-dreadnought': 'A dreadnought with room for one more fighter or ground force.',
  'name.unit/exotrireme': 'Exotrireme I',
  'text.unit/exotrireme': 'A dreadnought with stronger Bombardment.',
  'name.unit/hybrid-crystal-fighter': 'Hybrid Crystal Fighter I',
  'text.unit/hybrid-crystal-fighter': 'A fighter that hits more often. Like others, it cannot move by itself.',
  'name.unit/prototype-war-sun': 'Prototype War Sun I',
  'text.unit/prototype-war-sun':
    "A war sun that needs no technology. Other players' units in its system count as having no Planetary Shield.",
  'name.unit/floating-factory': 'Floating Factory I',
  'text.unit/floating-factory':
    'A space dock in space: it moves and retreats like a ship, but takes no hits and does not count against the fleet pool. It is destroyed when others have ships in its system and you have none.',
  'name.unit/duha-menaimon': 'Duha Menaimon',
  'text.unit/duha-menaimon':
    'After you activate the system it is in: you may produce, and pay for, up to 5 units there. This is not the Production ability.',
  'name.unit/arc-secundus': 'Arc Secundus',
  'text.unit/arc-secundus':
    "Other players' units in its system count as having no Planetary Shield. It is repaired whenever a round of its space combat begins.",
  'name.unit/son-of-ragh': 'Son of Ragh',
  'text.unit/son-of-ragh': 'A flagship with Anti-Fighter Barrage.',
  'name.unit/the-inferno': 'The Inferno',
  'text.unit/the-inferno':
    'Action: spend 1 token of your strategy pool to put a cruiser from reinforcements into its system.',
  'name.unit/wrath-of-kenara': 'Wrath of Kenara',
  'text.unit/wrath-of-kenara':
    'After you roll a die in a space combat in its system: you may spend 1 trade good to add 1 to the result, once per die.',
  'name.unit/genesis': 'Genesis',
  'text.unit/genesis':
    'At the end of the status phase: 1 infantry from reinforcements arrives in the space area of its system.',
  'name.unit/hil-colish': 'Hil Colish',
  'text.unit/hil-colish':
    'Its system has a delta wormhole for all players. In your movement it may move before or after your other ships.',
  'name.unit/0-0-1': '[0.0.1]',
  'text.unit/0-0-1':
    'In a space combat in its system, its hits and those of your dreadnoughts must go to non-fighter ships while there are any.',
  'name.unit/fourth-moon': 'Fourth Moon',
  'text.unit/fourth-moon': 'Sustain Damage is closed to the ships of all other players in its system.',
  'name.unit/matriarch': 'Matriarch',
  'text.unit/matriarch':
    'In your invasion of its system, your fighters there may land and fight as ground forces. They return to space when the combat ends and cannot win a planet by themselves.',
  'name.unit/the-alastor': 'The Alastor',
  'text.unit/the-alastor':
    'When a space combat begins in its system: any of your ground forces there, in space or on planets, may fight in it as ships.',
  'name.unit/cmorran-norr': "C'Morran N'orr",
  'text.unit/cmorran-norr': 'Your other ships in its system get +1 to their combat rolls.',
  'name.unit/jns-hylarim': 'J.N.S. Hylarim',
  'text.unit/jns-hylarim': 'Each of its combat dice that shows 9 or 10, before modifiers, makes 2 more hits.',
  'name.unit/salai-sai-corian': 'Salai Sai Corian',
  'text.unit/salai-sai-corian':
    'It rolls one combat die for each non-fighter ship that the opponent has in its system.',
  'name.unit/loncara-ssodu': 'Loncara Ssodu',
  'text.unit/loncara-ssodu':
    'A flagship with Space Cannon, which also reaches ships in adjacent systems. It does not fire at landing ground forces.',
  'name.unit/van-hauge': 'Van Hauge',
  'text.unit/van-hauge':
    'When it is destroyed, all ships in its system are destroyed too, whoever owns them; a space combat there ends as a draw.',
  'name.unit/ysia-yssrila': "Y'sia Y'ssrila",
  'text.unit/ysia-yssrila':
    "Other players' ships do not stop it from moving through their systems, with all it transports.",
} as const;
