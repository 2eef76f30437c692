/** What units do beyond their figures (content/units.ts). */
import type { Hooks } from '../../hooks.ts';
import type { UnitId } from '../../units.ts';
import { arcSecundus, theAlastor, wrathOfKenara } from './flagships.ts';
import { revival } from './revival.ts';

export const unitHooks: Partial<Record<UnitId, Hooks>> = {
  'infantry-2': revival('infantry-2', 6),
  'spec-ops-2': revival('spec-ops-2', 5),
  'letani-warrior-2': revival('letani-warrior-2', 6),
  'arc-secundus': arcSecundus,
  'wrath-of-kenara': wrathOfKenara,
  'the-alastor': theAlastor,
};
