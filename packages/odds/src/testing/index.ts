/** For benchmarks: battles played out by the rules. */
export { playedOut as playedEclipse } from '../eclipse/testing/played.ts';
export { playedOut } from '../ti4/testing/played.ts';
