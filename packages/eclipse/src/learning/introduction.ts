import type { Section } from '@orrery/kernel';

/** The first page of the rules. A sentence is a text of its own, so that a changed one costs one translation. */
export const introduction: readonly Section[] = [
  {
    id: 'about',
    heading: 'What the game is about',
    paragraphs: [
      [
        'You lead a people into an unknown galaxy.',
        'You reveal it sector by sector, settle what you find, research, and design your own ships.',
        'All of that hangs on one quantity: influence discs.',
        'Each sector you hold and each action you take uses one, and the more you use, the more money the round costs.',
        'So the question of every turn is not what you would like to do, but what you can pay for.',
      ],
    ],
    diagrams: ['influence-track'],
  },
  {
    id: 'winning',
    heading: 'How one wins',
    paragraphs: [
      [
        'After eight rounds points are counted.',
        'Each sector you control brings the figure printed on it, one to four.',
        'Reputation tiles from battles bring one to four each, and nobody sees yours before the end.',
        'A technology track with four tiles is worth one point, with seven five.',
        'Monoliths bring three, discovery tiles that you kept two, ambassadors one.',
        'Whoever broke relations last loses two.',
        'Sectors and reputation usually bring most.',
      ],
    ],
    diagrams: ['points'],
  },
  {
    id: 'round',
    heading: 'A round, step by step',
    paragraphs: [
      [
        'First comes the action phase.',
        'In turn everybody takes one action or passes, round and round the table, until all have passed.',
        'Explore reveals a sector.',
        'Research buys a technology.',
        'Upgrade puts parts on blueprints.',
        'Build makes ships and structures.',
        'Move moves ships.',
        'Influence places discs or takes them back.',
        'The same action may be taken again and again.',
        'Whoever passes first gets two money and begins the next round; who has passed may still react with a single upgrade, build or move, for a disc each time.',
      ],
      [
        'Then battles are fought, wherever ships of different owners stand in one sector, and after them ships may attack the population that is left.',
        'Then comes the upkeep: you receive money, pay for all discs that are out, and receive materials and science.',
        'Last, the discs used for actions come back, colony ships become ready, and new technologies appear.',
        'The discs in your sectors stay there: they are what growing costs.',
      ],
    ],
    diagrams: ['wormholes', 'place-sector'],
  },
  {
    id: 'population',
    heading: 'Population and production',
    paragraphs: [
      [
        'Your three tracks are full of cubes, and what you produce is the highest number that is not covered.',
        'A colony ship takes a cube from a track and puts it on a square of the same colour in a sector you control.',
        'So each settled square raises your income, and each lost one lowers it.',
        'Grey squares take any colour.',
        'Squares with a star need an Advanced technology.',
        'Colony ships become ready after each round, so use them all, every round.',
      ],
    ],
    diagrams: ['population'],
  },
  {
    id: 'battles',
    heading: 'Ships and battles',
    paragraphs: [
      [
        'A blueprint has a few spaces.',
        'Weapons roll dice, computers help them hit, shields spoil the dice of others, hull takes damage, drives move, sources give the energy for the rest.',
        'A die hits with a burst, never with a blank, and else if its figure plus your computers minus their shields is six or more.',
        'Without computers only bursts hit: one die in six.',
        'A yellow die does one damage, an orange one two, a blue one three, a red one four; a ship is destroyed when damage exceeds its hull.',
      ],
      [
        'Ship types act in order of initiative, and in a tie the defender comes first.',
        'Everybody who fought draws reputation tiles, more for what they destroyed, and keeps one.',
        'So even a lost battle can be worth points, if you did not run.',
      ],
    ],
    diagrams: ['blueprint', 'hit', 'pinning'],
  },
  {
    id: 'mistakes',
    heading: 'Five things beginners get wrong',
    paragraphs: [
      [
        'One: they spend discs and forget the money.',
        'Look at the number the next disc uncovers before you act.',
        'Two: they leave colony ships unused.',
        'Three: they build ships without computers and hull and lose them to Ancients.',
        'Four: they place sectors with open edges towards strong neighbours.',
        'Five: they wait with fighting to the end, when reputation is taken and all are armed.',
        'Two or three battles against Ancients in the middle rounds bring sectors, tiles and points.',
      ],
    ],
    diagrams: [],
  },
  {
    id: 'first-game',
    heading: 'What to try in your first game',
    paragraphs: [
      [
        'In the first round explore near your home, take control of what has squares for your colony ships, research something cheap, and pass while you can still pay.',
        'In the second and third round put a hull into the empty space of your cruiser and build two of them.',
        'Together they beat a single Ancient about seven times in eight, where two plain cruisers win only two times in three.',
        'Keep one technology track ahead of the others: each tile there makes the next one cheaper.',
        'In the last two rounds look only at points: sectors worth two and more, a monolith, one more battle.',
      ],
    ],
    diagrams: [],
  },
];
