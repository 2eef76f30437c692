/** Activation and movement. */
export const tactical = {
  'ti4.activate': 'Choose a system to activate',
  'ti4.activate-system': 'Activate {system}',
  'ti4.activates': '{seat} activates {system}',
  'ti4.move-ships': 'Move ships into {system} ({declared, plural, =0 {none} other {#}} declared so far)',
  'ti4.move-ship': 'Move {type, name, indefinite} from {place}',
  'ti4.move-damaged-ship': 'Move a damaged {type} from {place}',
  'ti4.take-back-move': 'Take back move {number}: {count} {type, name, #count} from {place}',
  'ti4.move-apart?': 'One of your ships may move before or after the others. Does it?',
  'ti4.move-first': 'First the {type} {place, name, locative}, then the others',
  'ti4.move-last': 'First the others, then the {type} {place, name, locative}',
  'ti4.move-together': 'All together, or not at all',
  'ti4.cannot-come':
    '{count} {type, name, #count} of {seat} cannot come and {count, plural, one {stays} other {stay}} {place, name, locative}',
  'ti4.choose-path': 'Which way does the {type} take?',
  'ti4.path': '{path, list, comma}{rifts, plural, =0 {} one { (# gravity rift die)} other { (# gravity rift dice)}}',
  'ti4.move-how-many': 'How many {type, name, #2} leave {place}?',
  'ti4.load': 'What does the {type} take along? Room for {room}',
  'ti4.load-units': '{count} {type, name, #count} from {from, name, area}',
  'ti4.moves': '{seat} moves {count} {type, name, #count} from {from} to {to}',
  'ti4.rift-die': '{seat} rolls {result} for {type, name, indefinite} that leaves {system}',
  'ti4.lost-in-rift': '{seat} loses {count} {type, name, #count} {system, name, locative}',
} as const;
