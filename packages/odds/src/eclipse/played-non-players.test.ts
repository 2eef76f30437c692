import { testAgreement } from './testing/agreement.ts';

testAgreement({
  'ancients, with ships of several sizes against them': {
    attacker:
      '2 interceptor; 1 cruiser: ion-cannon, hull, gauss-shield, electron-computer, nuclear-drive; 1 dreadnought',
    defender: '2 ancient',
  },
  'an advanced guardian that fires missiles first': {
    attacker: '3 cruiser: plasma-cannon, positron-computer, gauss-shield, hull, fusion-drive',
    defender: 'advanced guardian',
  },
  'three players, and the Ancients last': {
    attacker: '2 cruiser',
    defender: '3 interceptor: ion-cannon, hull, nuclear-drive; targets=dreadnought, cruiser',
    others: ['1 dreadnought; species=planta', '1 ancient'],
  },
});
