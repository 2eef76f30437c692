import { testAgreement } from './testing/agreement.ts';

testAgreement({
  'a landing under fire': {
    attacker: {
      faction: 'l1z1x',
      space: { dreadnought: 1, carrier: 1, infantry: 3 },
      technologies: ['plasma-scoring'],
    },
    defender: { faction: 'sol', ground: { infantry: 3 }, near: { pds: 1 }, technologies: ['pds-2', 'spec-ops-2'] },
  },
  'fighters and infantry against shields and weaves': {
    attacker: {
      faction: 'naalu',
      space: { flagship: 1, infantry: 2, fighter: 2 },
      uses: ['unit/matriarch'],
      cards: ['fire-team'],
    },
    defender: {
      faction: 'sardakk-norr',
      ground: { infantry: 2, pds: 1 },
      technologies: ['valkyrie-particle-weave', 'magen-defense-grid'],
    },
  },
});
