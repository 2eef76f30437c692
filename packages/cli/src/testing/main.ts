/** `orrery` with the test game, as a program of its own: for what only a real process can show. */
import { cli } from '../cli.ts';
import { terminal } from '../terminal.ts';
import { games } from './games.ts';

const io = terminal();
const gamesModule = new URL('./games.ts', import.meta.url).href;
process.exitCode = await cli(process.argv.slice(2), { io, games, gamesModule, testReport: '/nowhere' });
io.close();
