/** Agendas, all of the box: what each outcome of a vote does, or what the elected player, planet, law or objective gets. */
export const agendas = {
  'name.agenda/anti-intellectual-revolution': 'Anti-Intellectual Revolution',
  'text.agenda/anti-intellectual-revolution':
    'For: after each research the researcher destroys one of their own non-fighter ships. Against: when the next strategy phase begins each player exhausts as many of their planets as they own technologies.',
  'name.agenda/archived-secret': 'Archived Secret',
  'text.agenda/archived-secret': 'Elect a player, who draws 1 secret objective.',
  'name.agenda/arms-reduction': 'Arms Reduction',
  'text.agenda/arms-reduction':
    'For: each player destroys their dreadnoughts above 2 and cruisers above 4. Against: when the next strategy phase begins each player exhausts their planets with a technology specialty.',
  'name.agenda/classified-document-leaks': 'Classified Document Leaks',
  'text.agenda/classified-document-leaks':
    'Elect a scored secret objective: it becomes a public objective that the others may score. If none has been scored, the next agenda is revealed instead.',
  'name.agenda/colonial-redistribution': 'Colonial Redistribution',
  'text.agenda/colonial-redistribution':
    'Elect a planet that is neither in a home system nor Mecatol Rex: all units on it are destroyed. Its controller names a player with the fewest victory points, who may put 1 infantry there and take control.',
  'name.agenda/committee-formation': 'Committee Formation',
  'text.agenda/committee-formation':
    'Elect a player, who owns this law: before the vote on an agenda that elects a player, the owner may discard it to name who is elected; nobody votes.',
  'name.agenda/compensated-disarmament': 'Compensated Disarmament',
  'text.agenda/compensated-disarmament':
    'Elect a planet: all ground forces on it are destroyed, and its controller gains 1 trade good for each.',
  'name.agenda/conventions-of-war': 'Conventions of War',
  'text.agenda/conventions-of-war':
    'For: Bombardment cannot be used against units on cultural planets. Against: everyone who voted against discards all their action cards.',
  'name.agenda/core-mining': 'Core Mining',
  'text.agenda/core-mining':
    'Elect a hazardous planet: it has +2 resources while this law is in play. 1 infantry on it is destroyed.',
  'name.agenda/demilitarized-zone': 'Demilitarized Zone',
  'text.agenda/demilitarized-zone':
    'Elect a cultural planet: all units on it are destroyed; while this law is in play none can land, be produced or be placed there.',
  'name.agenda/economic-equality': 'Economic Equality',
  'text.agenda/economic-equality':
    'For: everyone loses all their trade goods and then gains 5. Against: everyone loses all their trade goods.',
  'name.agenda/enforced-travel-ban': 'Enforced Travel Ban',
  'text.agenda/enforced-travel-ban':
    'For: units cannot move through alpha and beta wormholes. Against: all PDS in or adjacent to a system with a wormhole are destroyed.',
  'name.agenda/executive-sanctions': 'Executive Sanctions',
  'text.agenda/executive-sanctions':
    'For: nobody may hold more than 3 action cards. Against: each player loses 1 action card at random.',
  'name.agenda/fleet-regulations': 'Fleet Regulations',
  'text.agenda/fleet-regulations':
    'For: a fleet pool holds at most 4 command tokens; surplus goes to reinforcements. Against: each player adds 1 token from reinforcements to their fleet pool.',
  'name.agenda/holy-planet-of-ixth': 'Holy Planet of Ixth',
  'text.agenda/holy-planet-of-ixth':
    'Elect a cultural planet: its controller gains 1 victory point. While this law is in play whoever gains control of it gains 1, whoever loses control loses 1, and units on it cannot use Production.',
  'name.agenda/homeland-defense-act': 'Homeland Defense Act',
  'text.agenda/homeland-defense-act':
    'For: players may have any number of PDS on a planet they control. Against: each player destroys one of their PDS.',
  'name.agenda/imperial-arbiter': 'Imperial Arbiter',
  'text.agenda/imperial-arbiter':
    'Elect a player, who owns this law: at the end of a strategy phase the owner may discard it to swap one of their strategy cards for one of another player.',
  'name.agenda/incentive-program': 'Incentive Program',
  'text.agenda/incentive-program':
    'For: one more stage I objective from the rest of its deck is laid open for all to score. Against: one more stage II objective is.',
  'name.agenda/ixthian-artifact': 'Ixthian Artifact',
  'text.agenda/ixthian-artifact':
    'For: the speaker rolls a die. On 6 or more each player may research up to 2 technologies; else all units in the Mecatol Rex system and 3 units of each player in each adjacent system are destroyed. Against: nothing.',
  'name.agenda/judicial-abolishment': 'Judicial Abolishment',
  'text.agenda/judicial-abolishment':
    'Elect a law in play: it is discarded. If no law is in play, the next agenda is revealed instead.',
  'name.agenda/minister-of-commerce': 'Minister of Commerce',
  'text.agenda/minister-of-commerce':
    'Elect a player, who owns this law: after replenishing commodities the owner gains 1 trade good for each neighbour.',
  'name.agenda/minister-of-exploration': 'Minister of Exploration',
  'text.agenda/minister-of-exploration':
    'Elect a player, who owns this law: each planet the owner gains control of brings them 1 trade good.',
  'name.agenda/minister-of-industry': 'Minister of Industry',
  'text.agenda/minister-of-industry':
    'Elect a player, who owns this law: when the owner places a space dock, their units in that system may use Production.',
  'name.agenda/minister-of-peace': 'Minister of Peace',
  'text.agenda/minister-of-peace':
    "Elect a player, who owns this law: after a player activates a system with someone else's unit in it, the owner may discard the law to end that player's turn.",
  'name.agenda/minister-of-policy': 'Minister of Policy',
  'text.agenda/minister-of-policy':
    'Elect a player, who owns this law: at the end of every status phase the owner draws 1 action card.',
  'name.agenda/minister-of-sciences': 'Minister of Sciences',
  'text.agenda/minister-of-sciences':
    'Elect a player, who owns this law: research through the strategy card Technology costs the owner no resources.',
  'name.agenda/minister-of-war': 'Minister of War',
  'text.agenda/minister-of-war':
    'Elect a player, who owns this law: after an action the owner may discard it to return one of their command tokens from the board to reinforcements and then perform one more action.',
  'name.agenda/miscount-disclosed': 'Miscount Disclosed',
  'text.agenda/miscount-disclosed':
    'Elect a law in play: it is voted on again as if just revealed, and the new result replaces the old one. If no law is in play, the next agenda is revealed instead.',
  'name.agenda/mutiny': 'Mutiny',
  'text.agenda/mutiny':
    'For: everyone who voted for it gains 1 victory point. Against: everyone who voted for it loses 1 victory point.',
  'name.agenda/new-constitution': 'New Constitution',
  'text.agenda/new-constitution':
    'For: all laws are discarded, and when the next strategy phase begins each player exhausts the planets of their home system. Against: nothing. If no law is in play, the next agenda is revealed instead.',
  'name.agenda/prophecy-of-ixth': 'Prophecy of Ixth',
  'text.agenda/prophecy-of-ixth':
    "Elect a player, who owns this law: the owner's fighters get +1 to combat rolls. It is discarded when the owner uses Production and produces fewer than 2 fighters.",
  'name.agenda/public-execution': 'Public Execution',
  'text.agenda/public-execution':
    'Elect a player, who discards all their action cards, passes the speaker token to the left if they have it, and cannot vote for the rest of this agenda phase.',
  'name.agenda/publicize-weapon-schematics': 'Publicize Weapon Schematics',
  'text.agenda/publicize-weapon-schematics':
    'For: war suns have no Sustain Damage; once anyone owns a war sun technology, all may research theirs without prerequisites. Against: owners of a war sun technology discard all their action cards.',
  'name.agenda/regulated-conscription': 'Regulated Conscription',
  'text.agenda/regulated-conscription':
    'For: one cost of fighters or infantry brings 1 unit instead of 2. Against: nothing.',
  'name.agenda/representative-government': 'Representative Government',
  'text.agenda/representative-government':
    'For: planets give no votes; each player may cast 1 vote on each agenda. Against: when the next strategy phase begins everyone who voted against exhausts all their cultural planets.',
  'name.agenda/research-team-biotic': 'Research Team: Biotic',
  'text.agenda/research-team-biotic':
    'Elect an industrial planet: its controller may exhaust this card when researching to ignore 1 biotic (green) prerequisite.',
  'name.agenda/research-team-cybernetic': 'Research Team: Cybernetic',
  'text.agenda/research-team-cybernetic':
    'Elect an industrial planet: its controller may exhaust this card when researching to ignore 1 cybernetic (yellow) prerequisite.',
  'name.agenda/research-team-propulsion': 'Research Team: Propulsion',
  'text.agenda/research-team-propulsion':
    'Elect an industrial planet: its controller may exhaust this card when researching to ignore 1 propulsion (blue) prerequisite.',
  'name.agenda/research-team-warfare': 'Research Team: Warfare',
  'text.agenda/research-team-warfare':
    'Elect a hazardous planet: its controller may exhaust this card when researching to ignore 1 warfare (red) prerequisite.',
  'name.agenda/seed-of-an-empire': 'Seed of an Empire',
  'text.agenda/seed-of-an-empire':
    'For: the player with the most victory points gains 1. Against: the player with the fewest gains 1. If several are tied, each of them does.',
  'name.agenda/senate-sanctuary': 'Senate Sanctuary',
  'text.agenda/senate-sanctuary': 'Elect a cultural planet: it has +2 influence while this law is in play.',
  'name.agenda/shard-of-the-throne': 'Shard of the Throne',
  'text.agenda/shard-of-the-throne':
    'Elect a player, who owns this law and gains 1 victory point. Whoever wins a combat against the owner takes it and gains 1; then the former owner loses 1.',
  'name.agenda/shared-research': 'Shared Research',
  'text.agenda/shared-research':
    'For: ships may move through nebulae. Against: each player puts a command token from reinforcements into their home system, if able.',
  'name.agenda/swords-to-plowshares': 'Swords to Plowshares',
  'text.agenda/swords-to-plowshares':
    'For: on each planet they control players destroy half of their infantry, rounded up, and gain 1 trade good for each. Against: they put 1 infantry from reinforcements on each planet they control.',
  'name.agenda/terraforming-initiative': 'Terraforming Initiative',
  'text.agenda/terraforming-initiative':
    'Elect a hazardous planet: it has +1 resources and +1 influence while this law is in play.',
  'name.agenda/the-crown-of-emphidia': 'The Crown of Emphidia',
  'text.agenda/the-crown-of-emphidia':
    "Elect a player, who owns this law and gains 1 victory point. Another player who gains control of a planet in the owner's home system takes it and gains 1; then the former owner loses 1.",
  'name.agenda/the-crown-of-thalnos': 'The Crown of Thalnos',
  'text.agenda/the-crown-of-thalnos':
    'Elect a player, who owns this law: in each combat round the owner may roll any of their combat dice again; each of their units that did so and hits with none of the new dice is destroyed.',
  'name.agenda/unconventional-measures': 'Unconventional Measures',
  'text.agenda/unconventional-measures':
    'For: everyone who voted for it draws 2 action cards. Against: everyone who voted for it discards all their action cards.',
  'name.agenda/wormhole-reconstruction': 'Wormhole Reconstruction',
  'text.agenda/wormhole-reconstruction':
    'For: all systems with an alpha or beta wormhole are adjacent to one another. Against: each player puts a command token from reinforcements into every system with a wormhole and a ship of theirs.',
  'name.agenda/wormhole-research': 'Wormhole Research',
  'text.agenda/wormhole-research':
    'For: each player with a ship at a wormhole may research a technology; then all ships at alpha and beta wormholes are destroyed. Against: everyone who voted against returns 1 command token to reinforcements.',
} as const;
