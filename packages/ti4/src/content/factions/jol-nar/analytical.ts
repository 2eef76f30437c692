import type { Hooks } from '../../hooks.ts';
import { technology } from '../../technologies.ts';

/** One prerequisite of each technology that is no unit upgrade may be ignored when it is researched. */
export const analytical: Hooks = {
  modify: {
    waivers: (ways, _g, _holder, id) =>
      technology(id).unit === null ? [...ways, { source: 'faction/analytical', colour: 'any', *pay() {} }] : ways,
  },
};
