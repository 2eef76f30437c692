/** Catalogue: components.9, setup.5, setup.8. */
import type { Cluster, SystemId } from './map.ts';

/** Where a seat starts: a city in A, a starport in B, ships in every C. Seat 1, the first initiative holder, is row 0. */
export type StartSystems = { readonly A: SystemId; readonly B: SystemId; readonly C: readonly SystemId[] };

type SetupCardRow<Id extends string> = {
  readonly id: Id;
  readonly name: string;
  readonly players: 2 | 3 | 4;
  /** The card is meant for experienced players. */
  readonly experienced: boolean;
  readonly outOfPlay: readonly Cluster[];
  readonly seats: readonly StartSystems[];
};

// biome-ignore format: a card is a line and each of its seats one more
export const setupCards = [
  { id: '2p-frontiers', name: 'Frontiers', players: 2, experienced: true, outOfPlay: [1, 6], seats: [
    { A: '5-hex', B: '4-hex', C: ['3-gate', '3-hex'] },
    { A: '3-arrow', B: '5-arrow', C: ['5-gate', '4-arrow'] },
  ] },
  { id: '2p-mix-up-1', name: 'Mix Up 1', players: 2, experienced: false, outOfPlay: [2, 5], seats: [
    { A: '4-crescent', B: '3-crescent', C: ['1-gate', '6-arrow'] },
    { A: '6-hex', B: '3-hex', C: ['4-gate', '1-crescent'] },
  ] },
  { id: '2p-homelands', name: 'Homelands', players: 2, experienced: false, outOfPlay: [1, 4], seats: [
    { A: '5-arrow', B: '6-arrow', C: ['5-gate', '5-hex'] },
    { A: '3-hex', B: '3-arrow', C: ['3-gate', '2-arrow'] },
  ] },
  { id: '2p-mix-up-2', name: 'Mix Up 2', players: 2, experienced: false, outOfPlay: [1, 4], seats: [
    { A: '5-crescent', B: '2-arrow', C: ['3-gate', '6-crescent'] },
    { A: '2-crescent', B: '6-arrow', C: ['5-gate', '3-hex'] },
  ] },
  { id: '3p-mix-up', name: 'Mix Up', players: 3, experienced: false, outOfPlay: [1, 4], seats: [
    { A: '3-hex', B: '5-crescent', C: ['2-gate'] },
    { A: '5-hex', B: '2-arrow', C: ['3-gate'] },
    { A: '2-hex', B: '3-arrow', C: ['5-gate'] },
  ] },
  { id: '3p-frontiers', name: 'Frontiers', players: 3, experienced: false, outOfPlay: [2, 3], seats: [
    { A: '1-hex', B: '4-hex', C: ['6-gate'] },
    { A: '5-hex', B: '1-crescent', C: ['5-gate'] },
    { A: '4-crescent', B: '6-arrow', C: ['1-gate'] },
  ] },
  { id: '3p-homelands', name: 'Homelands', players: 3, experienced: false, outOfPlay: [5, 6], seats: [
    { A: '2-hex', B: '3-crescent', C: ['3-gate'] },
    { A: '1-hex', B: '2-arrow', C: ['2-gate'] },
    { A: '1-arrow', B: '4-hex', C: ['4-gate'] },
  ] },
  { id: '3p-core-conflict', name: 'Core Conflict', players: 3, experienced: true, outOfPlay: [3, 6], seats: [
    { A: '1-hex', B: '2-crescent', C: ['1-gate'] },
    { A: '2-hex', B: '1-crescent', C: ['2-gate'] },
    { A: '1-arrow', B: '2-arrow', C: ['4-gate'] },
  ] },
  { id: '4p-mix-up-1', name: 'Mix Up 1', players: 4, experienced: false, outOfPlay: [3], seats: [
    { A: '4-arrow', B: '6-hex', C: ['1-gate'] },
    { A: '4-hex', B: '5-hex', C: ['6-gate'] },
    { A: '5-arrow', B: '1-hex', C: ['4-gate'] },
    { A: '6-arrow', B: '1-arrow', C: ['5-gate'] },
  ] },
  { id: '4p-mix-up-2', name: 'Mix Up 2', players: 4, experienced: false, outOfPlay: [4], seats: [
    { A: '5-hex', B: '3-arrow', C: ['2-gate'] },
    { A: '3-hex', B: '5-crescent', C: ['1-gate'] },
    { A: '2-hex', B: '1-hex', C: ['3-gate'] },
    { A: '1-arrow', B: '2-arrow', C: ['5-gate'] },
  ] },
  { id: '4p-frontiers', name: 'Frontiers', players: 4, experienced: false, outOfPlay: [5], seats: [
    { A: '1-hex', B: '3-crescent', C: ['2-gate'] },
    { A: '2-hex', B: '6-hex', C: ['3-gate'] },
    { A: '4-crescent', B: '2-arrow', C: ['6-gate'] },
    { A: '1-arrow', B: '6-arrow', C: ['4-gate'] },
  ] },
  { id: '4p-mix-up-3', name: 'Mix Up 3', players: 4, experienced: false, outOfPlay: [6], seats: [
    { A: '3-hex', B: '5-crescent', C: ['1-gate'] },
    { A: '1-arrow', B: '3-arrow', C: ['2-gate'] },
    { A: '1-hex', B: '4-hex', C: ['3-gate'] },
    { A: '4-arrow', B: '2-crescent', C: ['5-gate'] },
  ] },
] as const satisfies readonly SetupCardRow<string>[];

export type SetupCardId = (typeof setupCards)[number]['id'];
export type SetupCard = SetupCardRow<SetupCardId>;

export const setupCardById = Object.fromEntries<SetupCard>(setupCards.map((row) => [row.id, row])) as Record<
  SetupCardId,
  SetupCard
>;
