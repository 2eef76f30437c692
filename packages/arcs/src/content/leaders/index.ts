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

export const leaders = [
  elder,
  mystic,
  fuelDrinker,
  upstart,
  rebel,
  warrior,
  feastbringer,
  demagogue,
  archivist,
  overseer,
  corsair,
  noble,
  anarchist,
  shaper,
  agitator,
  quartermaster,
] as const;
