/** What technologies let a player do. A unit upgrade says what the unit says. */
import type { TechnologyId } from '../../../content/technologies.ts';
import type { UnitId } from '../../../content/units.ts';

export const technologies: Readonly<Record<Exclude<TechnologyId, UnitId>, string>> = {
  'antimass-deflectors':
    "Your ships may move into and through asteroid fields. Other players' Space Cannon dice against your units get −1.",
  'gravity-drive': 'After you activate a system: one of your ships has +1 move in this tactical action.',
  'fleet-logistics': 'On each of your turns you may perform a second action after the first.',
  'light-wave-deflector': "Other players' ships do not stop yours from moving through their systems.",
  'neural-motivator': 'When action cards are drawn in the status phase, you draw 2 instead of 1.',
  'dacxive-animators': 'Each ground combat you win lets you put 1 infantry from reinforcements on the planet.',
  'hyper-metabolism': 'When command tokens are gained in the status phase, you gain 3 instead of 2.',
  'x-89-bacterial-weapon':
    'Action: exhaust this card and choose a planet in a system with a ship of yours that has Bombardment; all infantry on it is destroyed. Planetary Shield does not help.',
  'plasma-scoring': 'When your units use Bombardment or Space Cannon: one of them may roll 1 more die.',
  'magen-defense-grid':
    'When a round of ground combat begins on a planet with a unit of yours that has Planetary Shield: you may exhaust this card; the opponent makes no combat rolls in that round.',
  'duranium-armor':
    'After you assign hits in a combat round: repair one of your damaged units in that combat, unless it used Sustain Damage in that round.',
  'assault-cannon':
    'When a space combat begins in a system with at least 3 of your non-fighter ships: the opponent picks and destroys one of theirs. Sustain Damage does not help.',
  'sarween-tools': 'When your units use Production: all units produced together cost 1 less.',
  'graviton-laser-system':
    'Before your units use Space Cannon: you may exhaust this card; the hits must go to non-fighter ships while there are any.',
  'transit-diodes':
    'At the start of your turn: you may exhaust this card to move up to 4 of your ground forces from anywhere to planets you control.',
  'integrated-economy':
    'After you gain control of a planet: you may produce units there; their total cost, which you pay, is at most the resource value of the planet.',
  bioplasmosis:
    'At the end of the status phase: any of your infantry on planets may each move to a planet you control in the same or an adjacent system.',
  'l4-disruptors': 'During your invasions nobody can use Space Cannon against your units.',
  'non-euclidean-shielding': 'When your units use Sustain Damage, each use cancels 2 hits instead of 1.',
  'chaos-mapping':
    'Others cannot activate asteroid fields with a ship of yours. At the start of your turn you may produce, and pay for, 1 unit in a system with a unit of yours that has Production.',
  'magmus-reactor':
    'Your ships may move into supernovas. After your units use Production in a system with a war sun, or adjacent to a supernova: gain 1 trade good.',
  'production-biomes':
    'Action: exhaust this card and pay 1 token of your strategy pool; you gain 4 trade goods, and another player you choose gains 2.',
  'quantum-datahub-node':
    'When the strategy phase ends: you may pay 1 token of your strategy pool and hand 3 of your trade goods to a player to swap one of your strategy cards for one of theirs.',
  'dimensional-splicer':
    "When a space combat begins in a system with a wormhole and a ship of yours: you may make 1 hit and choose which of the opponent's ships takes it; only that ship may use Sustain Damage against it.",
  'wormhole-generator':
    "When the status phase begins: lay one of your two wormhole tokens, wherever it was, into a system with a planet you control or a non-home system without other players' ships.",
  'inheritance-systems':
    'When you research: you may ignore all prerequisites of that technology by exhausting this card and paying 2 resources.',
  'mirror-computing': 'Each trade good you spend as resources or influence is worth 2.',
  'salvage-operations':
    'After a space combat you won or lost: gain 1 trade good. If you won, you may produce, and pay for, 1 ship there of a type that was destroyed in it.',
  neuroglaive:
    'After another player activates a system with a ship of yours: they return 1 token of their fleet pool to reinforcements.',
  'valefar-assimilator-x':
    'When your faction ability would gain a technology of a player: you may put the X token on a faction technology of theirs without such a token instead. While it lies there, this card has that text too.',
  'valefar-assimilator-y':
    'When your faction ability would gain a technology of a player: you may put the Y token on a faction technology of theirs without such a token instead. While it lies there, this card has that text too.',
  'valkyrie-particle-weave':
    'After the rolls of a ground combat round: if the opponent made at least 1 hit, you make 1 more.',
  'e-res-siphons': 'After another player activates a system with a ship of yours: gain 4 trade goods.',
  'spacial-conduit-cylinder':
    'After you activate a system with a unit of yours: you may exhaust this card; in this tactical action that system is adjacent to all others with units of yours.',
  'hegemonic-trade-policy':
    'When your units use Production: you may exhaust this card to swap the resources and influence of a planet you control during that use.',
  'lazax-gate-folding':
    'In your tactical actions, while you do not control Mecatol Rex, its system has an alpha and a beta wormhole. Action: if you control it, exhaust this card to put 1 infantry from reinforcements there.',
  'instinct-training':
    'When another player plays an action card: you may cancel it by exhausting this card and paying 1 token of your strategy pool.',
  'nullification-field':
    'After another player activates a system with a ship of yours: you may end their turn by exhausting this card and paying 1 token of your strategy pool.',
  'impulse-core':
    'When a space combat begins: you may sacrifice a cruiser or destroyer of yours in it to make 1 hit, which the opponent assigns to a non-fighter ship if able.',
  'yin-spinner':
    'After your units use Production: 1 infantry from reinforcements goes to a planet you control in that system.',
  'mageon-implants': 'Action: exhaust this card; you see all action cards of another player and take one of them.',
  'transparasteel-plating': 'Whoever has passed can play no action cards during your turns.',
};
