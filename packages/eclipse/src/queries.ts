/** Questions about a position that players who are not people ask, too. */
export { shipTypes } from './content/blueprints.ts';
export { damageOf, resources, rounds } from './content/tracks.ts';
export { type Ratings, ratings } from './rules/blueprints.ts';
export { pointsOf } from './rules/scoring.ts';
export { controlled, player, sectorsOf, technologiesOf } from './rules/table.ts';
export { productionOf, upkeepOf } from './rules/tracks.ts';
