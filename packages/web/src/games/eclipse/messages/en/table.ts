/** The parts around the board: head, strips, tabs. */
export const table = {
  'head.round': 'Round {round}',
  'head.of': 'of {rounds}',

  'tab.techs': 'Techs',
  'tab.sheets': 'Sheets',
  'tab.sector': 'Sector',

  'inspect.unknown': 'Nobody has been there.',
  'inspect.disc': 'An influence disc here costs at upkeep',
  'inspect.comers': 'Could be here with one move',
  'inspect.comer':
    '{count, plural, one {# ship} other {# ships}} from {sector}, {steps, plural, one {# step} other {# steps}}',
  'overlay.reach': 'Reach of my ships',
  'sheets.ship': '{ship}, {note}',
  'inspect.damaged': '{count, plural, one {# damaged} other {# damaged}}',

  'player.propose': 'Propose diplomatic relations to {player}',

  'tray.dear': 'You have too little science',
  'tray.none': 'None is on display',

  'dock.you': 'You',
  'dock.reputation': '{count} of {places} places of the reputation track',

  'area.otherFirst': 'Another blueprint must be made whole first',
  'area.noEnergy': 'The energy would not suffice',

  'shelves.weapon': 'Weapons',
  'shelves.computer': 'Computers',
  'shelves.shield': 'Shields',
  'shelves.hull': 'Hulls',
  'shelves.drive': 'Drives',
  'shelves.source': 'Sources',

  'work.new': 'new',
  'work.left':
    '{count, plural, one {# part} other {# parts}} left. Choose a part, then a lit space; dragging works, too.',
  'work.full': 'All parts of this action are planned.',
  'work.plan': 'What is planned',
  'work.main':
    '{count, plural, =0 {Take off {removed, plural, one {# part} other {# parts}}} one {Upgrade # part} other {Upgrade # parts}}',
  'work.main.none': 'Upgrade',
  'work.why': 'Choose a space for {part}, or click it again',
  'work.broken': 'A ship would lack energy or a drive: it needs another part',
  'work.over': '{before} → {part}',
  'work.on': '{part} on an empty space',
  'work.off': '{part} taken off',
  'work.remove': 'Not this: {step}',

  'sheets.dice': 'Dice',
  'sheets.computer': 'Computer',
  'sheets.shield': 'Shield',
  'sheets.hull': 'Hull',
  'sheets.initiative': 'Initiative',
  'sheets.move': 'Movement',
} as const;
