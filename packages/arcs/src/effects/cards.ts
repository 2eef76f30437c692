/** Court cards, leaders and lore: what they offer and ask. */
export const cards = {
  'arcs.action.new': {
    rule: 'court.3',
    text: '{action, select, manufacture {You gain 1 Material.} synthesize {You gain 1 Fuel.} pressgang {Captives go home, each for 1 resource of any type.} execute {Captives become Trophies.} abduct {Agents of Rivals on a card of the Court become your Captives.} trade {You swap tokens with the owner of a city that you control.} summon {You build a ship where you control a city.} fire-rifles {Your fresh ships fire into a system beside them and cannot be hit.} nurture {You tax a city of yours.} prune {A building of yours becomes one of the other kind.} guide {Ships of anybody move between a starport of yours and a system beside it.} martyr {A fresh ship of yours and a Rival ship are destroyed.} annex {A building of a Rival that you control becomes yours.} other {It does what {card} says.}} It takes the place of the usual action.',
  },
  'arcs.prelude.ability': {
    rule: 'prelude.2',
    text: 'Without a pip, before the first pip is used: {card} says what happens.',
  },
  'arcs.use': { rule: 'fine-print.5', text: 'What {card} says happens now.' },
  'arcs.skip': { rule: 'fine-print.5', text: 'Nothing of what {card} offers happens.' },
  'arcs.order.card': { rule: 'fine-print.2', text: 'What {card} does comes next, then what is left.' },
  'arcs.draft.card': {
    rule: 'leaders-lore.2',
    text: 'It is yours for the whole game. Everybody gets one leader, who also says how you start.',
  },
  'arcs.court.place': { rule: 'concepts.4', text: 'Fresh ships from your supply.' },
  'arcs.court.done': { rule: 'fine-print.5', text: 'You leave it at that.' },
  'arcs.cluster': {
    rule: 'concepts.4',
    text: 'Its gate and its three planets get a fresh ship each, as far as your supply goes.',
  },
  'arcs.abduct.card': {
    rule: 'concepts.6',
    text: 'They leave the card for your Captives; your own agents and the card stay.',
  },
  'arcs.pressgang.captive': {
    rule: 'concepts.7',
    text: 'The agent returns to its owner, and you gain 1 resource of any type.',
  },
  'arcs.execute.captive': { rule: 'ambitions.4', text: 'It no longer counts for Tyrant, but for Warlord.' },
  'arcs.captive.return.of': {
    rule: 'concepts.7',
    text: 'The agent returns to its owner and counts for Tyrant no more.',
  },
  'arcs.trophy.return.of': {
    rule: 'concepts.7',
    text: 'The piece returns to its owner and counts for Warlord no more.',
  },
  'arcs.outrage.type': {
    rule: 'cities.3',
    text: 'Every player, you included, discards all {resource} tokens and Guild cards and may not spend {resource} for its action any more.',
  },
  'arcs.song.city': {
    rule: 'concepts.7',
    text: 'It goes back to its owner’s board and is not destroyed. Then you may seize the initiative.',
  },
  'arcs.song.yes': { rule: 'seize.4', text: 'You lead the next round, and nobody else can seize in this one.' },
  'arcs.trade.city': {
    rule: 'concepts.6',
    text: 'You take one token of that type and give one that {owner} has none of.',
  },
  'arcs.union.card': {
    rule: 'court.8',
    text: 'When the round ends you take it into your hand, and the Union is discarded.',
  },
  'arcs.farseers.look': {
    rule: 'court.6',
    text: 'You see all cards of {rival} and may exchange one for one of yours.',
  },
  'arcs.farseers.take': { rule: 'court.6', text: 'It comes into your hand; you choose next what you give for it.' },
  'arcs.farseers.give': { rule: 'court.6', text: 'It leaves your hand for good.' },
  'arcs.farseers.none': { rule: 'court.6', text: 'Both hands stay as they are.' },
  'arcs.farseers.drop': {
    rule: 'prelude.9',
    text: 'It leaves your hand; for each card you draw one, and one more at the end.',
  },
  'arcs.farseers.draw': { rule: 'prelude.9', text: 'From the bottom of the discard pile.' },

  'arcs.leader.ambitious.none': { rule: 'fine-print.5', text: 'You take no resource.' },
  'arcs.leader.bold.done': { rule: 'fine-print.5', text: 'No further card of the Court gets an agent of yours.' },
  'arcs.leader.generous.give': {
    rule: 'fine-print.5',
    text: 'It is the price of declaring; the other player may use it at once.',
  },
  'arcs.leader.learned.keep': { rule: 'leaders-lore.6', text: 'It is yours for the whole game.' },
  'arcs.leader.mythic.supply': {
    rule: 'court.9',
    text: 'The token comes from the supply that lies on your card, and the planet is of that type from now on.',
  },
  'arcs.leader.mythic.none': { rule: 'fine-print.5', text: 'The planet keeps its type.' },

  'arcs.rifles.from': { rule: 'battle.9', text: 'One skirmish die for each fresh ship there. Nobody can hit back.' },
  'arcs.rifles.target': { rule: 'battle.9', text: 'The hits go to ships first, then to buildings.' },
  'arcs.sprint.from': { rule: 'move.1', text: 'They move to one more system without another pip.' },
  'arcs.sprint.none': { rule: 'move.1', text: 'All ships stay where they are.' },
  'arcs.prune.building': { rule: 'concepts.9', text: 'It keeps its slot and stays fresh or damaged as it was.' },
  'arcs.sensors.bring': { rule: 'move.1', text: 'They join your ships before the dice are rolled.' },
  'arcs.sensors.done': { rule: 'move.1', text: 'The battle goes on.' },
  'arcs.guide.way': { rule: 'move.1', text: 'You choose next which ships go, of each player who has some there.' },
  'arcs.guide.none': { rule: 'move.1', text: 'The ships of this player stay.' },
  'arcs.martyr.at': {
    rule: 'concepts.5',
    text: 'Your ship returns to your supply, and a Rival ship there is destroyed with it.',
  },
  'arcs.martyr.fresh': { rule: 'concepts.5', text: 'It becomes a Trophy of yours.' },
  'arcs.martyr.damaged': { rule: 'concepts.5', text: 'It becomes a Trophy of yours.' },
  'arcs.annex.building': {
    rule: 'concepts.9',
    text: 'Theirs returns to {owner}, yours stands there as fresh or damaged as it was.',
  },
} as const;
