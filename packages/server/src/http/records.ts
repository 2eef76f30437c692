/** Records: download, import, replay. */
import { commitment } from '@orrery/kernel';
import { TableId } from '../protocol/index.ts';
import { Type } from '../protocol/schema.ts';
import type { App, Context } from './context.ts';
import { addressOf, byNetwork, networkMark } from './network.ts';
import { makerOf } from './tables.ts';
import { Turns } from './turns.ts';

const AtTable = Type.Object({ id: TableId });
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Moment = Type.Object({
  at: Type.Optional(Count),
  event: Type.Optional(Count),
  since: Type.Optional(Count),
  as: Type.Optional(Type.Integer({ minimum: 0, maximum: 7 })),
});
const Import = Type.Object({ record: Type.Object({}) }, { additionalProperties: false });

export function recordRoutes(app: App, { tables, settings }: Context): void {
  const tags = ['records'];
  const config = { rateLimit: { max: settings.limits.importsPerAddress, keyGenerator: byNetwork } };
  const turns = new Turns();

  app.get(
    '/api/tables/:id/record',
    { schema: { tags, summary: 'The record of a finished game; of others only the public part', params: AtTable } },
    async ({ params }, reply) => {
      const table = await tables.find(params.id);
      const { id, state, game, config, seed, answers } = table.row;
      if (state !== 'over') return { game, config, commitment: commitment(seed), answers };
      reply.header('content-disposition', `attachment; filename="orrery-${game}-${id}.json"`);
      return reply.type('application/json').send(await table.play.record());
    },
  );

  app.post(
    '/api/replays',
    { config, bodyLimit: settings.limits.record, schema: { tags, summary: 'Import a finished record', body: Import } },
    async (request, reply) => {
      const maker = makerOf(request);
      const record = JSON.stringify(request.body.record);
      const face = await turns.run(byNetwork(request), () => tables.import(maker, record));
      reply.status(201);
      return face;
    },
  );

  app.get(
    '/api/tables/:id/replay',
    {
      schema: {
        tags,
        summary: 'The table after so many answers, or when an event was told',
        params: AtTable,
        querystring: Moment,
      },
    },
    async (request, reply) => {
      const { params, query, user } = request;
      const { as = null, ...moment } = query;
      const replay = () => tables.replay(params.id, user?.id ?? null, networkMark(addressOf(request)), moment, as);
      const text = await turns.run(byNetwork(request), replay);
      return reply.type('application/json').send(text);
    },
  );
}
