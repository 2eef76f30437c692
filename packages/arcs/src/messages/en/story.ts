/** A player's turn in brief: what was done, without saying who; the page shows that beside it. Said by the page, not by rules. */
export const story = {
  'story.turn': '{deeds, list, comma}',
  'story.leads': 'leads {suit} {number}',
  'story.surpasses': 'surpasses with {number}',
  'story.pivots': 'pivots with {suit} {number}',
  'story.copies': 'copies',
  'story.passes': 'passes the initiative',
  'story.declares': 'declares {things}',
  'story.seizes': 'seizes the initiative',
  'story.taxes': 'taxes {places}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.builds':
    'builds {count, plural, one {{kind, name, indefinite}} other {# {kind, name, #count}}}{places, plural, =0 {} other { at {places}}}',
  'story.moves': 'moves {count, plural, one {# ship} other {# ships}} to {places}',
  'story.repairs': 'repairs {count, plural, one {# piece} other {# pieces}} at {places}',
  'story.influences': 'influences {things}',
  'story.secures': 'secures {things}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.attacks':
    'attacks {rival, select, you {you} other {{rival}}} at {places}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.fires':
    'fires at {rival, select, you {you} other {{rival}}} at {places}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.uses': 'uses {things}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.spends': 'spends {results, list, comma}',
  'story.chapter.scored': 'Chapter {chapter} ends: {results, list, semicolon}',
  'story.chapter.unscored': 'Chapter {chapter} ends, nobody scores',
  'story.scored': '{ambition}: {winners, list, comma}',
  'story.scored.by': '{seat} +{power}',

  'story.result.resource': '{count} {resource}',
  'story.result.captives': '{count, plural, one {# captive} other {# captives}}',
  'story.result.trophies': '{count, plural, one {# agent as a trophy} other {# agents as trophies}}',
  'story.result.damaged':
    '{owner, select, you {{count} of your {piece, name, #2}} other {{count} {piece, name, #count} of {owner}}} damaged',
  'story.result.destroyed':
    '{owner, select, you {you lose} other {{owner} loses}} {count, plural, one {{piece, name, indefinite}} other {# {piece, name, #count}}}',
  'story.result.stolen': '{things} stolen from {owner, select, you {you} other {{owner}}}',
  'story.result.nothing': 'no effect',

  'story.roll': '{seat, select, you {You roll} other {{seat} rolls}}',
  'story.roll.battle':
    '{seat, select, you {You attack} other {{seat} attacks}} {rival, select, you {you} other {{rival}}} at {system}',
  'story.roll.open': 'not settled yet',
  'story.roll.followed': '{results, list, comma}',
} as const;
