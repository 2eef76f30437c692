/** What factions are called, all of the box; a faction has a short name (`short`). */
function named(name: string, short: string): string {
  return `{case, select, short {${short}} other {${name}}}`;
}

export const factions = {
  'name.faction/arborec': named('The Arborec', 'Arborec'),
  'name.faction/letnev': named('The Barony of Letnev', 'Letnev'),
  'name.faction/saar': named('The Clan of Saar', 'Saar'),
  'name.faction/muaat': named('The Embers of Muaat', 'Muaat'),
  'name.faction/hacan': named('The Emirates of Hacan', 'Hacan'),
  'name.faction/sol': named('The Federation of Sol', 'Sol'),
  'name.faction/creuss': named('The Ghosts of Creuss', 'Creuss'),
  'name.faction/l1z1x': named('The L1Z1X Mindnet', 'L1Z1X'),
  'name.faction/mentak': named('The Mentak Coalition', 'Mentak'),
  'name.faction/naalu': named('The Naalu Collective', 'Naalu'),
  'name.faction/nekro': named('The Nekro Virus', 'Nekro'),
  'name.faction/sardakk-norr': named("Sardakk N'orr", "N'orr"),
  'name.faction/jol-nar': named('The Universities of Jol-Nar', 'Jol-Nar'),
  'name.faction/winnu': named('The Winnu', 'Winnu'),
  'name.faction/xxcha': named('The Xxcha Kingdom', 'Xxcha'),
  'name.faction/yin': named('The Yin Brotherhood', 'Yin'),
  'name.faction/yssaril': named('The Yssaril Tribes', 'Yssaril'),
} as const;
