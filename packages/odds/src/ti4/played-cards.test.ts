import { testAgreement } from './testing/agreement.ts';

testAgreement({
  'cards and a flagship that binds hits': {
    attacker: { faction: 'l1z1x', space: { flagship: 1, dreadnought: 1 } },
    defender: {
      faction: 'winnu',
      space: { flagship: 1, fighter: 3 },
      cards: ['morale-boost', 'direct-hit', 'shields-holding'],
    },
  },
  'an ambush against a fleet that takes all with it': {
    attacker: { faction: 'mentak', space: { cruiser: 2, carrier: 1 } },
    defender: {
      faction: 'yin',
      space: { flagship: 1, destroyer: 1 },
      technologies: ['impulse-core'],
      uses: ['technology/impulse-core'],
    },
  },
});
