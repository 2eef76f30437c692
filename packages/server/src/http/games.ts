/** What the games are like: options, figures, texts, rules. */
import type { ListedGame } from '@orrery/games';
import { playerCounts } from '@orrery/kernel';
import type { GameFace } from '../protocol/index.ts';
import { Type } from '../protocol/schema.ts';
import { Refusal } from '../refusal.ts';
import { readCatalogue } from './catalogue.ts';
import type { App, Context } from './context.ts';

const Id = Type.String({ pattern: '^[a-z0-9-]{1,20}$' });
const OfGame = Type.Object({ game: Id });
const OfGameAndLanguage = Type.Object({ game: Id, language: Id });

export function gameRoutes(app: App, { games }: Context): void {
  const tags = ['games'];
  const faces: GameFace[] = [...games].map(([id, served]) => ({
    id,
    players: playerCounts(served),
    options: served.options,
    bots: Object.keys(served.bots),
    ...(served.hasWindows && { hasWindows: true as const }),
    guided: guidedFace(served),
  }));
  const catalogues = new Map(
    [...games].map(([id, { catalogue, rulings }]) => [id, [catalogue, ...rulings].flatMap(readCatalogue)]),
  );

  app.get('/api/games', { schema: { tags, summary: 'The games that can be played' } }, async () => ({ games: faces }));

  app.get(
    '/api/content/:game',
    { schema: { tags, summary: 'The figures a game is drawn from', params: OfGame } },
    async ({ params }) => find(games, params.game).tables,
  );

  app.get(
    '/api/messages/:game/:language',
    { schema: { tags, summary: 'The texts of a game, as ICU messages', params: OfGameAndLanguage } },
    async ({ params }) => {
      const { messages } = find(games, params.game);
      return find(new Map(Object.entries(messages)), params.language);
    },
  );

  app.get(
    '/api/rules/:game',
    { schema: { tags, summary: 'The rules of a game', params: OfGame } },
    async ({ params }) => find(catalogues, params.game),
  );
}

function guidedFace({ learning }: ListedGame): GameFace['guided'] {
  return learning === undefined ? null : { options: learning.guided.options, bots: learning.guided.bots };
}

function find<T>(known: ReadonlyMap<string, T>, id: string): T {
  const found = known.get(id);
  if (found === undefined) throw new Refusal('not-found', `there is only: ${[...known.keys()].join(', ')}`);
  return found;
}
