/** My vacation: it begins and ends when I say so, and at the latest with the days that I have. */

import type { VacationFace } from '../protocol/index.ts';
import { Type } from '../protocol/schema.ts';
import { type App, type Context, needUser } from './context.ts';

const Wanted = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 365 }) }, { additionalProperties: false });

export function vacationRoutes(app: App, { vacations, tables }: Context): void {
  const tags = ['identity'];

  app.get(
    '/api/vacation',
    { schema: { tags, summary: 'My vacation' } },
    (request): Promise<VacationFace> => vacations.of(needUser(request).id),
  );

  app.post(
    '/api/vacation',
    { schema: { tags, summary: 'Go on vacation for so many days', body: Wanted } },
    async (request): Promise<VacationFace> => {
      const { id } = needUser(request);
      await vacations.start(id, request.body.days);
      await tables.restAtTables(id);
      return vacations.of(id);
    },
  );

  app.post('/api/vacation/end', { schema: { tags, summary: 'Come back' } }, async (request): Promise<VacationFace> => {
    const { id } = needUser(request);
    await vacations.end(id);
    await tables.restAtTables(id);
    return vacations.of(id);
  });
}
