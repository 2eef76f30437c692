/** `npm start`: builds the browser app when that is due, then runs the server. */
import { buildWebIfStale } from './web-build.ts';

buildWebIfStale();
await import('../packages/server/src/main.ts');
