import type { Cards } from '../registry.ts';
import { agitator } from './agitator.ts';
import { anarchist } from './anarchist.ts';
import { archivist } from './archivist.ts';
import { corsair } from './corsair.ts';
import { demagogue } from './demagogue.ts';
import { elder } from './elder.ts';
import { feastbringer } from './feastbringer.ts';
import { fuelDrinker } from './fuel-drinker.ts';
import { mystic } from './mystic.ts';
import { noble } from './noble.ts';
import { overseer } from './overseer.ts';
import { quartermaster } from './quartermaster.ts';
import { rebel } from './rebel.ts';
import { shaper } from './shaper.ts';
import { upstart } from './upstart.ts';
import { warrior } from './warrior.ts';

export const leaders: Cards['leaders'] = {
  leader01: elder,
  leader02: mystic,
  leader03: fuelDrinker,
  leader04: upstart,
  leader05: rebel,
  leader06: warrior,
  leader07: feastbringer,
  leader08: demagogue,
  leader09: archivist,
  leader10: overseer,
  leader11: corsair,
  leader12: noble,
  leader13: anarchist,
  leader14: shaper,
  leader15: agitator,
  leader16: quartermaster,
};
