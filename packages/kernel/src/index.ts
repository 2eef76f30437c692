export * from './advice.ts';
export * from './decision.ts';
export * from './errors.ts';
export * from './game.ts';
export * from './game-package.ts';
export { glimpse } from './glimpse.ts';
export { fingerprint } from './hash.ts';
export { copy, type Json, notPlain } from './json.ts';
export * from './learning.ts';
export { Match } from './match.ts';
export * from './message.ts';
export * from './options.ts';
export * from './player.ts';
export {
  type Chance,
  commitment,
  dealt,
  Keystream,
  type MatchSettings,
  type Random,
  type Seed,
  seedFrom,
  shuffled,
} from './random.ts';
export { type Answer, type Checkpoint, type Mark, parseRecord, type Record } from './record.ts';
export { rehearse } from './rehearse.ts';
export { plainRule } from './rule-text.ts';
export type { Notice } from './saved.ts';
export { below, emit, emitTo, irreversible, shuffle, step } from './services.ts';
export { Snapshots, snapshot } from './snapshot.ts';
export type { NumberedEvent } from './story.ts';
export { type Verdict, verify } from './verify.ts';
export { figuresOfView, isSame, partOfView, type ViewMemory, viewOfStill } from './view.ts';
export { type Ids, type Things, type Vocabulary, vocabulary } from './vocabulary.ts';
