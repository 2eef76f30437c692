/** Varied battles played by the rules 20,000 times each, against the odds. Called by `npm run soak`: `soak.ts [battles] [game] [times] [first]`. */
import { oddsOf as arcsOdds } from '../arcs/index.ts';
import * as arcs from '../arcs/testing/played.ts';
import { variedBattle as variedArcs } from '../arcs/testing/varied.ts';
import { oddsOf as eclipseOdds } from '../eclipse/index.ts';
import * as eclipse from '../eclipse/testing/played.ts';
import { variedBattle as variedEclipse } from '../eclipse/testing/varied.ts';
import { oddsOf as ti4Odds } from '../ti4/index.ts';
import * as ti4 from '../ti4/testing/played.ts';
import { variedBattle as variedTi4 } from '../ti4/testing/varied.ts';

const ERRORS = 4;
const [battles = '60', wanted, played = '20000', first = '1'] = process.argv.slice(2);
const times = Number(played);

/** What disagrees when a battle is played so often with these dice. */
type Trial = (times: number, dice: number) => string[];

const games: { readonly [game: string]: (seed: number) => Trial } = {
  arcs(seed) {
    const { battle, plan } = variedArcs(seed);
    const odds = arcsOdds(battle, plan);
    return (times, dice) => arcs.disagreements(odds, arcs.playedOut(battle, plan, times, dice), ERRORS);
  },
  eclipse(seed) {
    const battle = variedEclipse(seed);
    const odds = eclipseOdds(battle, { rounds: 2 });
    return (times, dice) => eclipse.disagreements(odds, eclipse.playedOut(battle, times, 2, dice), ERRORS);
  },
  ti4(seed) {
    const battle = variedTi4(seed);
    const odds = ti4Odds(battle, { rounds: 2 });
    return (times, dice) => [
      ...ti4.disagreements(odds, ti4.playedOut(battle, odds.until === 'invasion', times, dice), ERRORS),
      ...(odds.rounds.length < 2 ? [] : ti4.disagreementsAfter(odds, 2, ti4.playedFor(battle, 2, times, dice), ERRORS)),
    ];
  },
};

/** Ten thousands of figures are compared, so that some lie beyond four standard errors by chance: other dice and four times the battles decide. */
function disagreeing(trial: Trial, seed: number): { readonly wrong: readonly string[]; readonly isRepeated: boolean } {
  const first = trial(times, seed * 10 + 1);
  return first.length === 0
    ? { wrong: [], isRepeated: false }
    : { wrong: trial(4 * times, seed * 10 + 2), isRepeated: true };
}

for (const [game, trialOf] of Object.entries(games)) {
  if (wanted !== undefined && wanted !== game) continue;
  for (let seed = Number(first); seed <= Number(battles); seed++) {
    const { wrong, isRepeated } = disagreeing(trialOf(seed), seed);
    if (wrong.length > 0) process.exitCode = 1;
    const agrees = isRepeated ? 'agrees when it is played again' : 'agrees';
    console.log(`odds ${game} ${seed}: ${wrong.length === 0 ? agrees : wrong.join('; ')}`);
  }
}
