/** Battles, raids, and what destroyed cities bring. */
export const battle = {
  'arcs.battle.where': {
    rule: 'battle.1',
    text: 'All your ships there attack. You choose the dice next; the roll cannot be taken back freely.',
  },
  'arcs.dice.count': {
    rule: 'battle.3',
    text: '{kind, select, skirmish {Skirmish dice hit on every other face and never hurt you.} assault {Assault dice hit more often, but three faces of six hit your own ships, too, and one is an intercept.} other {Raid dice bring keys to steal with and hit buildings, but also your own ships; two faces of six are intercepts.}} All kinds together: one die for each attacking ship.',
  },
  'arcs.hit.fresh': { rule: 'concepts.5', text: 'It no longer counts for control; the next hit destroys it.' },
  'arcs.hit.damaged': { rule: 'concepts.5', text: 'It leaves the map and becomes a Trophy of its destroyer.' },
  'arcs.hit.building': {
    rule: 'concepts.5',
    text: '{damaged, select, true {It leaves the map and becomes a Trophy.{kind, select, city { Whoever destroys a city provokes Outrage of its type and ransacks the Court.} other {}}} other {The next hit destroys it.}}',
  },
  'arcs.reroll.with': {
    rule: 'battle.14',
    text: 'You set dice aside and roll them again; once in a battle for each card.',
  },
  'arcs.reroll.keep': { rule: 'battle.14', text: 'The dice count as they lie.' },
  'arcs.reroll.die': { rule: 'battle.14', text: 'It is set aside and rolled again with the others that you choose.' },
  'arcs.reroll.roll': { rule: 'battle.14', text: 'What they show then counts.' },
  'arcs.reroll.none': { rule: 'battle.14', text: 'The card is used, and all dice stay as they lie.' },
  'arcs.steal.token': { rule: 'raid.2', text: 'You pay the keys, and the token comes into a slot of yours.' },
  'arcs.steal.card': { rule: 'raid.2', text: 'You pay the keys, and the card comes into your play area.' },
  'arcs.steal.token.free': { rule: 'court.11', text: 'The token comes into a slot of yours. It costs no keys.' },
  'arcs.steal.card.free': { rule: 'court.11', text: 'The card comes into your play area. It costs no keys.' },
  'arcs.raid.stop': { rule: 'raid.2', text: 'Keys that are left are of no use later.' },
  'arcs.ruin': {
    rule: 'cities.2',
    text: 'For this city you provoke Outrage and ransack the Court now, then for the others.',
  },
  'arcs.ransack.card': {
    rule: 'cities.7',
    text: 'You secure the card without a majority. Agents of Rivals on it become Trophies; your own come home.',
  },
} as const;
