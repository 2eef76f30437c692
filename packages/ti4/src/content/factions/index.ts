/** The factions, one folder each: sheet, abilities, units, technologies and note side by side. */
import type { FactionId, FactionSheet } from '../factions.ts';
import { arborec } from './arborec/index.ts';
import { creuss } from './creuss/index.ts';
import { hacan } from './hacan/index.ts';
import { jolNar } from './jol-nar/index.ts';
import { l1z1x } from './l1z1x/index.ts';
import { letnev } from './letnev/index.ts';
import { mentak } from './mentak/index.ts';
import { muaat } from './muaat/index.ts';
import { naalu } from './naalu/index.ts';
import { nekro } from './nekro/index.ts';
import { saar } from './saar/index.ts';
import { sardakkNorr } from './sardakk-norr/index.ts';
import { sol } from './sol/index.ts';
import { winnu } from './winnu/index.ts';
import { xxcha } from './xxcha/index.ts';
import { yin } from './yin/index.ts';
import { yssaril } from './yssaril/index.ts';

export const factions: Readonly<Record<FactionId, FactionSheet>> = {
  arborec: arborec,
  letnev: letnev,
  saar: saar,
  muaat: muaat,
  hacan: hacan,
  sol: sol,
  creuss: creuss,
  l1z1x: l1z1x,
  mentak: mentak,
  naalu: naalu,
  nekro: nekro,
  'sardakk-norr': sardakkNorr,
  'jol-nar': jolNar,
  winnu: winnu,
  xxcha: xxcha,
  yin: yin,
  yssaril: yssaril,
};
