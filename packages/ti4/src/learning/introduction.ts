import type { Section } from '@orrery/kernel';

/** The first page of the rules. A sentence is a text of its own, so that a changed one costs one translation. */
export const introduction: readonly Section[] = [
  {
    id: 'about',
    heading: 'What the game is about',
    paragraphs: [
      [
        'The old empire is gone, and its throne on Mecatol Rex stands empty.',
        'You lead one of the peoples that want it.',
        'There are fleets and battles, but the winner is not the one who destroys most.',
        'Points come from objectives that lie open on the table: own so many planets of a kind, spend so much, hold the middle.',
        'War is one way to reach them, and trade, votes and patience are others.',
        'Ask yourself each turn what brings the next point.',
      ],
    ],
    diagrams: [],
  },
  {
    id: 'winning',
    heading: 'How one wins',
    paragraphs: [
      [
        'The first player with 10 points wins at once.',
        'Public objectives of the first stage bring 1 point, those of the second stage 2.',
        'In each status phase you may score one of them, and one secret objective of your own; secret objectives bring 1.',
        'Removing the custodians from Mecatol Rex is a point, and whoever holds Mecatol can gain one more with the Imperial card.',
        'You can only score public objectives while you control all planets of your home system, so never leave it open.',
        'If the last objective has been revealed and one more is due, the game ends and the most points win.',
      ],
    ],
    diagrams: [],
  },
  {
    id: 'round',
    heading: 'A round, step by step',
    paragraphs: [
      [
        'In the strategy phase everybody takes a strategy card, with three or four players two.',
        'The number gives the order of play.',
        'In the action phase you take one action in turn until you pass.',
      ],
      [
        'A strategic action uses your card.',
        'You do the large part, and then the others may do the small part, mostly for a token from their strategy pool.',
        'You cannot pass before your cards are used.',
      ],
      [
        'A tactical action is how things happen on the board.',
        'Put a token from your tactic pool on a system.',
        'Move ships into it, from systems that have no token of yours.',
        'Ships with capacity carry fighters and infantry.',
        'Space cannons fire, then fleets fight if two players are there.',
        'Then you land infantry, fight on the ground and take control of planets.',
        'Last, space docks in that system may produce.',
        'Remember: only the system you activated is concerned, and ships there stay until the tokens come back.',
      ],
      [
        'In the status phase objectives are scored and a new one is revealed.',
        'Everybody draws an action card, takes all tokens off the board, gains two more and lays them into the pools anew.',
        'Planets are readied and ships repaired.',
        'Once the custodians are gone, two agendas follow each round, on which you vote with the influence of your planets.',
      ],
    ],
    diagrams: ['round', 'tactical-action', 'tile', 'locked'],
  },
  {
    id: 'planets',
    heading: 'Planets, trade and tokens',
    paragraphs: [
      [
        'A planet has two figures.',
        'Resources pay for units and research.',
        'Influence buys command tokens with Leadership, removes the custodians and gives votes.',
        'You exhaust the planet for one of them and have it back in the status phase; a planet you have just taken comes exhausted.',
        'Trade goods count as either.',
        'Commodities are of no use to you, but they become trade goods for whoever receives them, so neighbours exchange them as often as they can.',
        'Command tokens are your real limit: a round has as many tactical actions as you have tokens in the tactic pool.',
      ],
    ],
    diagrams: ['planet-card', 'pools'],
  },
  {
    id: 'battles',
    heading: 'Battles in short',
    paragraphs: [
      [
        'Most units roll one die of ten, and a result of at least its combat value is a hit.',
        'Each side takes its own losses.',
        'Some units sustain damage and cancel a hit once.',
        'You may announce a retreat before the dice of a round are rolled.',
        'Look at the odds that the table shows: they are exact.',
        'A fleet can hold as many ships in one system as there are tokens in your fleet pool; fighters do not count, but they need room on other ships.',
      ],
    ],
    diagrams: ['dice', 'capacity'],
  },
  {
    id: 'mistakes',
    heading: 'Five things beginners get wrong',
    paragraphs: [
      [
        'One: they activate home early to produce, and then the ships there cannot leave.',
        'Move first, produce last.',
        'Two: they send carriers without infantry, or both carriers to the same place.',
        'Three: they fight for planets when an objective asks for something else.',
        'Four: they spend all influence or resources and cannot pay for an objective in the status phase.',
        'Five: they keep commodities and do not talk.',
        'A trade that helps both of you puts you both ahead of the others.',
      ],
    ],
    diagrams: [],
  },
  {
    id: 'first-game',
    heading: 'What to try in your first game',
    paragraphs: [
      [
        'In the first round go with each carrier to another system next to home and land on every planet.',
        'Then activate home and build a carrier with infantry.',
        'Use your strategy cards early if others lack tokens to follow, later if you need your own tokens first.',
        'Follow Technology if you have a strategy token and four resources to spare.',
        'Lay the new tokens mostly into tactic.',
        'From the second round on choose one public objective that you are nearest to, look at the Goals tab, and plan the round for it.',
        'Leave strong neighbours in peace and offer them a trade.',
      ],
    ],
    diagrams: [],
  },
];
