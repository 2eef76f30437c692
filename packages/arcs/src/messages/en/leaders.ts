/** Leaders: names (`name.card/<id>`), texts (`text.card/<id>`), names of abilities (`name.ability/<id>`), prompts, labels and events. */
export const leaders = {
  'name.card/leader01': 'Elder',
  'text.card/leader01':
    'Beloved: After defending in a battle in which the attacker took at least one Trophy, may take an Influence. Rivals do not ransack the Court when battling this player. Just: When scoring Tyrant: no Power for second place; first place is worth the second-place value and brings no city bonus.',
  'name.card/leader02': 'Mystic',
  'text.card/leader02':
    'Attuned: When the pip of a Copy or Pivot is used to tax, also gain 1 Psionic in addition to the taxed resource. Cryptic: Start with one own agent on the Material Outrage icon and one on the Fuel Outrage icon.',
  'name.card/leader03': 'Fuel-Drinker',
  'text.card/leader03':
    'Insatiable: When the pip of a Copy or Pivot is used to tax, also gain 1 Fuel in addition to the taxed resource. Lavish: If Tycoon was scored, discard all own Fuel tokens.',
  'name.card/leader04': 'Upstart',
  'text.card/leader04':
    'Ambitious: On declaring an ambition, may gain 1 resource of any type. Callow: Cannot tax any city, own cities included, in a system this player does not control.',
  'name.card/leader05': 'Rebel',
  'text.card/leader05':
    'Committed: When attacking, collect 2 dice in addition to the usual dice; this is mandatory. Disorganized: No single move may take more than 2 ships.',
  'name.card/leader06': 'Warrior',
  'text.card/leader06':
    'Tactical: When the pip of a Copy or Pivot is used to battle, may also take one Move before or after that battle. Violent: When scoring Empath: no Power for second place; first place is worth the second-place value and brings no city bonus.',
  'name.card/leader07': 'Feastbringer',
  'text.card/leader07':
    'Charismatic: When the pip of a Copy or Pivot is used to secure, may also Influence once before or after it. Generous: Declaring an ambition costs giving 1 own Guild card to the Rival with the least Power.',
  'name.card/leader08': 'Demagogue',
  'text.card/leader08':
    'Bold: On declaring an ambition, may add one agent to any of the Court cards, at most one per card. Paranoid: Cannot secure a Guild card with exactly 1 own agent on it; Vox cards and ransacking are exempt.',
  'name.card/leader09': 'Archivist',
  'text.card/leader09':
    'Learned: After setup draw 5 unused lore cards, keep 2 and scrap 3. Academic: When scoring Tycoon: no Power for second place; first place is worth the second-place value and brings no city bonus.',
  'name.card/leader10': 'Overseer',
  'text.card/leader10':
    'Ruthless: Once per turn, when taxing a city or building a ship at a starport, may hit that building to repeat the action with it at no pip. Destroying an own city this way provokes Outrage; destroying a Rival city provokes Outrage and ransacks. Hated: Scrap 2 own ships and 3 own agents.',
  'name.card/leader11': 'Corsair',
  'text.card/leader11':
    'Tricky: When attacking, may reroll raid dice, at most as many as the number of different resource types this player has. Wary: When attacking, the number of assault dice may not exceed the number of skirmish dice.',
  'name.card/leader12': 'Noble',
  'text.card/leader12':
    'Connected: On declaring an ambition that had no marker yet, reveal the next card of the Court deck and secure it; its Prelude ability cannot be used now. Influential: When the pip of a Copy or Pivot is used to influence, may influence a second time. Proud: Gains Power from an ambition only for untied first place.',
  'name.card/leader13': 'Anarchist',
  'text.card/leader13':
    'Decentralized: Scrap the two leftmost cities from the own board (their slots stay uncovered). Inspiring: In systems with own ships may tax Rival cities without control, and may tax empty building slots as if they were own cities. Principled: Cannot tax own cities.',
  'name.card/leader14': 'Shaper',
  'text.card/leader14':
    'Mythic: After taxing a city may put one own token on that planet: its planet type becomes that resource for good and cannot be changed again by this ability. Ancient: Cannot Catapult from starports but may Catapult from any gate.',
  'name.card/leader15': 'Agitator',
  'text.card/leader15':
    'Firebrand: When the pip of a Copy or Pivot is used to tax, also gain 1 Weapon in addition to the taxed resource. Irregular: When an attacking Rival is intercepted by this player, fresh ships deal no hits; instead the attacker takes 1 hit per Weapon icon of this player (tokens and Guild cards), then this player discards 1 Weapon token.',
  'name.card/leader16': 'Quartermaster',
  'text.card/leader16':
    'Resilient: After any battle this player took part in, repair 1 own ship in the battle system for each starport, of any color, that this player controls on the map. Greedy: Start with one own agent on the Material Outrage icon.',
  'arcs.leader.ambitious': 'Ambitious: which resource do you gain?',
  'arcs.leader.ambitious.none': 'Gain nothing',
  'arcs.leader.beloved': 'Beloved: do you take an Influence?',
  'arcs.leader.bold': 'Bold: to which card do you add an agent?',
  'arcs.leader.bold.done': 'Add no more agents',
  'arcs.leader.generous': 'Generous: which Guild card do you give to {rival}?',
  'arcs.leader.generous.give': 'Give {card}',
  'arcs.leader.generous.given': '{seat} gives {card} to {rival}',
  'arcs.leader.irregular': 'Irregular: which Weapon do you discard?',
  'arcs.leader.learned': 'Learned: which lore do you keep?',
  'arcs.leader.learned.drawn': '{seat} draws {lore}',
  'arcs.leader.learned.keep': 'Keep {card}',
  'arcs.leader.learned.kept': '{seat} keeps {card}',
  'arcs.leader.mythic': 'Mythic: which token do you put on {system} to change its type?',
  'arcs.leader.mythic.none': 'Put no token down',
  'arcs.leader.mythic.shaped': '{seat} makes {system} a planet of {resource}',
  'arcs.leader.mythic.supply': 'Put down 1 {resource} from the supply on your card',
  'arcs.leader.outraged': '{seat} starts with Outrage: {resource}',
  'arcs.leader.ruthless': 'Ruthless: do you hit the {kind} at {system} to use it once more?',
} as const;
