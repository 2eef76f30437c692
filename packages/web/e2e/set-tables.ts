/** Tables of Twilight Imperium that begin in a position which a test has set up; the option `position` of a table names it. */
import { type GameList, games as real } from '@orrery/games';
import type { Ti4, Ti4Config } from '@orrery/ti4';

export interface SetPosition {
  /** Where play goes on. */
  readonly phase: string;
  readonly state: Ti4;
}

export type SetPositions = Readonly<Record<string, SetPosition>>;

/** What a server is started with so that its tables may begin in these positions: its threads read them from a module of their own. */
export function beginningIn(positions: SetPositions): { readonly gamesModule: string } {
  const lines = [
    `import { setGames } from ${JSON.stringify(import.meta.url)};`,
    `export const games = setGames(${JSON.stringify(positions)});`,
  ];
  return { gamesModule: `data:text/javascript,${encodeURIComponent(lines.join('\n'))}` };
}

type SetConfig = Ti4Config & { readonly position: string };

export function setGames(positions: SetPositions): GameList {
  const positionOf = (config: unknown): SetPosition => {
    const { position } = config as SetConfig;
    const found = positions[position];
    if (!found) throw new Error(`there is no position '${position}'`);
    return found;
  };
  return {
    ti4: async () => {
      const listed = await real.ti4();
      const { game } = listed;
      return {
        ...listed,
        game: {
          ...game,
          configure: (input) => {
            const { position, ...others } = input as SetConfig;
            return { ...(game.configure(others) as Ti4Config), position };
          },
          initial: (config) => ({ ...structuredClone(positionOf(config).state), config: config as SetConfig }),
          firstPhase: 'set',
          phases: {
            ...game.phases,
            *set(state) {
              return positionOf((state as Ti4).config).phase;
            },
          },
        },
      };
    },
  };
}
