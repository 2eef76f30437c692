import { greedy } from '../greedy.ts';
import { arcsJudge } from './judge.ts';

export const arcsGreedy = greedy(arcsJudge);
