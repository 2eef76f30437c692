import { research } from '../../rules/technology.ts';
import { rider } from './rider.ts';

/** Who was right researches a technology. */
export const technologyRider = rider('technology-rider', research);
