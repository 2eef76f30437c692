/** Lore: names (`name.card/<id>`), texts (`text.card/<id>`), names of abilities (`name.ability/<id>`), prompts, labels and events. */
export const lore = {
  'name.card/lore01': 'Tool-Priests',
  'text.card/lore01':
    'Summon (instead of Build): Build 1 ship in the system of any city, of any color, that the holder controls.',
  'name.ability/summon': 'Summon',
  'name.card/lore02': 'Galactic Rifles',
  'text.card/lore02':
    'Fire Rifles (instead of Battle): Choose a system with own fresh ships and collect one skirmish die for each of them (at most 6); choose a Rival in an adjacent system, roll, and deal one hit per hit symbol, ships before buildings.',
  'name.ability/fire-rifles': 'Fire Rifles',
  'arcs.rifles': 'From where do you fire?',
  'arcs.rifles.from': 'Fire from {system} with {count, plural, one {# die} other {# dice}}',
  'arcs.rifles.at': 'At whom do you fire from {from}?',
  'arcs.rifles.target': 'Fire at {defender} at {system}',
  'arcs.rifles.fired': '{attacker} fires from {from} at {defender} at {system}',
  'name.card/lore03': 'Sprinter Drives',
  'text.card/lore03': 'After a move of own fresh ships, one group of them may move one more time.',
  'arcs.sprint': 'Ships that moved may move once more: which?',
  'arcs.sprint.from': '{count, plural, one {The ship moves} other {# ships move}} on from {system}',
  'arcs.sprint.none': 'None moves on',
  'name.card/lore04': 'Mirror Plating',
  'text.card/lore04':
    'When the holder defends and the attacker rolled any assault die, one intercept is added to the result.',
  'name.card/lore05': 'Hidden Harbors',
  'text.card/lore05':
    'Ships built by the holder are always placed fresh. While the holder defends with a fresh starport in the battle system, the attacker cannot collect raid dice.',
  'name.card/lore06': 'Signal Breaker',
  'text.card/lore06':
    'When the holder attacks and all own ships in the battle system were fresh at the start of the battle, one rolled intercept is ignored.',
  'name.card/lore07': 'Repair Drones',
  'text.card/lore07': 'After a battle in which the holder attacked, repair 1 own attacking ship.',
  'name.card/lore08': 'Gate Ports',
  'text.card/lore08':
    'The holder may build starports on gates, at most one per gate. When a Rival moves ships into a gate that the holder controls and where the holder has a fresh starport, take 1 agent of that Rival as a Captive.',
  'name.card/lore09': 'Cloud Cities',
  'text.card/lore09':
    'The holder may build a city on a planet outside its building slots, at most one such city per planet, by additionally spending 1 token of the planet type.',
  'name.card/lore10': 'Living Structures',
  'text.card/lore10':
    'Nurture (instead of Build): Tax one own city, which a city or slot taxed as if it were Loyal is not. Prune (instead of Repair): Replace an own starport standing in a building slot with an own city, or the reverse; damage state is kept.',
  'name.ability/nurture': 'Nurture',
  'name.ability/prune': 'Prune',
  'arcs.prune': 'Which building do you replace?',
  'arcs.prune.building':
    'Replace the {old} at {system}{nth, plural, =0 {} =1 { (the first)} =2 { (the second)} other { (the third)}} by {kind, name, indefinite}',
  'name.card/lore11': 'Gate Stations',
  'text.card/lore11':
    'The holder may build cities on gates, at most one per gate. A city on a gate has the planet types of all cities in its cluster: taxing it gives 1 resource of one of these types, destroying it provokes Outrage of all of them.',
  'name.card/lore12': 'Railgun Arrays',
  'text.card/lore12':
    'When the holder defends with at least one fresh ship, the attacker takes 1 hit before collecting dice.',
  'name.card/lore13': 'Ancient Holdings',
  'text.card/lore13':
    'The card is one extra resource slot with raid cost 4; a token on it can be spent and counts for ambitions.',
  'name.card/lore14': 'Seeker Torpedoes',
  'text.card/lore14':
    'When the holder attacks, after the roll up to one assault die per own fresh attacking ship may be rerolled.',
  'name.card/lore15': 'Predictive Sensors',
  'text.card/lore15':
    'When the holder defends, before dice are collected, any number of own fresh ships may move into the battle system from systems adjacent to it.',
  'arcs.sensors': 'Do you bring fresh ships to {system}?',
  'arcs.sensors.bring': 'Bring {count, plural, one {# fresh ship} other {# fresh ships}} from {system}',
  'arcs.sensors.done': 'Bring no more ships',
  'name.card/lore16': 'Force Beams',
  'text.card/lore16':
    'Guide (instead of Move): Move any number of ships of any colors from a system with an own fresh starport to an adjacent system, or from an adjacent system to it, ignoring move modifiers.',
  'name.ability/guide': 'Guide',
  'arcs.guide': 'From where to where do you guide ships?',
  'arcs.guide.none': 'None of them',
  'arcs.guide.ships': 'Which ships of {owner} do you guide?',
  'arcs.guide.way': 'Guide ships from {from} to {to}',
  'arcs.guided': '{seat} guides {count, plural, one {# ship} other {# ships}} of {owner} from {from} to {to}',
  'name.card/lore17': 'Raider Exosuits',
  'text.card/lore17':
    'When the holder attacks and the defender has no building in the battle system, up to 1 of the collected dice may be a raid die.',
  'name.card/lore18': 'Survival Overrides',
  'text.card/lore18':
    'Martyr (instead of Move): Destroy 1 own fresh ship to destroy 1 Rival ship in the same system and take it as a Trophy; the own ship returns to its supply.',
  'name.ability/martyr': 'Martyr',
  'arcs.martyr': 'Where do you destroy a fresh ship of yours?',
  'arcs.martyr.at': 'Destroy a fresh ship of yours at {system}',
  'arcs.martyr.damaged': 'Destroy a damaged ship of {owner}',
  'arcs.martyr.fresh': 'Destroy a fresh ship of {owner}',
  'arcs.martyr.victim': 'Which Rival ship at {system} is destroyed with it?',
  'name.card/lore19': "Empath's Vision",
  'text.card/lore19':
    'While Empath is declared, the holder may once reroll any number of the dice of each roll the holder makes. Discard the card: remove the own Outrage on Psionic (the agents return to supply).',
  'name.card/lore20': "Empath's Bond",
  'text.card/lore20':
    'While Empath is declared, the holder may tax any Rival city and build ships at, or Catapult from, any Rival starport as if it were Loyal. No Captive is taken; ships built where a Rival controls the system are damaged.',
  'name.card/lore21': "Keeper's Trust",
  'text.card/lore21':
    'While Keeper is declared, a Rival cannot steal from the holder a resource of a type that Rival already has. Discard the card: remove the own Outrage on Relic (the agents return to supply).',
  'name.card/lore22': "Keeper's Solidarity",
  'text.card/lore22':
    "While Keeper is declared, a Guild card of the holder is safe from stealing as long as the holder has a resource of that card's suit.",
  'name.card/lore23': "Warlord's Cruelty",
  'text.card/lore23':
    'While Warlord is declared, the holder may tax cities already taxed this turn. Discard the card: remove the own Outrage on Weapon (the agents return to supply).',
  'name.card/lore24': "Warlord's Terror",
  'text.card/lore24':
    'While Warlord is declared, return any number of own Trophies to their owners; take one Influence for each.',
  'name.ability/influence-for-trophy': 'return a Trophy to Influence',
  'arcs.trophy.return': 'Which Trophy do you return?',
  'arcs.trophy.return.of': 'Return {kind, name, indefinite} to {owner}',
  'arcs.trophy.returned': '{seat} returns {kind, name, indefinite} to {owner}',
  'name.card/lore25': "Tyrant's Ego",
  'text.card/lore25':
    'While Tyrant is declared, return any number of own Captives to their owners; take one Secure for each. Discard the card: remove the own Outrage on Weapon (the agents return to supply).',
  'name.ability/secure-for-captive': 'return a Captive to Secure',
  'arcs.captive.return': 'Which Captive do you return?',
  'arcs.captive.return.of': 'Return an agent of {owner}',
  'name.card/lore26': "Tyrant's Authority",
  'text.card/lore26':
    "Annex (instead of Build): While Tyrant is declared, replace a Rival city or starport that the holder controls with an own building of the same kind; a replaced city returns to its owner's board.",
  'name.ability/annex': 'Annex',
  'arcs.annex': 'Which building do you annex?',
  'arcs.annex.building':
    'Replace the {kind} of {owner} at {system}{nth, plural, =0 {} =1 { (the first)} =2 { (the second)} other { (the third)}} by one of yours',
  'name.card/lore27': "Tycoon's Ambition",
  'text.card/lore27':
    'While Tycoon is declared and before any other action, discard all own Material and Fuel tokens to declare one ambition that has no marker yet; the zero marker is not used.',
  'name.ability/declare-another': 'declare one more ambition',
  'name.card/lore28': "Tycoon's Charm",
  'text.card/lore28':
    'While Tycoon is declared, exchange Material and Fuel tokens one for one with the supply for resources of any type. Discard the card: remove the own Outrage on Material and Fuel (the agents return to supply).',
  'name.ability/exchange': 'exchange a token',
  'arcs.exchange': 'Which token do you exchange?',
  'arcs.exchange.for': 'For what?',
  'name.ability/end-outrage': 'discard it to end Outrage',
  'arcs.lore.discarded': '{seat} discards {card}',
} as const;
