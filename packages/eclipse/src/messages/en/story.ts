/** A player's turn in brief: what was done, without saying who; the page shows that beside it. Said by the page, not by rules. */
export const story = {
  'story.turn': '{deeds, list, comma}',
  'story.acts': 'does nothing with {action}',
  'story.reacts': 'reacts with {action}: nothing',
  'story.passes': '{count, plural, one {passes} other {pass}}',
  'story.explores': 'explores {places}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.controls': 'takes {places, plural, =0 {it} other {{places}}}',
  'story.gives-up': 'gives up {places}',
  'story.loses': 'loses {places}',
  'story.settles': 'settles {count, plural, one {a cube} other {# cubes}}{places, plural, =0 {} other { in {places}}}',
  'story.trades': 'trades for {results, list, comma}',
  'story.gains': 'gains {results, list, comma}',
  'story.researches': 'researches {things}',
  'story.upgrades': 'puts {things} on the {kind}',
  'story.takes-off': 'takes {things} off the {kind}',
  'story.builds': 'builds {count, plural, one {{kind, name, indefinite}} other {# {kind, name, #count}}} in {places}',
  'story.moves':
    'moves {count, plural, one {{kind, name, indefinite}} other {# {kind, name, #count}}} to {places}{near, select, beside {, beside you} within {, into your sector} other {}}',
  'story.finds': 'finds {things}{results, plural, =0 {} other { ({results, list, comma})}}',
  'story.readies': 'readies {count, plural, one {a colony ship} other {# colony ships}}',
  'story.allies': 'exchanges ambassadors with {rival, select, you {you} other {{rival}}}',
  'story.betrays': 'breaks the relations with {rival, select, you {you} other {{rival}}}',
  'story.portals': 'places a warp portal in {places}',
  'story.bombs':
    'attacks the population of {places}{results, plural, =0 {: nothing destroyed} other {: {results, list, comma}}}',
  'story.points': 'Round {round}: {points, list, comma}',
  'story.upkeep': 'Upkeep and production',
  'story.battle':
    '{attacker, select, you {You} other {{attacker, name, opponent}}} against {defender, select, you {you} other {{defender, name, opponent}}}: {results, plural, =0 {no losses} other {{results, list, comma}}}, in {sector}',
  'story.missiles': 'Missiles',
  'story.volley': '{who}: {results, plural, =0 {no hit} other {{results, list, comma}}}',

  'story.result.discarded': '{things} discarded',
  'story.result.used': 'used',
  'story.result.kept': 'kept for 2 points',
  'story.result.resource': '{count} {resource, name, #count}',
  'story.result.hit': '{count} damage to {whom}',
  'story.result.destroyed':
    '{owner, select, you {you lose} other {{owner, name, opponent} loses}} {count, plural, one {{kind, name, indefinite}} other {# {kind, name, #count}}}',
  'story.result.cubes':
    '{owner, select, you {you lose} other {{owner} loses}} {count, plural, one {a cube} other {# cubes}}',

  'story.roll.battle': '{who} in {sector}',
  'story.roll.followed': '{results, plural, =0 {no hit} other {{results, list, comma}}}',
} as const;
