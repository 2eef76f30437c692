import type { Section } from '@orrery/kernel';

/** The first page of the rules. A sentence is a text of its own, so that a changed one costs one translation. */
export const introduction: readonly Section[] = [
  {
    id: 'about',
    heading: 'What the game is about',
    paragraphs: [
      [
        'You lead a people in a ruined corner of the galaxy.',
        'Ships, cities and agents are your means, but nothing of that brings points by itself.',
        'Points are called Power, and they come from ambitions: being the one with most resources, most Captives or most Trophies at the moment when a chapter ends.',
        'Which of these count is not fixed.',
        'The players decide it as they play, by declaring.',
        'So a good player looks at two things all the time: what do I have more of than the others, and can I make the table count just that?',
      ],
    ],
    diagrams: [],
  },
  {
    id: 'winning',
    heading: 'How one wins',
    paragraphs: [
      [
        'The game runs for five chapters at most.',
        'When a chapter ends, every declared ambition is scored: first place gets the larger figure of each marker in its box, second place the smaller one.',
        'Tycoon counts Material and Fuel, Keeper counts Relics, Empath counts Psionics, on tokens and on Guild cards alike.',
        'Tyrant counts Captives, Warlord counts Trophies.',
        'If first place is tied, all who are tied get second place only and nobody else gets anything.',
        'Cities help too: with four or five of them on the map, an untied first place is worth 2 or 5 Power more.',
        'After scoring, if somebody has 30 Power (27 with four players, 33 with two), the game is over and the highest Power wins.',
        'The markers grow from chapter to chapter, so a late chapter can turn everything.',
      ],
    ],
    diagrams: ['scoring'],
  },
  {
    id: 'turn',
    heading: 'A turn, step by step',
    paragraphs: [
      [
        'A chapter is a hand of six cards, and each round everybody plays one.',
        'The player with the initiative leads a card face up, takes as many actions as it has pips, and may declare the ambition it shows.',
        'Declaring puts the best free marker on that ambition and makes the card count as 0.',
        'The others follow clockwise, each with one card.',
        'A higher card of the same suit surpasses: all its pips.',
        'Any card of another suit pivots: one action of its own suit.',
        'Any card face down copies: one action of the lead suit.',
        'A follower may add a second card face down to seize the initiative.',
        'Otherwise the highest surpassing card takes it, and if nobody surpassed it stays where it was.',
      ],
      [
        'Your turn begins with the Prelude.',
        'Before your first pip you may spend tokens: Material builds or repairs, Fuel moves, a Relic secures, a Psionic does what the lead suit does, a Weapon lets your pips battle.',
        'Then come the pips.',
        'Administration taxes, repairs or influences.',
        'Construction builds or repairs.',
        'Mobilization moves or influences.',
        'Aggression moves, battles or secures.',
      ],
    ],
    diagrams: ['lead-and-follow', 'declare'],
  },
  {
    id: 'means',
    heading: 'Control, battle and the Court',
    paragraphs: [
      [
        'You control a system when you have more fresh ships there than each Rival.',
        'Damaged ships and buildings do not count, and a tie means that nobody controls it.',
        'Control lets you tax the cities of Rivals, which brings a Captive, and it stops their ships from running through a gate.',
      ],
      [
        'In battle only the attacker rolls.',
        'Skirmish dice are safe, assault dice are strong and may hit you, raid dice steal.',
        'If an intercept shows, each fresh ship of the defender hits you once.',
        'The attacker chooses all targets.',
        "Destroying a city makes your people furious: you lose your tokens and Guild cards of that planet's type, and from then on that resource has no Prelude action for you.",
        'In return you ransack a card on which its owner has an agent.',
      ],
      [
        'The Court is a row of cards.',
        'Influence puts an agent on one, and whoever has most agents there can secure it.',
        'Guild cards stay with you, count as an icon of their suit and add an ability.',
        'Agents of Rivals on the card become your Captives.',
      ],
    ],
    diagrams: ['control', 'catapult', 'battle-order', 'court'],
  },
  {
    id: 'mistakes',
    heading: 'Five things beginners get wrong',
    paragraphs: [
      [
        'One: they declare what they hope for instead of what they have.',
        'A declared ambition serves whoever is ahead in it.',
        'Two: they forget the Prelude.',
        'Tokens spent there are actions that cost no card.',
        'Three: they count damaged ships for control.',
        'Four: they hurry to seize.',
        'A card spent on seizing is a turn less.',
        'Five: they spend the tokens that would have scored.',
        'Before you spend, look at the ambition boxes.',
      ],
    ],
    diagrams: [],
  },
  {
    id: 'first-game',
    heading: 'What to try in your first game',
    paragraphs: [
      [
        'In the first chapter build a second city and tax both: more tokens, more slots, more to choose from.',
        'Put an agent or two on a Guild card of a suit you already own.',
        'Watch which ambition you lead in, and keep one card that shows it for a round in which you have the initiative.',
        'Fight only when they have few fresh ships.',
        'When an ambition is lost, second place is worth having too.',
        'And mind the end: when the others run out of cards you may still act with yours.',
      ],
    ],
    diagrams: ['slots'],
  },
];
