/** Playing cards, the Prelude, and the actions that pips buy. */
const suitActions =
  '{suit, select, administration {Tax, Repair or Influence} aggression {Move, Battle or Secure} construction {Build or Repair} other {Move or Influence}}';
const leadActions =
  '{lead, select, administration {Tax, Repair or Influence} aggression {Move, Battle or Secure} construction {Build or Repair} other {Move or Influence}}';

export const turn = {
  'arcs.lead.card': {
    rule: 'lead.1',
    text: `Played face up. Each pip is one action: ${suitActions}. Then you may declare the ambition of its number.`,
  },
  'arcs.pass': {
    rule: 'lead.3',
    text: 'You keep your cards and take no turn now. {seat} leads a new round, and you may follow in it.',
  },
  'arcs.pass.last': {
    rule: 'lead.4',
    text: 'All who hold cards have passed: every hand is discarded, and the declared ambitions are scored.',
  },
  'arcs.declare.ambition': {
    rule: 'declare.4',
    text: 'When the chapter ends, whoever has the most for it scores {first} Power, the second {second}. Led cards count as 0 after declaring, so that others surpass them easily.',
  },
  'arcs.declare.none': {
    rule: 'declare.1',
    text: 'Your card keeps its number, and no marker is placed by this card.',
  },
  'arcs.declare.first': { rule: 'fine-print.2', text: 'The ambition is declared before you decide about seizing.' },
  'arcs.seize.first': { rule: 'fine-print.2', text: 'You decide about seizing before the ambition is declared.' },
  'arcs.follow.surpass': {
    rule: 'follow.1',
    text: `Played face up: {pips, plural, one {# action} other {# actions}}, each ${suitActions}. The highest card that surpasses gets the initiative if nobody seizes it.`,
  },
  'arcs.follow.pivot': {
    rule: 'follow.4',
    text: `Played face up: one action of its own suit, ${suitActions}, however many pips the card shows.`,
  },
  'arcs.follow.copy': {
    rule: 'follow.3',
    text: `Played face down, so that nobody learns which card it was: one action of the suit that was led, ${leadActions}.`,
  },
  'arcs.seize.with': {
    rule: 'seize.1',
    text: 'You lead the next round. The card gives no actions and is gone; others cannot seize any more in this round.',
  },
  'arcs.seize.none': { rule: 'seize.1', text: 'Nothing changes: the initiative stays where it is.' },
  'arcs.hand.keep': { rule: 'two-player.1', text: 'You play the chapter with the six cards that you have.' },
  'arcs.hand.redraw': { rule: 'two-player.1', text: 'You get six other cards and must keep those.' },

  'arcs.turn.end': {
    rule: 'chapter.5',
    text: '{pips, plural, =0 {Your turn is over, and the next player goes on.} one {Your turn is over. The pip that you did not use is lost.} other {Your turn is over. The # pips that you did not use are lost.}}',
  },
  'arcs.action.tax': {
    rule: 'tax.1',
    text: 'Gain a resource from a city of yours, or from a city of a Rival where you control; that also takes a Captive.',
  },
  'arcs.action.build': {
    rule: 'build.1',
    text: 'A city or a starport where you have a piece and a slot is free, or a ship at a starport of yours.',
  },
  'arcs.action.move': {
    rule: 'move.1',
    text: 'Any ships of one system go to a system beside it. From a starport of yours they may fly on through gates.',
  },
  'arcs.action.repair': { rule: 'repair.1', text: 'One damaged ship or building of yours becomes fresh.' },
  'arcs.action.influence': {
    rule: 'influence.1',
    text: 'Place an agent on a card of the Court. Whoever has the most there may secure it.',
  },
  'arcs.action.secure': {
    rule: 'secure.1',
    text: 'Take a card of the Court on which you have more agents than each Rival; agents of Rivals on it become your Captives.',
  },
  'arcs.action.battle': {
    rule: 'battle.1',
    text: 'Your ships attack the pieces of a Rival in the same system with up to one die for each ship.',
  },
  'arcs.pair.granted': { rule: 'leaders-lore.10', text: 'The action that you took; the extra one may follow it.' },
  'arcs.pair.before': {
    rule: 'leaders-lore.10',
    text: 'The extra action comes first. It must leave {granted} possible, which follows.',
  },
  'arcs.pair.after': { rule: 'leaders-lore.10', text: 'The extra action of your card costs no pip.' },
  'arcs.pair.none': { rule: 'leaders-lore.10', text: 'You leave it at the action that you took.' },

  'arcs.spend': {
    rule: 'prelude.2',
    text: 'Without a pip, before the first pip is used. The token goes back to the supply when the Prelude ends.',
  },
  'arcs.spend.weapon': {
    rule: 'prelude.5',
    text: 'Until the end of this turn each pip of your card may also be used for a Battle.',
  },
  'arcs.spend.nothing': { rule: 'prelude.7', text: 'The token is gone, and you get nothing for it.' },

  'arcs.tax.city': {
    rule: 'tax.1',
    text: 'You gain the resource if the supply has one.{owner, select, you {} other { You also take an agent from the supply of {owner} as a Captive.}} Each city can be taxed once in a turn.',
  },
  'arcs.tax.city.loyal': {
    rule: 'tax.1',
    text: 'You gain the resource if the supply has one, and take no Captive.',
  },
  'arcs.tax.slot': { rule: 'tax.1', text: 'A card lets you tax the empty slot as if a city of yours stood there.' },
  'arcs.gain': { rule: 'resources.4', text: 'One token from the supply comes into a slot of your board.' },
  'arcs.build.building': {
    rule: 'build.1',
    text: '{kind, select, city {Cities give resources when they are taxed, and each one that leaves your board opens slots or raises your bonus.} other {Starports build a ship a turn and let ships that start there fly on through gates.}}',
  },
  'arcs.build.building.for': { rule: 'build.1', text: 'A card lets you build here, and it costs 1 {resource}.' },
  'arcs.build.ship': { rule: 'build.2', text: 'Each starport builds one ship in a turn.' },
  'arcs.move.from': { rule: 'move.1', text: 'Next you choose where to, and how many of the ships go.' },
  'arcs.move.to': { rule: 'move.1', text: 'A move leads to a system beside the one where the ships are.' },
  'arcs.move.ships': { rule: 'move.1', text: 'The others stay where they are. Only fresh ships control a system.' },
  'arcs.move.stop': { rule: 'move.3', text: 'The Catapult ends here.' },
  'arcs.repair.building': { rule: 'repair.1', text: 'The {kind} becomes fresh: it takes two hits again.' },
  'arcs.repair.ship': {
    rule: 'repair.1',
    text: 'The ship becomes fresh: it counts for control and takes two hits again.',
  },
  'arcs.influence.card': {
    rule: 'influence.1',
    text: 'One of your agents goes there, if you have any left. With more than each Rival you may secure the card.',
  },
  'arcs.secure.card': {
    rule: 'secure.1',
    text: 'The card is yours, or works at once if it is a Vox card. Your agents on it come home; another card is revealed.',
  },

  'arcs.place.slot': {
    rule: 'resources.4',
    text: 'Raiders pay {cost, plural, one {# key} other {# keys}} for a token in this slot.',
  },
  'arcs.place.replacing': {
    rule: 'resources.4',
    text: 'The {resource} that lies there goes back to the supply. Raiders pay {cost, plural, one {# key} other {# keys}} for this slot.',
  },
  'arcs.place.discard': {
    rule: 'resources.4',
    text: 'Your tokens stay as they are; the new one goes back to the supply.',
  },
  'arcs.place.rearrange': {
    rule: 'resources.4',
    text: 'You say slot by slot what lies there, the new token included.',
  },
  'arcs.arrange.token': { rule: 'resources.4', text: 'It lies in this slot; the next open one follows.' },
  'arcs.arrange.empty': { rule: 'resources.4', text: 'No token lies in this slot.' },
  'arcs.token.pay': { rule: 'build.1', text: 'It is spent for what you build.' },
  'arcs.token.discard': { rule: 'concepts.7', text: 'It goes back to the supply.' },
  'arcs.token.give': { rule: 'concepts.6', text: 'It goes to the other player, who places it.' },
  'arcs.token.take': { rule: 'concepts.6', text: 'It comes to you; this is no stealing, so nothing protects from it.' },
  'arcs.token.put': {
    rule: 'leaders-lore.7',
    text: 'It leaves your board for good and becomes the type of the planet.',
  },
  'arcs.come-back.gate': { rule: 'fine-print.3', text: 'Three fresh ships of your supply, or as many as there are.' },
} as const;
