import { testAgreement } from './testing/agreement.ts';

testAgreement({
  'cannons of all colours, and damage that is divided': {
    attacker:
      '1 dreadnought: antimatter-cannon, ion-cannon, soliton-cannon, gluon-computer, improved-hull, nuclear-drive; 2 interceptor; tech=antimatter-splitter',
    defender:
      '2 cruiser: plasma-cannon, hull, phase-shield, electron-computer; 2 starbase; species=orion; damaged=starbase 1',
  },
  'missiles against missiles, and then nobody can hurt anybody': {
    attacker:
      '2 interceptor: flux-missile, fusion-drive; 1 cruiser: plasma-missile, hull, electron-computer, nuclear-drive',
    defender: '2 cruiser: flux-missile, improved-hull, tachyon-drive; refuge=no',
  },
  'a retreat while starbases hold out': {
    attacker: '3 cruiser: ion-cannon, ion-cannon, electron-computer, hull, nuclear-drive',
    defender: '2 interceptor; 1 dreadnought; 1 starbase; retreat=2',
  },
});
