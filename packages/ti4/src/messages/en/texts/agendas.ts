/** What agendas do: each outcome of a vote, or what the elected player, planet, law or objective gets. */
import type { AgendaId } from '../../../content/agendas.ts';

const texts = {
  'anti-intellectual-revolution':
    'For: after each research the researcher destroys one of their own non-fighter ships. Against: when the next strategy phase begins each player exhausts as many of their planets as they own technologies.',
  'archived-secret': 'Elect a player, who draws 1 secret objective.',
  'arms-reduction':
    'For: each player destroys their dreadnoughts above 2 and cruisers above 4. Against: when the next strategy phase begins each player exhausts their planets with a technology specialty.',
  'classified-document-leaks':
    'Elect a scored secret objective: it becomes a public objective that the others may score. If none has been scored, the next agenda is revealed instead.',
  'colonial-redistribution':
    'Elect a planet that is neither in a home system nor Mecatol Rex: all units on it are destroyed. Its controller names a player with the fewest victory points, who may put 1 infantry there and take control.',
  'committee-formation':
    'Elect a player, who owns this law: before the vote on an agenda that elects a player, the owner may discard it to name who is elected; nobody votes.',
  'compensated-disarmament':
    'Elect a planet: all ground forces on it are destroyed, and its controller gains 1 trade good for each.',
  'conventions-of-war':
    'For: Bombardment cannot be used against units on cultural planets. Against: everyone who voted against discards all their action cards.',
  'core-mining':
    'Elect a hazardous planet: it has +2 resources while this law is in play. 1 infantry on it is destroyed.',
  'demilitarized-zone':
    'Elect a cultural planet: all units on it are destroyed; while this law is in play none can land, be produced or be placed there.',
  'economic-equality':
    'For: everyone loses all their trade goods and then gains 5. Against: everyone loses all their trade goods.',
  'enforced-travel-ban':
    'For: units cannot move through alpha and beta wormholes. Against: all PDS in or adjacent to a system with a wormhole are destroyed.',
  'executive-sanctions':
    'For: nobody may hold more than 3 action cards. Against: each player loses 1 action card at random.',
  'fleet-regulations':
    'For: a fleet pool holds at most 4 command tokens; surplus goes to reinforcements. Against: each player adds 1 token from reinforcements to their fleet pool.',
  'holy-planet-of-ixth':
    'Elect a cultural planet: its controller gains 1 victory point. While this law is in play whoever gains control of it gains 1, whoever loses control loses 1, and units on it cannot use Production.',
  'homeland-defense-act':
    'For: players may have any number of PDS on a planet they control. Against: each player destroys one of their PDS.',
  'imperial-arbiter':
    'Elect a player, who owns this law: at the end of a strategy phase the owner may discard it to swap one of their strategy cards for one of another player.',
  'incentive-program':
    'For: one more stage I objective from the rest of its deck is laid open for all to score. Against: one more stage II objective is.',
  'ixthian-artifact':
    'For: the speaker rolls a die. On 6 or more each player may research up to 2 technologies; else all units in the Mecatol Rex system and 3 units of each player in each adjacent system are destroyed. Against: nothing.',
  'judicial-abolishment':
    'Elect a law in play: it is discarded. If no law is in play, the next agenda is revealed instead.',
  'minister-of-commerce':
    'Elect a player, who owns this law: after replenishing commodities the owner gains 1 trade good for each neighbour.',
  'minister-of-exploration':
    'Elect a player, who owns this law: each planet the owner gains control of brings them 1 trade good.',
  'minister-of-industry':
    'Elect a player, who owns this law: when the owner places a space dock, their units in that system may use Production.',
  'minister-of-peace':
    "Elect a player, who owns this law: after a player activates a system with someone else's unit in it, the owner may discard the law to end that player's turn.",
  'minister-of-policy':
    'Elect a player, who owns this law: at the end of every status phase the owner draws 1 action card.',
  'minister-of-sciences':
    'Elect a player, who owns this law: research through the strategy card Technology costs the owner no resources.',
  'minister-of-war':
    'Elect a player, who owns this law: after an action the owner may discard it to return one of their command tokens from the board to reinforcements and then perform one more action.',
  'miscount-disclosed':
    'Elect a law in play: it is voted on again as if just revealed, and the new result replaces the old one. If no law is in play, the next agenda is revealed instead.',
  mutiny:
    'For: everyone who voted for it gains 1 victory point. Against: everyone who voted for it loses 1 victory point.',
  'new-constitution':
    'For: all laws are discarded, and when the next strategy phase begins each player exhausts the planets of their home system. Against: nothing. If no law is in play, the next agenda is revealed instead.',
  'prophecy-of-ixth':
    "Elect a player, who owns this law: the owner's fighters get +1 to combat rolls. It is discarded when the owner uses Production and produces fewer than 2 fighters.",
  'public-execution':
    'Elect a player, who discards all their action cards, passes the speaker token to the left if they have it, and cannot vote for the rest of this agenda phase.',
  'publicize-weapon-schematics':
    'For: war suns have no Sustain Damage; once anyone owns a war sun technology, all may research theirs without prerequisites. Against: owners of a war sun technology discard all their action cards.',
  'regulated-conscription': 'For: one cost of fighters or infantry brings 1 unit instead of 2. Against: nothing.',
  'representative-government':
    'For: planets give no votes; each player may cast 1 vote on each agenda. Against: when the next strategy phase begins everyone who voted against exhausts all their cultural planets.',
  'research-team-biotic':
    'Elect an industrial planet: its controller may exhaust this card when researching to ignore 1 biotic (green) prerequisite.',
  'research-team-cybernetic':
    'Elect an industrial planet: its controller may exhaust this card when researching to ignore 1 cybernetic (yellow) prerequisite.',
  'research-team-propulsion':
    'Elect an industrial planet: its controller may exhaust this card when researching to ignore 1 propulsion (blue) prerequisite.',
  'research-team-warfare':
    'Elect a hazardous planet: its controller may exhaust this card when researching to ignore 1 warfare (red) prerequisite.',
  'seed-of-an-empire':
    'For: the player with the most victory points gains 1. Against: the player with the fewest gains 1. If several are tied, each of them does.',
  'senate-sanctuary': 'Elect a cultural planet: it has +2 influence while this law is in play.',
  'shard-of-the-throne':
    'Elect a player, who owns this law and gains 1 victory point. Whoever wins a combat against the owner takes it and gains 1; then the former owner loses 1.',
  'shared-research':
    'For: ships may move through nebulae. Against: each player puts a command token from reinforcements into their home system, if able.',
  'swords-to-plowshares':
    'For: on each planet they control players destroy half of their infantry, rounded up, and gain 1 trade good for each. Against: they put 1 infantry from reinforcements on each planet they control.',
  'terraforming-initiative':
    'Elect a hazardous planet: it has +1 resources and +1 influence while this law is in play.',
  'the-crown-of-emphidia':
    "Elect a player, who owns this law and gains 1 victory point. Another player who gains control of a planet in the owner's home system takes it and gains 1; then the former owner loses 1.",
  'the-crown-of-thalnos':
    'Elect a player, who owns this law: in each combat round the owner may roll any of their combat dice again; each of their units that did so and hits with none of the new dice is destroyed.',
  'unconventional-measures':
    'For: everyone who voted for it draws 2 action cards. Against: everyone who voted for it discards all their action cards.',
  'wormhole-reconstruction':
    'For: all systems with an alpha or beta wormhole are adjacent to one another. Against: each player puts a command token from reinforcements into every system with a wormhole and a ship of theirs.',
  'wormhole-research':
    'For: each player with a ship at a wormhole may research a technology; then all ships at alpha and beta wormholes are destroyed. Against: everyone who voted against returns 1 command token to reinforcements.',
};

export const agendas: Readonly<Record<AgendaId, string>> = texts;
