/** Technologies, all of the box: what they let a player do. A unit upgrade is called like the unit, and the unit says the same. */
export const technologies = {
  'name.technology/antimass-deflectors': 'Antimass Deflectors',
  'text.technology/antimass-deflectors':
    "Your ships may move into and through asteroid fields. Other players' Space Cannon dice against your units get −1.",
  'name.technology/gravity-drive': 'Gravity Drive',
  'text.technology/gravity-drive':
    'After you activate a system: one of your ships has +1 move in this tactical action.',
  'name.technology/fleet-logistics': 'Fleet Logistics',
  'text.technology/fleet-logistics': 'On each of your turns you may perform a second action after the first.',
  'name.technology/light-wave-deflector': 'Light/Wave Deflector',
  'text.technology/light-wave-deflector': "Other players' ships do not stop yours from moving through their systems.",
  'name.technology/neural-motivator': 'Neural Motivator',
  'text.technology/neural-motivator': 'When action cards are drawn in the status phase, you draw 2 instead of 1.',
  'name.technology/dacxive-animators': 'Dacxive Animators',
  'text.technology/dacxive-animators':
    'Each ground combat you win lets you put 1 infantry from reinforcements on the planet.',
  'name.technology/hyper-metabolism': 'Hyper Metabolism',
  'text.technology/hyper-metabolism': 'When command tokens are gained in the status phase, you gain 3 instead of 2.',
  'name.technology/x-89-bacterial-weapon': 'X-89 Bacterial Weapon',
  'text.technology/x-89-bacterial-weapon':
    'Action: exhaust this card and choose a planet in a system with a ship of yours that has Bombardment; all infantry on it is destroyed. Planetary Shield does not help.',
  'name.technology/plasma-scoring': 'Plasma Scoring',
  'text.technology/plasma-scoring': 'When your units use Bombardment or Space Cannon: one of them may roll 1 more die.',
  'name.technology/magen-defense-grid': 'Magen Defense Grid',
  'text.technology/magen-defense-grid':
    'When a round of ground combat begins on a planet with a unit of yours that has Planetary Shield: you may exhaust this card; the opponent makes no combat rolls in that round.',
  'name.technology/duranium-armor': 'Duranium Armor',
  'text.technology/duranium-armor':
    'After you assign hits in a combat round: repair one of your damaged units in that combat, unless it used Sustain Damage in that round.',
  'name.technology/assault-cannon': 'Assault Cannon',
  'text.technology/assault-cannon':
    'When a space combat begins in a system with at least 3 of your non-fighter ships: the opponent picks and destroys one of theirs. Sustain Damage does not help.',
  'name.technology/sarween-tools': 'Sarween Tools',
  'text.technology/sarween-tools': 'When your units use Production: all units produced together cost 1 less.',
  'name.technology/graviton-laser-system': 'Graviton Laser System',
  'text.technology/graviton-laser-system':
    'Before your units use Space Cannon: you may exhaust this card; the hits must go to non-fighter ships while there are any.',
  'name.technology/transit-diodes': 'Transit Diodes',
  'text.technology/transit-diodes':
    'At the start of your turn: you may exhaust this card to move up to 4 of your ground forces from anywhere to planets you control.',
  'name.technology/integrated-economy': 'Integrated Economy',
  'text.technology/integrated-economy':
    'After you gain control of a planet: you may produce units there; their total cost, which you pay, is at most the resource value of the planet.',
  'name.technology/carrier-2': 'Carrier II',
  'text.technology/carrier-2': 'Your carriers move farther and transport more.',
  'name.technology/cruiser-2': 'Cruiser II',
  'text.technology/cruiser-2':
    'Your cruisers move farther, hit more often and have room for a fighter or ground force.',
  'name.technology/destroyer-2': 'Destroyer II',
  'text.technology/destroyer-2': 'Your destroyers hit more often, and their Anti-Fighter Barrage is stronger.',
  'name.technology/dreadnought-2': 'Dreadnought II',
  'text.technology/dreadnought-2': 'Your dreadnoughts move farther, and Direct Hit cannot destroy them.',
  'name.technology/fighter-2': 'Fighter II',
  'text.technology/fighter-2':
    'Your fighters hit more often and can move by themselves. Those above the capacity of your ships in a system count against the fleet pool.',
  'name.technology/infantry-2': 'Infantry II',
  'text.technology/infantry-2':
    'Your infantry hits more often. Roll a die for each one destroyed: on 6 or more it waits on this card and returns at the start of your next turn to planets you control in your home system.',
  'name.technology/pds-2': 'PDS II',
  'text.technology/pds-2': 'Your PDS hit more often, and their Space Cannon also reaches ships in adjacent systems.',
  'name.technology/space-dock-2': 'Space Dock II',
  'text.technology/space-dock-2':
    'Your space docks produce more. Still, up to 3 of your fighters in the system of a dock need no capacity.',
  'name.technology/war-sun': 'War Sun',
  'text.technology/war-sun':
    "You may have war suns, ships with Sustain Damage and Bombardment. Other players' units in their system count as having no Planetary Shield.",
  'name.technology/bioplasmosis': 'Bioplasmosis',
  'text.technology/bioplasmosis':
    'At the end of the status phase: any of your infantry on planets may each move to a planet you control in the same or an adjacent system.',
  'name.technology/letani-warrior-2': 'Letani Warrior II',
  'text.technology/letani-warrior-2':
    'Your infantry hits more often and produces more. Roll a die for each one destroyed: on 6 or more it waits on this card and returns at the start of your next turn to planets you control in your home system.',
  'name.technology/l4-disruptors': 'L4 Disruptors',
  'text.technology/l4-disruptors': 'During your invasions nobody can use Space Cannon against your units.',
  'name.technology/non-euclidean-shielding': 'Non-Euclidean Shielding',
  'text.technology/non-euclidean-shielding':
    'When your units use Sustain Damage, each use cancels 2 hits instead of 1.',
  'name.technology/chaos-mapping': 'Chaos Mapping',
  'text.technology/chaos-mapping':
    'Others cannot activate asteroid fields with a ship of yours. At the start of your turn you may produce, and pay for, 1 unit in a system with a unit of yours that has Production.',
  'name.technology/floating-factory-2': 'Floating Factory II',
  'text.technology/floating-factory-2':
    'Your floating factories move farther, transport more and produce more. They are still destroyed when others have ships in their system and you have none.',
  'name.technology/magmus-reactor': 'Magmus Reactor',
  'text.technology/magmus-reactor':
    'Your ships may move into supernovas. After your units use Production in a system with a war sun, or adjacent to a supernova: gain 1 trade good.',
  'name.technology/prototype-war-sun-2': 'Prototype War Sun II',
  'text.technology/prototype-war-sun-2':
    "Your war suns move farther and cost less. Other players' units in their system count as having no Planetary Shield.",
  'name.technology/production-biomes': 'Production Biomes',
  'text.technology/production-biomes':
    'Action: exhaust this card and pay 1 token of your strategy pool; you gain 4 trade goods, and another player you choose gains 2.',
  'name.technology/quantum-datahub-node': 'Quantum Datahub Node',
  'text.technology/quantum-datahub-node':
    'When the strategy phase ends: you may pay 1 token of your strategy pool and hand 3 of your trade goods to a player to swap one of your strategy cards for one of theirs.',
  'name.technology/advanced-carrier-2': 'Advanced Carrier II',
  'text.technology/advanced-carrier-2': 'Your carriers move farther, transport more and have Sustain Damage.',
  'name.technology/spec-ops-2': 'Spec Ops II',
  'text.technology/spec-ops-2':
    'Your infantry hits more often. Roll a die for each one destroyed: on 5 or more it waits on this card and returns at the start of your next turn to planets you control in your home system.',
  'name.technology/dimensional-splicer': 'Dimensional Splicer',
  'text.technology/dimensional-splicer':
    "When a space combat begins in a system with a wormhole and a ship of yours: you may make 1 hit and choose which of the opponent's ships takes it; only that ship may use Sustain Damage against it.",
  'name.technology/wormhole-generator': 'Wormhole Generator',
  'text.technology/wormhole-generator':
    "When the status phase begins: lay one of your two wormhole tokens, wherever it was, into a system with a planet you control or a non-home system without other players' ships.",
  'name.technology/inheritance-systems': 'Inheritance Systems',
  'text.technology/inheritance-systems':
    'When you research: you may ignore all prerequisites of that technology by exhausting this card and paying 2 resources.',
  'name.technology/super-dreadnought-2': 'Super-Dreadnought II',
  'text.technology/super-dreadnought-2':
    'Your dreadnoughts move farther and hit more often, in combat and with Bombardment. Direct Hit cannot destroy them.',
  'name.technology/mirror-computing': 'Mirror Computing',
  'text.technology/mirror-computing': 'Each trade good you spend as resources or influence is worth 2.',
  'name.technology/salvage-operations': 'Salvage Operations',
  'text.technology/salvage-operations':
    'After a space combat you won or lost: gain 1 trade good. If you won, you may produce, and pay for, 1 ship there of a type that was destroyed in it.',
  'name.technology/neuroglaive': 'Neuroglaive',
  'text.technology/neuroglaive':
    'After another player activates a system with a ship of yours: they return 1 token of their fleet pool to reinforcements.',
  'name.technology/hybrid-crystal-fighter-2': 'Hybrid Crystal Fighter II',
  'text.technology/hybrid-crystal-fighter-2':
    'Your fighters hit more often and can move by themselves. Those above the capacity of your ships in a system count as half a ship each against the fleet pool.',
  'name.technology/valefar-assimilator-x': 'Valefar Assimilator X',
  'text.technology/valefar-assimilator-x':
    'When your faction ability would gain a technology of a player: you may put the X token on a faction technology of theirs without such a token instead. While it lies there, this card has that text too.',
  'name.technology/valefar-assimilator-y': 'Valefar Assimilator Y',
  'text.technology/valefar-assimilator-y':
    'When your faction ability would gain a technology of a player: you may put the Y token on a faction technology of theirs without such a token instead. While it lies there, this card has that text too.',
  'name.technology/exotrireme-2': 'Exotrireme II',
  'text.technology/exotrireme-2':
    'Your dreadnoughts move farther, and Direct Hit cannot destroy them. At the end of a round of space combat you may destroy one of them to destroy up to 2 ships of the opponent there.',
  'name.technology/valkyrie-particle-weave': 'Valkyrie Particle Weave',
  'text.technology/valkyrie-particle-weave':
    'After the rolls of a ground combat round: if the opponent made at least 1 hit, you make 1 more.',
  'name.technology/e-res-siphons': 'E-Res Siphons',
  'text.technology/e-res-siphons': 'After another player activates a system with a ship of yours: gain 4 trade goods.',
  'name.technology/spacial-conduit-cylinder': 'Spacial Conduit Cylinder',
  'text.technology/spacial-conduit-cylinder':
    'After you activate a system with a unit of yours: you may exhaust this card; in this tactical action that system is adjacent to all others with units of yours.',
  'name.technology/hegemonic-trade-policy': 'Hegemonic Trade Policy',
  'text.technology/hegemonic-trade-policy':
    'When your units use Production: you may exhaust this card to swap the resources and influence of a planet you control during that use.',
  'name.technology/lazax-gate-folding': 'Lazax Gate Folding',
  'text.technology/lazax-gate-folding':
    'In your tactical actions, while you do not control Mecatol Rex, its system has an alpha and a beta wormhole. Action: if you control it, exhaust this card to put 1 infantry from reinforcements there.',
  'name.technology/instinct-training': 'Instinct Training',
  'text.technology/instinct-training':
    'When another player plays an action card: you may cancel it by exhausting this card and paying 1 token of your strategy pool.',
  'name.technology/nullification-field': 'Nullification Field',
  'text.technology/nullification-field':
    'After another player activates a system with a ship of yours: you may end their turn by exhausting this card and paying 1 token of your strategy pool.',
  'name.technology/impulse-core': 'Impulse Core',
  'text.technology/impulse-core':
    'When a space combat begins: you may sacrifice a cruiser or destroyer of yours in it to make 1 hit, which the opponent assigns to a non-fighter ship if able.',
  'name.technology/yin-spinner': 'Yin Spinner',
  'text.technology/yin-spinner':
    'After your units use Production: 1 infantry from reinforcements goes to a planet you control in that system.',
  'name.technology/mageon-implants': 'Mageon Implants',
  'text.technology/mageon-implants':
    'Action: exhaust this card; you see all action cards of another player and take one of them.',
  'name.technology/transparasteel-plating': 'Transparasteel Plating',
  'text.technology/transparasteel-plating': 'Whoever has passed can play no action cards during your turns.',
} as const;
