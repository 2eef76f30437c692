/** Action cards, all of the box: what they are called, when one may be played, and what it does. */
export const actionCards = {
  'name.action-card/ancient-burial-sites': 'Ancient Burial Sites',
  'text.action-card/ancient-burial-sites':
    'When the agenda phase begins: name a player; all their cultural planets are exhausted and give no votes in this phase.',
  'name.action-card/assassinate-representative': 'Assassinate Representative',
  'text.action-card/assassinate-representative':
    'After an agenda is revealed: name a player, who can cast no votes of any kind on it.',
  'name.action-card/bribery': 'Bribery',
  'text.action-card/bribery':
    'After the speaker had their turn to vote, if you voted too: pay any number of trade goods; each adds 1 vote to the outcome you voted for.',
  'name.action-card/bunker': 'Bunker',
  'text.action-card/bunker':
    'When another player begins an invasion in a system with a planet of yours: Bombardment dice against your planets get −4 until the invasion ends.',
  'name.action-card/confusing-legal-text': 'Confusing Legal Text',
  'text.action-card/confusing-legal-text': 'When an agenda elects you: name a player, who is elected in your place.',
  'name.action-card/construction-rider': 'Construction Rider',
  'text.action-card/construction-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, put 1 space dock from reinforcements on a planet you control.',
  'name.action-card/courageous-to-the-end': 'Courageous to the End',
  'text.action-card/courageous-to-the-end':
    "After a ship of yours is destroyed in a space combat: roll 2 dice. For each that reaches that ship's combat value, the opponent picks and destroys one of their ships there.",
  'name.action-card/cripple-defenses': 'Cripple Defenses',
  'text.action-card/cripple-defenses':
    'Action: choose a planet that another player controls; all PDS on it are destroyed.',
  'name.action-card/diplomacy-rider': 'Diplomacy Rider',
  'text.action-card/diplomacy-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, choose a system with a planet you control; all others put a command token from reinforcements there.',
  'name.action-card/direct-hit': 'Direct Hit',
  'text.action-card/direct-hit':
    "After another player's ship uses Sustain Damage against a hit of your units or abilities: that ship is destroyed.",
  'name.action-card/disable': 'Disable',
  'text.action-card/disable':
    "When you begin an invasion in a system with another player's PDS: other players' PDS there have neither Planetary Shield nor Space Cannon until the invasion ends.",
  'name.action-card/distinguished-councilor': 'Distinguished Councilor',
  'text.action-card/distinguished-councilor':
    'Right after you cast votes on an agenda: the outcome you chose gets 5 more.',
  'name.action-card/economic-initiative': 'Economic Initiative',
  'text.action-card/economic-initiative': 'Action: all your exhausted cultural planets become readied.',
  'name.action-card/emergency-repairs': 'Emergency Repairs',
  'text.action-card/emergency-repairs':
    'At the start or end of a round of a combat you take part in: all your damaged units in the active system are repaired.',
  'name.action-card/experimental-battlestation': 'Experimental Battlestation',
  'text.action-card/experimental-battlestation':
    "After another player's ships arrive in a system that has, or is adjacent to, a space dock of yours: that dock fires 3 dice at them in Space Cannon Offense, each hitting on 5 or more.",
  'name.action-card/fighter-prototype': 'Fighter Prototype',
  'text.action-card/fighter-prototype':
    'When the first round of a space combat begins: your fighters get +2 to their combat rolls in that round.',
  'name.action-card/fire-team': 'Fire Team',
  'text.action-card/fire-team':
    'After your ground forces roll in a round of ground combat: roll any of those dice again; the new results count.',
  'name.action-card/flank-speed': 'Flank Speed',
  'text.action-card/flank-speed':
    'After you activate a system: all your ships have +1 move until this tactical action ends.',
  'name.action-card/focused-research': 'Focused Research',
  'text.action-card/focused-research': 'Action: pay 4 trade goods to research a technology; its prerequisites apply.',
  'name.action-card/frontline-deployment': 'Frontline Deployment',
  'text.action-card/frontline-deployment': 'Action: a planet you control receives 3 infantry from your reinforcements.',
  'name.action-card/ghost-ship': 'Ghost Ship',
  'text.action-card/ghost-ship':
    "Action: put a destroyer from reinforcements into a system with a wormhole that is no home system and holds no other player's ships.",
  'name.action-card/imperial-rider': 'Imperial Rider',
  'text.action-card/imperial-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, gain 1 victory point.',
  'name.action-card/in-the-silence-of-space': 'In the Silence of Space',
  'text.action-card/in-the-silence-of-space':
    "After you activate a system: choose a system. In this tactical action your ships that start there may pass through systems with other players' ships.",
  'name.action-card/industrial-initiative': 'Industrial Initiative',
  'text.action-card/industrial-initiative':
    'Action: each industrial planet you control, readied or exhausted, brings you 1 trade good.',
  'name.action-card/infiltrate': 'Infiltrate',
  'text.action-card/infiltrate':
    "When you gain control of a planet: other players' PDS and space docks there are replaced by yours, as far as your reinforcements go, instead of being destroyed.",
  'name.action-card/insubordination': 'Insubordination',
  'text.action-card/insubordination':
    'Action: choose another player, who loses 1 command token from the tactic pool to their reinforcements.',
  'name.action-card/intercept': 'Intercept',
  'text.action-card/intercept': 'After your opponent announces a retreat: they cannot retreat in this round of combat.',
  'name.action-card/leadership-rider': 'Leadership Rider',
  'text.action-card/leadership-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, gain 3 command tokens.',
  'name.action-card/lost-star-chart': 'Lost Star Chart',
  'text.action-card/lost-star-chart':
    'After you activate a system: until this tactical action ends all systems with an alpha or beta wormhole are adjacent to one another.',
  'name.action-card/lucky-shot': 'Lucky Shot',
  'text.action-card/lucky-shot':
    "Action: destroy another player's dreadnought, cruiser or destroyer in a system with a planet you control. Sustain Damage does not help.",
  'name.action-card/maneuvering-jets': 'Maneuvering Jets',
  'text.action-card/maneuvering-jets':
    "Before you assign the hits of another player's Space Cannon roll: cancel 1 of them.",
  'name.action-card/mining-initiative': 'Mining Initiative',
  'text.action-card/mining-initiative':
    'Action: gain as many trade goods as one planet you control has resources. The planet may be exhausted and is not exhausted by this.',
  'name.action-card/morale-boost': 'Morale Boost',
  'text.action-card/morale-boost':
    'When a round of a combat you take part in begins: your units get +1 to their combat rolls in that round.',
  'name.action-card/parley': 'Parley',
  'text.action-card/parley':
    'After another player commits units to a planet you control: those units return to the space area and land nowhere else in this action.',
  'name.action-card/plague': 'Plague',
  'text.action-card/plague':
    'Action: choose a planet of another player and roll a die for each infantry on it; each 6 or more destroys one of them.',
  'name.action-card/political-stability': 'Political Stability',
  'text.action-card/political-stability':
    'When you would return your strategy cards in the status phase: keep them, readied, and choose none in the next strategy phase.',
  'name.action-card/politics-rider': 'Politics Rider',
  'text.action-card/politics-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, draw 3 action cards and become speaker.',
  'name.action-card/public-disgrace': 'Public Disgrace',
  'text.action-card/public-disgrace':
    'When another player chooses a strategy card: they must choose another one, unless no other is left.',
  'name.action-card/reactor-meltdown': 'Reactor Meltdown',
  'text.action-card/reactor-meltdown': 'Action: destroy a space dock of another player that is in no home system.',
  'name.action-card/reparations': 'Reparations',
  'text.action-card/reparations':
    'After another player takes control of a planet from you: exhaust a planet of theirs and ready one of yours.',
  'name.action-card/repeal-law': 'Repeal Law',
  'text.action-card/repeal-law': 'Action: choose any law in play; it is discarded and its effect ends.',
  'name.action-card/rise-of-a-messiah': 'Rise of a Messiah',
  'text.action-card/rise-of-a-messiah':
    'Action: every planet you control receives 1 infantry from your reinforcements.',
  'name.action-card/sabotage': 'Sabotage',
  'text.action-card/sabotage':
    'When an action card of another player is played, but not Sabotage: it is cancelled and discarded, and its costs are not paid.',
  'name.action-card/salvage': 'Salvage',
  'text.action-card/salvage':
    'After you win a space combat: the loser hands you all their commodities, which become trade goods.',
  'name.action-card/shields-holding': 'Shields Holding',
  'text.action-card/shields-holding': 'Before you assign hits to your ships in a space combat: cancel up to 2 of them.',
  'name.action-card/signal-jamming': 'Signal Jamming',
  'text.action-card/signal-jamming':
    'Action: choose another player and a system, no home system, that has or is adjacent to a ship of yours; a command token from their reinforcements is put there.',
  'name.action-card/skilled-retreat': 'Skilled Retreat',
  'text.action-card/skilled-retreat':
    "When a round of space combat begins: move all your ships to an adjacent system without other players' ships, then put a command token from reinforcements there. The combat ends as a draw.",
  'name.action-card/spy': 'Spy',
  'text.action-card/spy': 'Action: choose another player, who gives you one of their action cards at random.',
  'name.action-card/summit': 'Summit',
  'text.action-card/summit': 'When the strategy phase begins: gain 2 command tokens for pools of your choice.',
  'name.action-card/tactical-bombardment': 'Tactical Bombardment',
  'text.action-card/tactical-bombardment':
    "Action: choose a system with a unit of yours that has Bombardment; all other players' planets there are exhausted.",
  'name.action-card/technology-rider': 'Technology Rider',
  'text.action-card/technology-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, research a technology; its prerequisites apply.',
  'name.action-card/trade-rider': 'Trade Rider',
  'text.action-card/trade-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, gain 5 trade goods.',
  'name.action-card/unexpected-action': 'Unexpected Action',
  'text.action-card/unexpected-action':
    'Action: one of your command tokens on the board goes back to your reinforcements.',
  'name.action-card/unstable-planet': 'Unstable Planet',
  'text.action-card/unstable-planet':
    'Action: choose a hazardous planet of another player; it is exhausted, and 3 infantry on it, or all if there are fewer, are destroyed.',
  'name.action-card/upgrade': 'Upgrade',
  'text.action-card/upgrade':
    'After you activate a system with a cruiser of yours: replace that cruiser with a dreadnought from reinforcements.',
  'name.action-card/uprising': 'Uprising',
  'text.action-card/uprising':
    "Action: exhaust another player's readied planet that is in no home system; gain as many trade goods as it has resources.",
  'name.action-card/veto': 'Veto',
  'text.action-card/veto':
    'When an agenda is revealed: it is discarded, and the next one is revealed and voted on instead.',
  'name.action-card/war-effort': 'War Effort',
  'text.action-card/war-effort': 'Action: put a cruiser from reinforcements into a system where you have a ship.',
  'name.action-card/warfare-rider': 'Warfare Rider',
  'text.action-card/warfare-rider':
    'After an agenda is revealed: predict its outcome and do not vote on it. If you are right, put a dreadnought from reinforcements into a system where you have a ship.',
} as const;
