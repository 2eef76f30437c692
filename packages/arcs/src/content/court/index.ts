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

export const courtCards = [
  loyalEngineers,
  miningInterest,
  materialCartel,
  adminUnion,
  constructionUnion,
  fuelCartel,
  loyalPilots,
  gatekeepers,
  shippingInterest,
  spacingUnion,
  armsUnion,
  prisonWardens,
  skirmishers,
  courtEnforcers,
  loyalMarines,
  latticeSpies,
  farseers,
  secretOrder,
  loyalEmpaths,
  silverTongues,
  loyalKeepers,
  swornGuardians,
  elderBroker,
  relicFence,
  galacticBards,
  massUprising,
  populistDemands,
  outrageSpreads,
  songOfFreedom,
  guildStruggle,
  callToAction,
] as const;
