/** A player's turn in brief: what was done, without saying who; the page shows that beside it. Said by the page, not by rules. */
export const story = {
  'story.turn': '{deeds, list, comma}',
  'story.begins': 'is to act',
  'story.setup': 'Setup',
  'story.status': 'Status phase: {things}',
  'story.agenda': '{agenda} is put to the vote',
  'story.passes': '{count, plural, =0 {passes} one {passes} other {pass}}',
  'story.takes-card': 'takes {things}',
  'story.activates': 'activates {places}',
  'story.moves':
    'moves {count, plural, one {# unit} other {# units}} to {places}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.attacks':
    'attacks {rival, select, you {you} other {{rival}}} at {places}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.fights':
    'fights {rival, select, you {you} other {{rival}}} on {places}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.bombards': 'bombards{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.retreats': 'retreats to {places}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.lands':
    'lands {count, plural, one {# unit} other {# units}} on {places}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.takes': 'takes {places}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.takes-from':
    'takes {places} from {rival, select, you {you} other {{rival}}}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.custodians': 'removes the custodians{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.plays': 'plays {things}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.uses': 'uses {things}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.researches': 'researches {things}',
  'story.builds': 'builds {results, list, comma}',
  'story.places': 'places {results, list, comma}',
  'story.gains': 'gains {results, list, comma}',
  'story.replenishes': 'replenishes commodities',
  'story.readies': 'readies {places}',
  'story.speaker': 'makes {rival, select, you {you} other {{rival}}} the speaker',
  'story.trades': 'trades with {rival, select, you {you} other {{rival}}}',
  'story.draws': 'draws {results, list, comma}',
  'story.scores': 'scores {things}{results, plural, =0 {} other {: {results, list, comma}}}',
  'story.others-score': '{rival, select, you {you score} other {{rival} scores}} {things}',
  'story.eliminates': '{rival, select, you {you are} other {{rival} is}} eliminated',
  'story.wins': 'wins the game',

  'story.result.lost': 'loses {count, plural, one {{kind, name, indefinite}} other {# {kind, name, #count}}}',
  'story.result.destroyed':
    '{owner, select, you {you lose} other {{owner} loses}} {count, plural, one {{kind, name, indefinite}} other {# {kind, name, #count}}}',
  'story.result.unscathed': 'loses nothing',
  'story.result.sustained':
    '{owner, select, you {you sustain} other {{owner} sustains}} {count, plural, one {a hit} other {# hits}}',
  'story.result.won': '{owner, select, you {you win} other {{owner} wins}}',
  'story.result.drawn': 'nobody wins',
  'story.result.cancelled': 'cancelled',
  'story.result.followed': '{things} {count, plural, one {follows} other {follow}}',
  'story.result.points': '{count, plural, one {# point} other {# points}}',
  'story.result.units': '{count, plural, one {{kind, name, indefinite}} other {# {kind, name, #count}}}',
  'story.result.goods': '{count, plural, one {# trade good} other {# trade goods}}',
  'story.result.tokens': '{count, plural, one {# command token} other {# command tokens}}',
  'story.result.action-cards': '{count, plural, one {# action card} other {# action cards}}',
  'story.result.secrets': '{count, plural, one {a secret objective} other {# secret objectives}}',
  'story.result.hits': '{count, plural, =0 {no hit} one {# hit} other {# hits}}',

  'story.roll':
    '{seat, select, you {You roll} other {{seat} rolls}} for {kind}{place, select, none {} other { {place, name, locative}}}',
  'story.roll.against':
    '{seat, select, you {You} other {{seat}}} against {rival, select, you {you} other {{rival}}} {place, name, locative}: {kind}',
  'story.roll.rift': '{seat, select, you {You leave} other {{seat} leaves}} {system} with {type, name, indefinite}',
  'story.roll.agenda': '{seat, select, you {You roll} other {{seat} rolls}} for {agenda}',
  'story.roll.followed': '{results, list, comma}',
  'story.roll.safe': 'safe',
} as const;
