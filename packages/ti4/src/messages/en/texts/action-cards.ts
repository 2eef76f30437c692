/** What action cards say: when one may be played, and what it does. */
import type { ActionCardId } from '../../../content/action-cards.ts';

const texts = {
  'ancient-burial-sites':
    'When the agenda phase begins: name a player; all their cultural planets are exhausted and give no votes in this phase.',
  'assassinate-representative': 'After an agenda is revealed: name a player, who can cast no votes of any kind on it.',
  bribery:
    'After the speaker had their turn to vote, if you voted too: pay any number of trade goods; each adds 1 vote to the outcome you voted for.',
  bunker:
    'When another player begins an invasion in a system with a planet of yours: Bombardment dice against your planets get −4 until the invasion ends.',
  'confusing-legal-text': 'When an agenda elects you: name a player, who is elected in your place.',
  'construction-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, put 1 space dock from reinforcements on a planet you control.',
  'courageous-to-the-end':
    "After a ship of yours is destroyed in a space combat: roll 2 dice. For each that reaches that ship's combat value, the opponent picks and destroys one of their ships there.",
  'cripple-defenses': 'Action: choose a planet that another player controls; all PDS on it are destroyed.',
  'diplomacy-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, choose a system with a planet you control; all others put a command token from reinforcements there.',
  'direct-hit':
    "After another player's ship uses Sustain Damage against a hit of your units or abilities: that ship is destroyed.",
  disable:
    "When you begin an invasion in a system with another player's PDS: other players' PDS there have neither Planetary Shield nor Space Cannon until the invasion ends.",
  'distinguished-councilor': 'Right after you cast votes on an agenda: the outcome you chose gets 5 more.',
  'economic-initiative': 'Action: all your exhausted cultural planets become readied.',
  'emergency-repairs':
    'At the start or end of a round of a combat you take part in: all your damaged units in the active system are repaired.',
  'experimental-battlestation':
    "After another player's ships arrive in a system that has, or is adjacent to, a space dock of yours: that dock fires 3 dice at them in Space Cannon Offense, each hitting on 5 or more.",
  'fighter-prototype':
    'When the first round of a space combat begins: your fighters get +2 to their combat rolls in that round.',
  'fire-team':
    'After your ground forces roll in a round of ground combat: roll any of those dice again; the new results count.',
  'flank-speed': 'After you activate a system: all your ships have +1 move until this tactical action ends.',
  'focused-research': 'Action: pay 4 trade goods to research a technology; its prerequisites apply.',
  'frontline-deployment': 'Action: a planet you control receives 3 infantry from your reinforcements.',
  'ghost-ship':
    "Action: put a destroyer from reinforcements into a system with a wormhole that is no home system and holds no other player's ships.",
  'imperial-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, gain 1 victory point.',
  'in-the-silence-of-space':
    "After you activate a system: choose a system. In this tactical action your ships that start there may pass through systems with other players' ships.",
  'industrial-initiative': 'Action: each industrial planet you control, readied or exhausted, brings you 1 trade good.',
  infiltrate:
    "When you gain control of a planet: other players' PDS and space docks there are replaced by yours, as far as your reinforcements go, instead of being destroyed.",
  insubordination:
    'Action: choose another player, who loses 1 command token from the tactic pool to their reinforcements.',
  intercept: 'After your opponent announces a retreat: they cannot retreat in this round of combat.',
  'leadership-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, gain 3 command tokens.',
  'lost-star-chart':
    'After you activate a system: until this tactical action ends all systems with an alpha or beta wormhole are adjacent to one another.',
  'lucky-shot':
    "Action: destroy another player's dreadnought, cruiser or destroyer in a system with a planet you control. Sustain Damage does not help.",
  'maneuvering-jets': "Before you assign the hits of another player's Space Cannon roll: cancel 1 of them.",
  'mining-initiative':
    'Action: gain as many trade goods as one planet you control has resources. The planet may be exhausted and is not exhausted by this.',
  'morale-boost':
    'When a round of a combat you take part in begins: your units get +1 to their combat rolls in that round.',
  parley:
    'After another player commits units to a planet you control: those units return to the space area and land nowhere else in this action.',
  plague:
    'Action: choose a planet of another player and roll a die for each infantry on it; each 6 or more destroys one of them.',
  'political-stability':
    'When you would return your strategy cards in the status phase: keep them, readied, and choose none in the next strategy phase.',
  'politics-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, draw 3 action cards and become speaker.',
  'public-disgrace':
    'When another player chooses a strategy card: they must choose another one, unless no other is left.',
  'reactor-meltdown': 'Action: destroy a space dock of another player that is in no home system.',
  reparations:
    'After another player takes control of a planet from you: exhaust a planet of theirs and ready one of yours.',
  'repeal-law': 'Action: choose any law in play; it is discarded and its effect ends.',
  'rise-of-a-messiah': 'Action: every planet you control receives 1 infantry from your reinforcements.',
  sabotage:
    'When an action card of another player is played, but not Sabotage: it is cancelled and discarded, and its costs are not paid.',
  salvage: 'After you win a space combat: the loser hands you all their commodities, which become trade goods.',
  'shields-holding': 'Before you assign hits to your ships in a space combat: cancel up to 2 of them.',
  'signal-jamming':
    'Action: choose another player and a system, no home system, that has or is adjacent to a ship of yours; a command token from their reinforcements is put there.',
  'skilled-retreat':
    "When a round of space combat begins: move all your ships to an adjacent system without other players' ships, then put a command token from reinforcements there. The combat ends as a draw.",
  spy: 'Action: choose another player, who gives you one of their action cards at random.',
  summit: 'When the strategy phase begins: gain 2 command tokens for pools of your choice.',
  'tactical-bombardment':
    "Action: choose a system with a unit of yours that has Bombardment; all other players' planets there are exhausted.",
  'technology-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, research a technology; its prerequisites apply.',
  'trade-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, gain 5 trade goods.',
  'unexpected-action': 'Action: one of your command tokens on the board goes back to your reinforcements.',
  'unstable-planet':
    'Action: choose a hazardous planet of another player; it is exhausted, and 3 infantry on it, or all if there are fewer, are destroyed.',
  upgrade:
    'After you activate a system with a cruiser of yours: replace that cruiser with a dreadnought from reinforcements.',
  uprising:
    "Action: exhaust another player's readied planet that is in no home system; gain as many trade goods as it has resources.",
  veto: 'When an agenda is revealed: it is discarded, and the next one is revealed and voted on instead.',
  'war-effort': 'Action: put a cruiser from reinforcements into a system where you have a ship.',
  'warfare-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, put a dreadnought from reinforcements into a system where you have a ship.',
};

export const actionCards: Readonly<Record<ActionCardId, string>> = texts;
