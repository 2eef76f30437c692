/** Court cards: names (`name.card/<id>`), texts (`text.card/<id>`), names of abilities (`name.ability/<id>`), prompts, labels and events. */
export const guildCards = {
  'name.card/bc01': 'Loyal Engineers',
  'text.card/bc01':
    'Stays with its holder when that holder provokes Outrage of this suit. In the Prelude the holder may spend a token of any type as if it were Material; Outrage on Material does not block the Material Prelude action for this holder.',
  'name.card/bc02': 'Mining Interest',
  'text.card/bc02':
    'Manufacture (instead of Build): Gain 1 Material from the supply. Discard the card: gain Material until every open resource slot is filled; when the supply is exhausted the rest is stolen from Rivals, as far as possible.',
  'name.card/bc03': 'Material Cartel',
  'text.card/bc03':
    "The remaining Material supply lies on this card: each token there counts for the holder's Tycoon, but the holder cannot spend it. Everyone still gains Material from there. Every Rival of the holder discards all Material tokens, whether or not Tycoon was scored. Discard the card: steal 1 Material token from a Rival.",
  'name.card/bc04': 'Admin Union',
  'text.card/bc04':
    'Put the card beside an action card of suit administration lying face up in this round, played by anyone. When the round ends the holder adds that action card to hand and this card is discarded.',
  'name.card/bc05': 'Construction Union',
  'text.card/bc05':
    'Put the card beside an action card of suit construction lying face up in this round, played by anyone. When the round ends the holder adds that action card to hand and this card is discarded.',
  'name.card/bc06': 'Fuel Cartel',
  'text.card/bc06':
    "The remaining Fuel supply lies on this card: each token there counts for the holder's Tycoon, but the holder cannot spend it. Everyone still gains Fuel from there. Every Rival of the holder discards all Fuel tokens, whether or not Tycoon was scored. Discard the card: steal 1 Fuel token from a Rival.",
  'name.card/bc07': 'Loyal Pilots',
  'text.card/bc07':
    'Stays with its holder when that holder provokes Outrage of this suit. In the Prelude the holder may spend a token of any type as if it were Fuel; Outrage on Fuel does not block the Fuel Prelude action for this holder.',
  'name.card/bc08': 'Gatekeepers',
  'text.card/bc08':
    'When the holder attacks in a gate system, up to 2 dice beyond the number of attacking ships may be collected. Discard the card: put 1 ship into every in-play gate; with too few ships in supply the holder picks which gates get one.',
  'name.card/bc09': 'Shipping Interest',
  'text.card/bc09':
    'Synthesize (instead of Build): Gain 1 Fuel from the supply. Discard the card: gain Fuel until every open resource slot is filled; when the supply is exhausted the rest is stolen from Rivals, as far as possible.',
  'name.card/bc10': 'Spacing Union',
  'text.card/bc10':
    'Put the card beside an action card of suit mobilization lying face up in this round, played by anyone. When the round ends the holder adds that action card to hand and this card is discarded.',
  'name.card/bc11': 'Arms Union',
  'text.card/bc11':
    'Put the card beside an action card of suit aggression lying face up in this round, played by anyone. When the round ends the holder adds that action card to hand and this card is discarded.',
  'name.card/bc12': 'Prison Wardens',
  'text.card/bc12':
    "Pressgang (instead of Build): Return any number of the holder's Captives to their owners; gain 1 resource of any type for each. Execute (instead of Influence): Shift any number of Captives from the holder's Captives box to the holder's Trophies box. Discard the card: put 3 ships (or as many as are in supply) into one system the holder controls.",
  'name.card/bc13': 'Skirmishers',
  'text.card/bc13':
    "After the battle roll the holder may reroll skirmish dice, at most as many as the holder's Weapon icons (tokens plus Weapon Guild cards, this card included). Discard the card: put 3 ships (or as many as are in supply) into one system the holder controls.",
  'name.card/bc14': 'Court Enforcers',
  'text.card/bc14':
    "Abduct (instead of Battle): Pick a Court card with fewer Rival agents than the holder has Weapon icons (tokens plus Weapon Guild cards); all Rival agents on it become the holder's Captives. Own agents and the card stay. Discard the card: put 3 ships (or as many as are in supply) into one system the holder controls.",
  'name.card/bc15': 'Loyal Marines',
  'text.card/bc15':
    'Stays with its holder when that holder provokes Outrage of this suit. In the Prelude the holder may spend a token of any type as if it were Weapon; Outrage on Weapon does not block the Weapon Prelude action for this holder. Discard the card: put 3 ships (or as many as are in supply) into one system the holder controls.',
  'name.card/bc16': 'Lattice Spies',
  'text.card/bc16':
    'Before any other action of the turn, discard the card to seize the initiative (usual limits on seizing).',
  'name.card/bc17': 'Farseers',
  'text.card/bc17':
    'When the holder declares an ambition: look at the hand of one Rival; the holder may exchange one own hand card for one card of that hand. Discard the card together with any number (zero allowed) of own hand cards, then draw one card more than that, taking them from the bottom end of the action discard.',
  'name.card/bc18': 'Secret Order',
  'text.card/bc18': 'When the holder declares Keeper or Empath the zero marker is not used.',
  'name.card/bc19': 'Loyal Empaths',
  'text.card/bc19':
    'Stays with its holder when that holder provokes Outrage of this suit. In the Prelude the holder may spend a token of any type as if it were Psionic; Outrage on Psionic does not block the Psionic Prelude action for this holder.',
  'name.card/bc20': 'Silver-Tongues',
  'text.card/bc20': 'Discard the card: steal one Guild card or one resource token from a Rival.',
  'name.card/bc21': 'Loyal Keepers',
  'text.card/bc21':
    'Stays with its holder when that holder provokes Outrage of this suit. In the Prelude the holder may spend a token of any type as if it were Relic; Outrage on Relic does not block the Relic Prelude action for this holder.',
  'name.card/bc22': 'Sworn Guardians',
  'text.card/bc22':
    "Rivals cannot steal the holder's resources or the holder's other Guild cards. When this card is stolen it is buried at the bottom of the Court deck instead of going to the thief.",
  'name.card/bc23': 'Elder Broker',
  'text.card/bc23':
    "Trade (instead of Tax): Choose a Rival city in a system the holder controls: take from that Rival one token of the city's planet type and give that Rival one token of a type the Rival does not have. Discard the card: gain one token each of Material, Fuel and Weapon.",
  'name.card/bc24': 'Relic Fence',
  'text.card/bc24': 'Discard 1 resource token to gain 1 Relic; the card is kept.',
  'name.card/bc25': 'Galactic Bards',
  'text.card/bc25':
    'On a turn in which the holder Surpasses or Pivots (not Copies), before any action, the holder may declare the ambition shown on the played card if no ambition was declared yet this round. The zero marker is not used.',
} as const;

export const voxCards = {
  'name.card/bc26': 'Mass Uprising',
  'text.card/bc26':
    'Choose one in-play cluster and put 1 ship into each of its four systems (as many as are in supply).',
  'name.card/bc27': 'Populist Demands',
  'text.card/bc27': 'Optionally declare any ambition, if a marker is available; the zero marker is not used.',
  'name.card/bc28': 'Outrage Spreads',
  'text.card/bc28':
    'Optionally name one resource type: every player, the securing one included, provokes Outrage of that type.',
  'name.card/bc29': 'Song of Freedom',
  'text.card/bc29':
    "Optionally return one city of any color, in a system the securing player controls, to its owner's board; if done, that player may also seize the initiative.",
  'name.card/bc30': 'Guild Struggle',
  'text.card/bc30':
    'Optionally steal one Guild card of any Rival. Then all Guild cards lying in the Court discard go back into the Court deck, which is shuffled.',
  'name.card/bc31': 'Call to Action',
  'text.card/bc31': 'Draw the bottom card of the action discard pile into hand.',
} as const;

export const court = {
  ...guildCards,
  ...voxCards,

  'name.ability/manufacture': 'Manufacture',
  'name.ability/synthesize': 'Synthesize',
  'name.ability/pressgang': 'Pressgang',
  'name.ability/execute': 'Execute',
  'name.ability/abduct': 'Abduct',
  'name.ability/trade': 'Trade',
  'name.ability/three-ships': 'discard it for three ships',
  'name.ability/ship-in-each-gate': 'discard it for a ship in each gate',
  'name.ability/fill-slots': 'discard it to fill your slots',
  'name.ability/steal-token': 'discard it to steal a token',
  'name.ability/steal': 'discard it to steal a Guild card or a token',
  'name.ability/claim-card': 'claim an action card',
  'name.ability/seize-initiative': 'discard it to seize the initiative',
  'name.ability/redraw': 'discard it to exchange hand cards',
  'name.ability/gather': 'discard it for a Material, a Fuel and a Weapon',
  'name.ability/fence': 'discard a token for a Relic',

  'arcs.abduct': 'From which card do you abduct the agents of Rivals?',
  'arcs.abduct.card': 'Take the agents of Rivals on {card}: {taken, plural, one {# Captive} other {# Captives}}',
  'arcs.captive.executed': '{seat} executes an agent of {owner}, which becomes a Trophy',
  'arcs.card.got': 'You get {card} from {rival}',
  'arcs.card.lost': '{card} goes from your hand to {rival}',
  'arcs.cluster': 'A ship in each system of cluster {cluster}',
  'arcs.court.done': 'That is all',
  'arcs.court.place': '{count, plural, one {# ship} other {# ships}} at {system}',
  'arcs.court.restocked':
    '{count, plural, one {# Guild card goes} other {# Guild cards go}} back into the Court deck, which is shuffled',
  'arcs.court.ship': 'There are too few ships: where does the next one go?',
  'arcs.court.ships': 'In which system do you place the ships?',
  'arcs.court.steal': 'What do you steal?',
  'arcs.execute': 'Which Captive becomes a Trophy?',
  'arcs.execute.captive': 'An agent of {owner} becomes a Trophy',
  'arcs.farseers': 'Whose hand do you look at?',
  'arcs.farseers.discard': 'Which cards do you discard before you draw one more than that?',
  'arcs.farseers.discarded': '{seat} discards {count, plural, =0 {no cards} one {# card} other {# cards}} from hand',
  'arcs.farseers.draw': 'Draw {count, plural, one {# card} other {# cards}}',
  'arcs.farseers.drop': 'Discard {card}',
  'arcs.farseers.exchange': 'Which card do you take from {rival}, for one of yours?',
  'arcs.farseers.exchanged': '{seat} exchanges a card with {rival}',
  'arcs.farseers.give': 'Give {card}',
  'arcs.farseers.look': 'Look at the hand of {rival}',
  'arcs.farseers.looked': '{seat} looks at the hand of {rival}',
  'arcs.farseers.none': 'Exchange nothing',
  'arcs.farseers.return': 'Which card do you give {rival} for it?',
  'arcs.farseers.seen': '{rival} has {cards}',
  'arcs.farseers.take': 'Take {card}',
  'arcs.fence': 'Which token do you discard for a Relic?',
  'arcs.outrage.spread': 'Which Outrage does everybody provoke?',
  'arcs.outrage.type': 'Everybody provokes Outrage of {resource}',
  'arcs.pressgang': 'Which Captive do you send home?',
  'arcs.pressgang.captive': 'Send an agent of {owner} home',
  'arcs.pressgang.gain': 'Which resource do you gain?',
  'arcs.song': 'Which city is returned to its owner?',
  'arcs.song.city':
    'Return {owner, select, you {your city} other {the city of {owner}}} at {system}{nth, plural, =0 {} =1 { (the first)} =2 { (the second)} other { (the third)}}',
  'arcs.song.freed': 'The city of {owner} at {system} is returned',
  'arcs.song.seize': 'Do you seize the initiative?',
  'arcs.song.yes': 'Seize the initiative',
  'arcs.trade': 'With the owner of which city do you trade?',
  'arcs.trade.city':
    'Trade with {owner}, whose city stands at {system}{nth, plural, =0 {} =1 { (the first)} =2 { (the second)} other { (the third)}}: take 1 {resources, list, or}',
  'arcs.trade.give': 'Which token do you give {rival}?',
  'arcs.trade.take': 'Which token do you take from {rival}?',
  'arcs.union': 'Which action card do you claim?',
  'arcs.union.card': 'Claim {card}, played by {owner}',
  'arcs.union.placed': '{seat} puts {card} beside {beside}',
  'arcs.uprising': 'In which cluster do the ships appear?',
} as const;
