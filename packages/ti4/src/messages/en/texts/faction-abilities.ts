/** The abilities on the faction sheets, and what they let their faction do. */
export const abilities = {
  'name.faction/mitosis': 'Mitosis',
  'text.faction/mitosis':
    'Infantry cannot come from the Production of your space docks. When the status phase begins, one planet you control receives 1 infantry from reinforcements.',
  'name.faction/quantum-entanglement': 'Quantum Entanglement',
  'text.faction/quantum-entanglement':
    'For you all systems with an alpha or beta wormhole are adjacent to one another, whatever other effects say.',
  'name.faction/slipstream': 'Slipstream',
  'text.faction/slipstream':
    'In your tactical actions ships that start in your home system, or in a system with an alpha or beta wormhole, have +1 move.',
  'name.faction/creuss-gate': 'Creuss Gate',
  'text.faction/creuss-gate':
    'The Creuss Gate lies on the map in place of your home system and is no home system itself; delta wormholes lead from it to your home, which lies off the map.',
  'name.faction/masters-of-trade': 'Masters of Trade',
  'text.faction/masters-of-trade': 'The secondary ability of Trade costs you no command token.',
  'name.faction/guild-ships': 'Guild Ships',
  'text.faction/guild-ships':
    'On your turn you may make transactions with anybody, and anybody with you on theirs, neighbours or not.',
  'name.faction/arbiters': 'Arbiters',
  'text.faction/arbiters': 'In your transactions either side may also give any number of action cards.',
  'name.faction/fragile': 'Fragile',
  'text.faction/fragile': 'Your units get −1 to all their combat rolls.',
  'name.faction/brilliant': 'Brilliant',
  'text.faction/brilliant':
    'When you pay a command token for the secondary ability of Technology, you may use the primary one instead.',
  'name.faction/analytical': 'Analytical',
  'text.faction/analytical':
    'You may ignore 1 prerequisite, of any colour, of each technology you research that is no unit upgrade.',
  'name.faction/assimilate': 'Assimilate',
  'text.faction/assimilate':
    "When you gain control of a planet: other players' PDS and space docks there are replaced by yours from reinforcements.",
  'name.faction/harrow': 'Harrow',
  'text.faction/harrow':
    'Whenever a round of ground combat in your invasion ends: your ships in the system may use Bombardment once more, against the opposing ground forces on that planet.',
  'name.faction/munitions-reserves': 'Munitions Reserves',
  'text.faction/munitions-reserves':
    'When a round of space combat begins: you may spend 2 trade goods to roll any of your dice of that round again, once each.',
  'name.faction/armada': 'Armada',
  'text.faction/armada':
    'In each system you may have 2 more non-fighter ships than you have tokens in your fleet pool.',
  'name.faction/ambush': 'Ambush',
  'text.faction/ambush':
    "When a space combat begins: you may roll a die for each of up to 2 of your cruisers and destroyers there; each result that reaches the ship's combat value is a hit.",
  'name.faction/pillage': 'Pillage',
  'text.faction/pillage':
    'After a neighbour gains trade goods or completes a transaction and has at least 3 trade goods: you may rob them of 1 trade good or commodity.',
  'name.faction/star-forge': 'Star Forge',
  'text.faction/star-forge':
    'Action: spend 1 token of your strategy pool to put 2 fighters or 1 destroyer from reinforcements into a system with a war sun of yours.',
  'name.faction/gashlai-physiology': 'Gashlai Physiology',
  'text.faction/gashlai-physiology': 'Your ships may pass through supernovas; this does not let them end a move there.',
  'name.faction/telepathic': 'Telepathic',
  'text.faction/telepathic':
    'At the end of the strategy phase: the 0 token goes on one of your strategy cards; you are first in initiative order this round.',
  'name.faction/foresight': 'Foresight',
  'text.faction/foresight':
    "When another player has moved ships into a system with ships of yours: you may put a token of your strategy pool into an adjacent system without other players' ships and move all those ships of yours there.",
  'name.faction/galactic-threat': 'Galactic Threat',
  'text.faction/galactic-threat':
    'You have no vote. In each agenda phase you may predict the outcome of one agenda that was just revealed; if you are right, gain a technology of a player who voted for it.',
  'name.faction/technological-singularity': 'Technological Singularity',
  'text.faction/technological-singularity':
    'Once per combat, after a unit of your opponent is destroyed in it: you may gain a technology that the opponent owns.',
  'name.faction/propagation': 'Propagation',
  'text.faction/propagation':
    'Research is closed to you. Each time you would research, you gain 3 command tokens instead.',
  'name.faction/scavenge': 'Scavenge',
  'text.faction/scavenge': 'Each planet you gain control of brings you 1 trade good.',
  'name.faction/nomadic': 'Nomadic',
  'text.faction/nomadic': 'You may score public objectives without controlling the planets of your home system.',
  'name.faction/unrelenting': 'Unrelenting',
  'text.faction/unrelenting': 'Your units get +1 to all their combat rolls.',
  'name.faction/orbital-drop': 'Orbital Drop',
  'text.faction/orbital-drop':
    'Action: spend 1 token of your strategy pool; a planet you control receives 2 infantry from reinforcements.',
  'name.faction/versatile': 'Versatile',
  'text.faction/versatile': 'When command tokens are gained in the status phase, you gain 1 more.',
  'name.faction/blood-ties': 'Blood Ties',
  'text.faction/blood-ties': 'Removing the custodians token from Mecatol Rex costs you no influence.',
  'name.faction/reclamation': 'Reclamation',
  'text.faction/reclamation':
    'After a tactical action that gave you control of Mecatol Rex: you may put 1 PDS and 1 space dock from reinforcements on it.',
  'name.faction/peace-accords': 'Peace Accords',
  'text.faction/peace-accords':
    'After you use Diplomacy, be it the primary or the secondary ability: you may gain control of a planet without units, not Mecatol Rex, in a system with or adjacent to a planet you control.',
  'name.faction/quash': 'Quash',
  'text.faction/quash':
    'For 1 token of your strategy pool you may discard an agenda when it is revealed; the next one is revealed and voted on instead.',
  'name.faction/indoctrination': 'Indoctrination',
  'text.faction/indoctrination':
    'When a ground combat begins: you may spend 2 influence to replace one infantry of your opponent in it with one of yours from reinforcements.',
  'name.faction/devotion': 'Devotion',
  'text.faction/devotion':
    'When a round of space combat ends: you may sacrifice a cruiser or destroyer of yours in the active system to make 1 hit on a ship of the opponent there, which you choose.',
  'name.faction/stall-tactics': 'Stall Tactics',
  'text.faction/stall-tactics': 'Action: get rid of one action card of your hand; nothing else happens.',
  'name.faction/scheming': 'Scheming',
  'text.faction/scheming': 'Each time you draw action cards, draw 1 more and then discard any 1 of your hand.',
  'name.faction/crafty': 'Crafty',
  'text.faction/crafty': 'You may hold any number of action cards, whatever other effects say.',
} as const;
