export { type Adviser, advise } from './advice.ts';
export { random } from './random.ts';
