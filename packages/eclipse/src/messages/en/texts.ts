/** What species, technologies, ship parts and discovery tiles do, in full: `text.<kind>/<id>`. Their ids are those that stand here (`content/ids.ts`). */

const terran = 'Moves three ships with each Move action and has room for five tiles on its reputation track.';

export const species = {
  eridani:
    'Rich but stretched: begins with much money, three technologies and two reputation tiles, but with two influence discs less. Interceptors, Cruisers and Dreadnoughts have 1 more energy.',
  hydran:
    'Researches twice with each Research action and begins with a cube in the advanced science square of its starting sector.',
  planta:
    'Explores twice with each Explore action and scores 1 more point for each sector it controls. Ships of others destroy all its population in a sector without rolling. Its blueprints have one space less, but a computer and energy beside the spaces.',
  draco:
    'May reveal a second sector when it explores and places one of the two. Lives in peace with the Ancients: they neither fight nor pin its ships, and it may control their sectors; discovery tiles stay where Ancients are. Scores 1 point for each Ancient on the map.',
  mechanema:
    'Upgrades three times and builds three times with each action, and pays less for all ships and structures.',
  orion: 'Begins with a Cruiser. Its blueprints have more initiative, more energy and a Gauss Shield each.',
  'terran-directorate': terran,
  'terran-federation': terran,
  'terran-union': terran,
  'terran-republic': terran,
  'terran-conglomerate': terran,
  'terran-alliance': terran,
};

export const technologies = {
  'neutron-bombs':
    'After the battles your ships may destroy all population of an opponent in their sector without rolling.',
  starbase: 'You may build Starbases.',
  'plasma-cannon': 'You may place Plasma Cannons on your blueprints.',
  'phase-shield': 'You may place Phase Shields on your blueprints.',
  'advanced-mining': 'Your colony ships may fill advanced materials squares.',
  'tachyon-source': 'You may place Tachyon Sources on your blueprints.',
  'gluon-computer': 'You may place Gluon Computers on your blueprints.',
  'plasma-missile': 'You may place Plasma Missiles on your blueprints.',
  'gauss-shield': 'You may place Gauss Shields on your blueprints.',
  'fusion-source': 'You may place Fusion Sources on your blueprints.',
  'improved-hull': 'You may place Improved Hulls on your blueprints.',
  'positron-computer': 'You may place Positron Computers on your blueprints.',
  'advanced-economy': 'Your colony ships may fill advanced money squares.',
  'tachyon-drive': 'You may place Tachyon Drives on your blueprints.',
  'antimatter-cannon': 'You may place Antimatter Cannons on your blueprints.',
  'quantum-grid': 'At once, two influence discs of your reserve come onto the influence track.',
  nanorobots: 'Each of your Build actions has one activation more; reactions do not.',
  'fusion-drive': 'You may place Fusion Drives on your blueprints.',
  orbital: 'You may build Orbitals.',
  'advanced-robotics': 'At once, an influence disc of your reserve comes onto the influence track.',
  'advanced-labs': 'Your colony ships may fill advanced science squares.',
  monolith: 'You may build Monoliths.',
  'wormhole-generator':
    'You explore, move, influence and retreat where at least one of the two edges that touch has a wormhole.',
  'artifact-key': 'At once, gain 5 of one resource for each artifact in your sectors; choose for each of them.',
  'antimatter-splitter':
    'You may divide the 4 damage of each hit by your Antimatter Cannons among ships that the die would hit.',
  'conifold-field': 'You may place Conifold Fields on your blueprints.',
  'neutron-absorber': 'Neutron Bombs do not work against your population.',
  'absorption-shield': 'You may place Absorption Shields on your blueprints.',
  'cloaking-device': 'Two ships of opponents are needed to pin one of yours.',
  'improved-logistics': 'Each of your Move actions has one activation more; reactions do not.',
  'sentient-hull': 'You may place Sentient Hulls on your blueprints.',
  'soliton-cannon': 'You may place Soliton Cannons on your blueprints.',
  'transition-drive': 'You may place Transition Drives on your blueprints.',
  'warp-portal': 'At once, place the warp portal in a sector you control; it is worth 1 point to whoever controls it.',
  'flux-missile': 'You may place Flux Missiles on your blueprints.',
  'pico-modulator': 'Each of your Upgrade actions has two activations more; reactions do not.',
  'ancient-labs': 'At once, draw a discovery tile and use it or keep it.',
  'zero-point-source': 'You may place Zero-Point Sources on your blueprints.',
  metasynthesis: 'Your colony ships may fill advanced squares of every kind.',
};

const ancientPart =
  'Put it on one of your blueprints at once, where it may replace a tile, or keep it for a later upgrade.';

export const discoveryTiles = {
  'materials-6': 'Gain 6 materials.',
  'science-5': 'Gain 5 science.',
  'money-8': 'Gain 8 money.',
  'mixed-resources': 'Gain 2 materials, 2 science and 3 money.',
  'ancient-tech': 'Take the cheapest regular technology on display that you lack, without paying for it.',
  'ancient-cruiser': 'Put one of your unbuilt Cruisers into the sector.',
  'ancient-orbital': 'Put an Orbital into the sector and gain 2 materials.',
  'ancient-monolith': 'Put a Monolith into the sector.',
  'part-ion-disruptor': ancientPart,
  'part-ion-turret': ancientPart,
  'part-plasma-turret': ancientPart,
  'part-soliton-charger': ancientPart,
  'part-ion-missile': ancientPart,
  'part-soliton-missile': ancientPart,
  'part-antimatter-missile': ancientPart,
  'part-axion-computer': ancientPart,
  'part-flux-shield': ancientPart,
  'part-inversion-shield': ancientPart,
  'part-shard-hull': ancientPart,
  'part-conformal-drive': ancientPart,
  'part-nonlinear-drive': ancientPart,
  'part-hypergrid-source': ancientPart,
  'part-muon-source': 'Attach it to one of your blueprints, beside its spaces, or keep it for a later upgrade.',
  'ancient-warp-portal':
    'The tile stays in the sector as a warp portal and is worth 2 points to whoever controls the sector.',
};

export const parts = {
  'ion-cannon': 'In each round of a battle the ship rolls a yellow die: 1 damage. Uses 1 energy.',
  'plasma-cannon': 'In each round of a battle the ship rolls an orange die: 2 damage. Uses 2 energy.',
  'soliton-cannon': 'In each round of a battle the ship rolls a blue die: 3 damage. Uses 3 energy.',
  'antimatter-cannon': 'In each round of a battle the ship rolls a red die: 4 damage. Uses 4 energy.',
  'flux-missile':
    'Before the first round of a battle the ship rolls two yellow dice, each with 1 damage. Initiative +1.',
  'plasma-missile':
    'Before the first round of a battle the ship rolls two orange dice, each with 2 damage. Uses 1 energy.',
  'electron-computer': 'Adds 1 to the dice of the ship.',
  'positron-computer': 'Adds 2 to the dice of the ship. Uses 1 energy.',
  'gluon-computer': 'Adds 3 to the dice of the ship. Uses 2 energy.',
  'gauss-shield': 'Takes 1 from dice against the ship.',
  'phase-shield': 'Takes 2 from dice against the ship. Uses 1 energy.',
  'absorption-shield': 'Takes 1 from dice against the ship. Produces 4 energy.',
  hull: 'The ship survives 1 more damage.',
  'improved-hull': 'The ship survives 2 more damage.',
  'sentient-hull': 'The ship survives 1 more damage; adds 1 to its dice.',
  'conifold-field': 'The ship survives 3 more damage. Uses 2 energy.',
  'nuclear-drive': 'The ship moves 1 sector farther. Initiative +1. Uses 1 energy.',
  'fusion-drive': 'The ship moves 2 sectors farther. Initiative +2. Uses 2 energy.',
  'tachyon-drive': 'The ship moves 3 sectors farther. Initiative +3. Uses 3 energy.',
  'transition-drive': 'The ship moves 3 sectors farther.',
  'nuclear-source': 'Produces 3 energy.',
  'fusion-source': 'Produces 6 energy.',
  'tachyon-source': 'Produces 9 energy.',
  'zero-point-source': 'Produces 12 energy.',
  'ion-disruptor': 'In each round of a battle the ship rolls a yellow die: 1 damage. Initiative +3.',
  'ion-turret': 'In each round of a battle the ship rolls two yellow dice, each with 1 damage.',
  'plasma-turret': 'In each round of a battle the ship rolls two orange dice, each with 2 damage. Uses 3 energy.',
  'soliton-charger': 'In each round of a battle the ship rolls a blue die: 3 damage. Uses 1 energy.',
  'ion-missile': 'Before the first round of a battle the ship rolls three yellow dice, each with 1 damage.',
  'soliton-missile': 'Before the first round of a battle the ship rolls a blue die: 3 damage. Initiative +1.',
  'antimatter-missile': 'Before the first round of a battle the ship rolls a red die: 4 damage.',
  'axion-computer': 'Adds 2 to the dice of the ship. Initiative +1.',
  'flux-shield': 'Takes 3 from dice against the ship. Initiative +1. Uses 2 energy.',
  'inversion-shield': 'Takes 2 from dice against the ship. Produces 2 energy.',
  'shard-hull': 'The ship survives 3 more damage.',
  'conformal-drive': 'The ship moves 4 sectors farther. Initiative +2. Uses 2 energy.',
  'nonlinear-drive': 'The ship moves 2 sectors farther. Produces 2 energy.',
  'hypergrid-source': 'Produces 11 energy.',
  'muon-source': 'Produces 2 energy. Initiative +1. It is attached beside the spaces and stays there.',
};

const kinds = { species, technology: technologies, 'discovery-tile': discoveryTiles, 'ship-part': parts };

export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, table]) =>
    Object.entries(table).map(([id, text]) => [`text.${kind}/${id}`, text]),
  ),
);
