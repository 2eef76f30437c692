import { parse, positionals, whole } from '../args.ts';
import type { Command } from '../context.ts';
import { UsageError } from '../errors.ts';

const usage = `usage: orrery odds ti4|arcs|eclipse --attacker SIDE --defender SIDE [options] [--json]

The exact odds of a battle, as the rules of the game make them: nothing is sampled.

ti4
  SIDE           units, then what else matters, each part after a semicolon:
                   2 dreadnought, 3 fighter; faction=letnev; tech=duranium-armor, war-sun
                 faction=ID      tech=ID, …      exhausted=ID, …    cards=ID, …     notes=ID, …
                 goods=N         fleet=N         damaged=2 dreadnought              near=2 pds
                 ground=3 infantry, 1 pds        uses=devotion
                 order=usual | best | fighter, destroyer, …     (who is lost first)
                 Infantry of the attacker is aboard the ships, that of the defender on the planet.
                 Action cards and notes are played as soon as they are of use.
  --system NAME  where: a tile, or nebula, asteroid-field, alpha, beta …
  --planet NAME  the planet that is fought for
  --until STAGE  space: only the fight in space; invasion: the planet too (by default if the attacker has infantry)
  --law NAME     a law in play; NAME:attacker if the attacker owns it (several times)
  --rounds N     tell how it stands after each of the first N rounds

Units that can sustain damage do so first; then what costs the fewest expected hits is lost, unless an order is stated.
With order=best a side loses in every state what serves it best, if nothing else answers hits and there are not too many states.
\`orrery content ti4 technologies\` (units, factions, action-cards, …) lists the names.

arcs
  SIDE           ships, then what else matters:
                   4 fresh, 1 damaged; leader=corsair; lore=seeker torpedoes; guilds=skirmishers; tokens=fuel, weapon
                 and of the defender: cities=1; starports=1 damaged; elsewhere=yes (buildings in other systems);
                 near=2, 1 (fresh ships next to it, system by system)
  --dice DICE    '2 assault, 1 raid'; without it the best dice for the aim are found
  --aim AIM      trophies (the most), raid (keys and a ship left to use them), city (one falls), clear (no ship is left)
  --keys N       keys that a raid needs (1)
  --system NAME  where: 3-hex, 2-gate …
  --declared A,… ambitions with a marker

eclipse
  SIDE           ships, each type with its parts after a colon, then what else matters, each after a semicolon:
                   2 cruiser: ion-cannon, 2 hull, electron-computer, nuclear-drive; 3 interceptor; species=orion
                 Parts are all that work on the ship, drives too (they give initiative); without any it is as printed.
                 species=ID      tech=ID, …      damaged=cruiser 1, cruiser 2       (damage, ship by ship)
                 targets=usual | best | dreadnought, cruiser, … (whom dice are assigned to)
                 retreat=N       from round N on all who can retreat                refuge=no (there is nowhere to go)
                 or non-player ships: 2 ancient, guardian, gcds, advanced guardian
  --then SIDE    whom the winner fights next (several times); damage stays, missiles are fired again
  --rounds N     tell how it stands after each of the first N rounds

The defender acts first among equals; types of one side in the order in which they are listed. Dice go to the ships whose loss
costs the most firepower for each die that it takes, unless targets are stated; those of non-players by their rule. With
targets=best a side does in every state what serves it best, if nobody retreats and there are not too many states.
\`orrery content eclipse ship-parts\` (species, technologies) lists the names.

examples:
  orrery odds ti4 --attacker '2 dreadnought, 3 fighter' --defender '4 cruiser'
  orrery odds ti4 --attacker '2 cruiser; faction=mentak' --defender 'flagship, 2 fighter; faction=letnev' --rounds 2
  orrery odds ti4 --attacker 'war sun, 4 infantry; faction=muaat' --defender '3 infantry, 2 pds; tech=pds-2'
  orrery odds ti4 --attacker '3 destroyer; tech=destroyer-2' --defender '6 fighter, 1 carrier' --system nebula --json
  orrery odds arcs --attacker '4 fresh' --defender '2 fresh; cities=1' --aim raid --keys 2
  orrery odds eclipse --attacker '3 cruiser: plasma-cannon, positron-computer, hull, fusion-drive' --defender '2 ancient'
  orrery odds eclipse --attacker '4 interceptor' --defender '1 starbase; 1 dreadnought; retreat=2' --then 'gcds' --json`;

export const odds: Command = {
  summary: 'the exact odds of a battle',
  usage,
  async run(args, { io }) {
    const { values, positionals: given } = parse(args, {
      attacker: { type: 'string' },
      defender: { type: 'string' },
      system: { type: 'string' },
      planet: { type: 'string' },
      until: { type: 'string' },
      law: { type: 'string', multiple: true },
      rounds: { type: 'string', default: '0' },
      dice: { type: 'string' },
      aim: { type: 'string' },
      keys: { type: 'string' },
      declared: { type: 'string' },
      // biome-ignore lint/suspicious/noThenProperty: an option of that name
      then: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
    });
    const [game = ''] = positionals(given, '<game>');
    const { attacker, defender, system, json } = values;
    if (game !== 'ti4' && game !== 'arcs' && game !== 'eclipse') {
      throw new UsageError(`there are no odds for '${game}'; choose one of: ti4, arcs, eclipse`);
    }
    if (attacker === undefined || defender === undefined) throw new UsageError('--attacker and --defender are needed');
    if (game === 'arcs') {
      const { tellArcs } = await import('../odds/arcs.ts');
      tellArcs(io, { attacker, defender, system, declared: values.declared }, values, json);
    } else if (game === 'eclipse') {
      const { tellEclipse } = await import('../odds/eclipse.ts');
      tellEclipse(io, { attacker, defender, others: values.then }, whole(values.rounds, '--rounds', 0, 20), json);
    } else {
      const { tellTi4 } = await import('../odds/ti4.ts');
      const { planet, until, law: laws } = values;
      tellTi4(io, { attacker, defender, system, planet, until, laws }, whole(values.rounds, '--rounds', 0, 20), json);
    }
    return 0;
  },
};
