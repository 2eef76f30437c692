import type { Cards } from '../registry.ts';
import { adminUnion } from './admin-union.ts';
import { armsUnion } from './arms-union.ts';
import { callToAction } from './call-to-action.ts';
import { constructionUnion } from './construction-union.ts';
import { courtEnforcers } from './court-enforcers.ts';
import { elderBroker } from './elder-broker.ts';
import { farseers } from './farseers.ts';
import { fuelCartel } from './fuel-cartel.ts';
import { galacticBards } from './galactic-bards.ts';
import { gatekeepers } from './gatekeepers.ts';
import { guildStruggle } from './guild-struggle.ts';
import { latticeSpies } from './lattice-spies.ts';
import { loyalEmpaths } from './loyal-empaths.ts';
import { loyalEngineers } from './loyal-engineers.ts';
import { loyalKeepers } from './loyal-keepers.ts';
import { loyalMarines } from './loyal-marines.ts';
import { loyalPilots } from './loyal-pilots.ts';
import { massUprising } from './mass-uprising.ts';
import { materialCartel } from './material-cartel.ts';
import { miningInterest } from './mining-interest.ts';
import { outrageSpreads } from './outrage-spreads.ts';
import { populistDemands } from './populist-demands.ts';
import { prisonWardens } from './prison-wardens.ts';
import { relicFence } from './relic-fence.ts';
import { secretOrder } from './secret-order.ts';
import { shippingInterest } from './shipping-interest.ts';
import { silverTongues } from './silver-tongues.ts';
import { skirmishers } from './skirmishers.ts';
import { songOfFreedom } from './song-of-freedom.ts';
import { spacingUnion } from './spacing-union.ts';
import { swornGuardians } from './sworn-guardians.ts';

export const courtCards: Cards['courtCards'] = {
  bc01: loyalEngineers,
  bc02: miningInterest,
  bc03: materialCartel,
  bc04: adminUnion,
  bc05: constructionUnion,
  bc06: fuelCartel,
  bc07: loyalPilots,
  bc08: gatekeepers,
  bc09: shippingInterest,
  bc10: spacingUnion,
  bc11: armsUnion,
  bc12: prisonWardens,
  bc13: skirmishers,
  bc14: courtEnforcers,
  bc15: loyalMarines,
  bc16: latticeSpies,
  bc17: farseers,
  bc18: secretOrder,
  bc19: loyalEmpaths,
  bc20: silverTongues,
  bc21: loyalKeepers,
  bc22: swornGuardians,
  bc23: elderBroker,
  bc24: relicFence,
  bc25: galacticBards,
  bc26: massUprising,
  bc27: populistDemands,
  bc28: outrageSpreads,
  bc29: songOfFreedom,
  bc30: guildStruggle,
  bc31: callToAction,
};
