/** Exact odds of battles, against playing the same battles 20,000 times with our own engine. */

import { type EclipseBattle, oddsOf as eclipseOdds, parseEclipseBattle } from '@orrery/odds/eclipse';
import { playedEclipse, playedOut } from '@orrery/odds/testing';
import { type Battle, oddsOf } from '@orrery/odds/ti4';
import { compare, type Effort, type Result, result, type Work } from './measure.ts';

const ordinary: Battle = {
  attacker: { faction: 'xxcha', space: { dreadnought: 2, cruiser: 2, carrier: 2, fighter: 6 } },
  defender: { faction: 'yssaril', space: { dreadnought: 3, cruiser: 2, carrier: 1, destroyer: 1, fighter: 5 } },
};

const everything = { flagship: 1, 'war-sun': 2, dreadnought: 5, cruiser: 4, destroyer: 4, carrier: 4, fighter: 20 };
const largest: Battle = {
  attacker: { faction: 'muaat', space: everything },
  defender: { faction: 'yssaril', space: everything },
};

/** Ships with cannons of three colours, missiles, and shields of three strengths. */
function armada(interceptors: number, cruisers: number, dreadnoughts: number, starbases: number): string {
  return [
    `${interceptors} interceptor: ion-cannon, plasma-cannon, fusion-drive`,
    `${cruisers} cruiser: plasma-cannon, positron-computer, improved-hull, gauss-shield, antimatter-cannon, fusion-drive`,
    `${dreadnoughts} dreadnought: antimatter-cannon, antimatter-cannon, gluon-computer, improved-hull, improved-hull, phase-shield, plasma-missile, tachyon-drive`,
    `${starbases} starbase: plasma-cannon, improved-hull, ion-cannon, gauss-shield, gauss-shield`,
  ].join(';');
}

const ordinaryEclipse = parseEclipseBattle({ attacker: armada(3, 2, 1, 0), defender: armada(2, 2, 1, 1) });
const largestEclipse = parseEclipseBattle({ attacker: armada(8, 4, 2, 0), defender: armada(8, 4, 2, 4) });

const playedTimes = 100;

function exactly(battle: Battle): Work {
  return () => {
    oddsOf(battle);
    return 1;
  };
}

function exactlyEclipse(battle: EclipseBattle): Work {
  return () => {
    eclipseOdds(battle);
    return 1;
  };
}

export const works: { readonly [name: string]: Work } = {
  exact: exactly(ordinary),
  largest: exactly(largest),
  /** As a share of the 20,000 battles that one answer would need. */
  played() {
    playedOut(ordinary, false, playedTimes);
    return playedTimes / 20_000;
  },
  exactEclipse: exactlyEclipse(ordinaryEclipse),
  largestEclipse: exactlyEclipse(largestEclipse),
  playedEclipse() {
    playedEclipse(ordinaryEclipse, playedTimes);
    return playedTimes / 20_000;
  },
};

export async function measure(effort: Effort): Promise<Result[]> {
  const module = import.meta.url;
  const against = await compare('odds', module, ['exact', 'played'], effort);
  const sizes = await compare('odds, largest fleets', module, ['exact', 'largest'], effort);
  const eclipse = await compare('odds, Eclipse', module, ['exactEclipse', 'playedEclipse'], effort);
  const eclipseSizes = await compare(
    'odds, Eclipse, largest fleets',
    module,
    ['exactEclipse', 'largestEclipse'],
    effort,
  );
  return [
    result('odds', 'exact answer : 20,000 battles played', against.ratio, 'at least', 1000, {
      'exact ms': 1000 / against.speeds[0],
      'played ms': 1000 / against.speeds[1],
      states: oddsOf(ordinary).states,
    }),
    result('odds, largest fleets', 'time for 40 against 40 units : an ordinary battle', sizes.ratio, 'at most', 50, {
      'ordinary ms': 1000 / sizes.speeds[0],
      'largest ms': 1000 / sizes.speeds[1],
      states: oddsOf(largest).states,
    }),
    result('odds, Eclipse', 'exact answer : 20,000 battles played', eclipse.ratio, 'at least', 1000, {
      'exact ms': 1000 / eclipse.speeds[0],
      'played ms': 1000 / eclipse.speeds[1],
      states: eclipseOdds(ordinaryEclipse).states,
    }),
    result(
      'odds, Eclipse, largest fleets',
      'time for 18 against 14 ships : an ordinary battle',
      eclipseSizes.ratio,
      'at most',
      50,
      {
        'ordinary ms': 1000 / eclipseSizes.speeds[0],
        'largest ms': 1000 / eclipseSizes.speeds[1],
        states: eclipseOdds(largestEclipse).states,
      },
    ),
  ];
}
