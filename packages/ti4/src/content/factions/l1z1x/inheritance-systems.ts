import { exhaustTechnology, isReady } from '../../../rules/technology.ts';
import type { Waiver } from '../../hooks.ts';
import { needs, type TechnologyCard } from '../../technologies.ts';

/** Exhausted, and for 2 resources, it lets the holder ignore all prerequisites of a technology that they research. */
export const inheritanceSystems: TechnologyCard = {
  colour: 'cybernetic',
  prerequisites: needs({ cybernetic: 2 }),
  modify: { waivers: (ways, g, holder) => (isReady(g, holder, 'inheritance-systems') ? [...ways, inheritance] : ways) },
};

const inheritance: Waiver = {
  source: 'technology/inheritance-systems',
  colour: 'all',
  resources: 2,
  *pay(g, holder) {
    exhaustTechnology(g, holder, 'inheritance-systems');
  },
};
