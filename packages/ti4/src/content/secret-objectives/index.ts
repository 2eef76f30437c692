import type { SecretObjective, SecretObjectiveId } from '../secret-objectives.ts';
import { destroyTheirGreatestShip } from './destroy-their-greatest-ship.ts';
import { makeAnExampleOfTheirWorld } from './make-an-example-of-their-world.ts';
import { sparkARebellion } from './spark-a-rebellion.ts';
import { statusPhase } from './status-phase.ts';
import { turnTheirFleetsToDust } from './turn-their-fleets-to-dust.ts';
import { unveilFlagship } from './unveil-flagship.ts';

export const secretObjectives: { readonly [id in SecretObjectiveId]?: SecretObjective } = {
  ...statusPhase,
  'destroy-their-greatest-ship': destroyTheirGreatestShip,
  'make-an-example-of-their-world': makeAnExampleOfTheirWorld,
  'spark-a-rebellion': sparkARebellion,
  'turn-their-fleets-to-dust': turnTheirFleetsToDust,
  'unveil-flagship': unveilFlagship,
};
