/** `orrery odds arcs` */
import { type ArcsOdds, type ArcsText, type End, oddsOf, parseArcsBattle, parseSettings } from '@orrery/odds/arcs';
import { type Io, printJson } from '../context.ts';
import { percent } from './percent.ts';

export function tellArcs(io: Io, text: ArcsText, settings: Parameters<typeof parseSettings>[0], json: boolean): void {
  const answer = oddsOf(parseArcsBattle(text), parseSettings(settings));
  if (json) printJson(io, answer);
  else print(io, answer);
}

function print(io: Io, answer: ArcsOdds): void {
  const { dice, aim, isBest, choices, trophies, lost, raid, cityFalls, cleared, symbols, ends } = answer;
  const counts = Object.entries(dice).flatMap(([kind, many]) => (many > 0 ? [`${many} ${kind}`] : []));
  const why = isBest ? `best of ${choices} choices for the aim: ${aim}` : `as stated; aim: ${aim}`;
  io.out(`dice: ${counts.join(', ') || 'none'} (${why})\n`);
  io.out(`trophies ${trophies.toFixed(2)}   own ships lost ${lost.toFixed(2)}\n`);
  io.out(
    `raid ${percent(raid)}   a city falls ${percent(cityFalls)}   no defending ship is left ${percent(cleared)}\n`,
  );
  io.out('\nwhat the dice show:\n');
  for (const { chance, ...each } of symbols.slice(0, 8)) {
    const shown = Object.entries(each).flatMap(([symbol, many]) => (many > 0 ? [`${many} ${symbol}`] : []));
    io.out(`  ${percent(chance)}  ${shown.join(', ') || 'nothing'}\n`);
  }
  io.out('\nhow it ends:\n');
  for (const end of ends.slice(0, 8)) io.out(`  ${percent(end.chance)}  ${told(end)}\n`);
  if (ends.length > 8) io.out(`  … and ${ends.length - 8} more\n`);
}

function told({ attacker, defender, keys }: End): string {
  const pieces = Object.entries({ cities: defender.cities, starports: defender.starports });
  const buildings = pieces.flatMap(([kind, many]) => (many > 0 ? [`, ${many} ${kind}`] : [])).join('');
  const ships = ({ fresh, damaged }: End['attacker']) => `${fresh} fresh and ${damaged} damaged ships`;
  return `attacker ${ships(attacker)}; defender ${ships(defender)}${buildings}${keys > 0 ? `; ${keys} keys` : ''}`;
}
