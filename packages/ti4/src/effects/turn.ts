/** Setup, the phases of a round, strategy cards, trade and agendas. */
export const turn = {
  'ti4.setup.faction-option': {
    rule: 'setup.2',
    text: 'You play {faction}: its home, units, abilities, technologies and promissory note.',
  },
  'ti4.setup.tile-at': { rule: 'board-setup.6', text: '{tile} lies there for the whole game.' },
  'ti4.setup.technology': { rule: 'setup.11', text: 'You begin the game with {technology}.' },
  'ti4.setup.spread-option': { rule: 'setup.11', text: 'Your units begin the game there.' },
  'ti4.setup.secret': { rule: 'setup.12a', text: 'You keep {card}; the other one goes back unseen.' },
  'ti4.strategy-card': {
    rule: 'strategy-phase.1',
    text: 'You hold {card} this round: its number is your place in the order of turns, and you alone resolve its primary ability.{goods, plural, =0 {} one { You gain the trade good on it.} other { You gain the # trade goods on it.}}',
  },
  'ti4.strategic-action': {
    rule: 'strategic-action.0',
    text: 'You resolve the primary ability of {card}; then the others may pay for its secondary ability, and the card is exhausted.',
  },
  'ti4.tactical-action': {
    rule: 'tactical-action.0',
    text: 'A command token of your tactic pool activates a system: ships move there, fight, land and produce.',
  },
  'ti4.component-action': { rule: 'component-action.2', text: 'Your action is the text of {what}.' },
  'ti4.component-action-by-note': {
    rule: 'component-action.2',
    text: 'Your action is the text of the note; then {owner} has it back.',
  },
  'ti4.pass': {
    rule: 'action-phase.3',
    text: 'You take no more turns in this action phase. You may still follow strategy cards of others.',
  },
  'ti4.end-turn': { rule: 'game-round.3', text: 'The next player has a turn.' },
  'ti4.score': {
    rule: 'objective-cards.5',
    text: 'You pay what it asks for, if anything, and gain its victory points.',
  },
  'ti4.score-none': { rule: 'objective-cards.6', text: 'You score nothing of this kind in this status phase.' },
  'ti4.secondary': {
    rule: 'strategic-action.1',
    text: 'You pay for the secondary ability of {card} and resolve it now.',
  },
  'ti4.primary': {
    rule: 'strategic-action.1',
    text: 'You pay as for the secondary ability and resolve the primary one.',
  },
  'ti4.decline': { rule: 'strategic-action.1a', text: 'You pay nothing and get nothing of {card}.' },
  'ti4.ready': { rule: 'readied.0', text: '{planet} can be exhausted again.' },
  'ti4.politics.arrangement': {
    rule: 'politics.2c',
    text: 'What lies on top is voted on next; nobody else learns which it is.',
  },
  'ti4.construction.none': { rule: 'construction.2', text: 'You place no structure.' },
  'ti4.technology.yes': { rule: 'technology.9', text: 'You pay for it, then choose a technology.' },
  'ti4.technology.no': { rule: 'technology.9', text: 'You research nothing more by this card.' },
  'ti4.trade': {
    rule: 'transactions.1',
    text: 'You offer somebody a deal, and are asked this again afterwards.',
  },
  'ti4.go-on': { rule: 'transactions.1a', text: 'No deal now: play goes on.' },
  'ti4.trade-partner': { rule: 'transactions.1', text: 'You say what you give and what you want; {seat} may refuse.' },
  'ti4.accept-offer': { rule: 'transactions.4a', text: 'Both give at once, and nobody can take it back.' },
  'ti4.counter-offer': { rule: 'transactions.4', text: 'You say what you would give and want instead.' },
  'ti4.refuse-offer': { rule: 'transactions.4', text: 'Nothing changes hands.' },
  'ti4.note-of': {
    rule: 'promissory-notes.5',
    text: 'Whoever holds {note} of {owner} may use it as its text says; {owner} may not.',
  },
  'ti4.no-note': { rule: 'promissory-notes.5', text: 'No promissory note is part of the deal.' },
  'ti4.no-more-cards': { rule: 'transactions.3a', text: 'No more action cards are part of the deal.' },
  'ti4.no-pledge': { rule: 'deals.3', text: 'Nothing is promised.' },
  'ti4.pledge-hold-fire': { rule: 'deals.3', text: 'Space cannons stay silent this time; the promise binds.' },
  'ti4.pledge-vote': { rule: 'deals.3', text: 'So many votes at least must be cast for it; the promise binds.' },
  'ti4.outcome-for': {
    rule: 'agenda-phase.8',
    text: 'For: what stands on the card under this word happens if it wins.',
  },
  'ti4.outcome-against': {
    rule: 'agenda-phase.8',
    text: 'Against: what stands on the card under this word happens if it wins.',
  },
  'ti4.outcome-player': { rule: 'agenda-phase.10', text: '{seat} is elected if this wins.' },
  'ti4.outcome': { rule: 'agenda-phase.9', text: '{outcome} is elected if this wins.' },
  'ti4.abstain': { rule: 'agenda-phase.14', text: 'You cast no votes, and your planets stay readied.' },
  'ti4.exhaust-for-votes': {
    rule: 'agenda-phase.6',
    text: '{planet} is exhausted for all its votes until the agenda phase ends.',
  },
  'ti4.exhaust-all': { rule: 'agenda-phase.6', text: 'All your readied planets are exhausted for all their votes.' },
} as const;
