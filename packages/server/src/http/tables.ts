/** The lobby: making, finding, filling and starting tables. */
import type { FastifyRequest } from 'fastify';
import { NewTable, TableId } from '../protocol/index.ts';
import { Type } from '../protocol/schema.ts';
import type { Maker } from '../tables/manager.ts';
import { needOwnSeat } from '../tables/rights.ts';
import { type App, type Context, needUser } from './context.ts';
import { addressOf, byNetwork, networkMark } from './network.ts';

const strict = { additionalProperties: false } as const;
const AtTable = Type.Object({ id: TableId });
const Mine = Type.Object({ mine: Type.Optional(Type.String({ maxLength: 5 })) });
const Seat = Type.Integer({ minimum: 0, maximum: 7 });
const Join = Type.Object(
  { seat: Type.Optional(Seat), invitation: Type.Optional(Type.String({ maxLength: 40 })) },
  strict,
);
const OneSeat = Type.Object({ seat: Seat }, strict);
const Replace = Type.Object({ seat: Seat, yes: Type.Boolean() }, strict);
const PutBot = Type.Object({ seat: Seat, bot: Type.String({ minLength: 1, maxLength: 40 }) }, strict);

/** Who makes something, and from where. */
export function makerOf(request: FastifyRequest): Maker {
  return { user: needUser(request).id, network: networkMark(addressOf(request)) };
}

export function tableRoutes(app: App, { tables, settings }: Context): void {
  const tags = ['tables'];
  const config = { rateLimit: { max: settings.limits.tablesPerAddress, keyGenerator: byNetwork } };

  app.post(
    '/api/tables',
    { config, schema: { tags, summary: 'Make a table', body: NewTable } },
    async (request, reply) => {
      const face = await tables.create(makerOf(request), request.body);
      reply.status(201);
      return face;
    },
  );

  app.get(
    '/api/tables',
    { schema: { tags, summary: 'My tables (mine=1), or listed ones with an open seat', querystring: Mine } },
    async (request) => {
      const isMine = (request.query.mine ?? '') !== '' && request.query.mine !== '0';
      const list = isMine ? tables.mine(needUser(request).id) : tables.listed(request.user?.id ?? null);
      return { tables: await list };
    },
  );

  app.get(
    '/api/tables/:id',
    { schema: { tags, summary: "A table's public face", params: AtTable } },
    async ({ params, user }) => (await tables.find(params.id)).face(user?.id ?? null),
  );

  app.post(
    '/api/tables/:id/join',
    { schema: { tags, summary: 'Take an open seat', params: AtTable, body: Type.Optional(Join) } },
    async (request) => {
      return tables.join(request.params.id, needUser(request).id, request.body ?? {});
    },
  );

  app.get(
    '/api/tables/:id/invitations',
    { schema: { tags, summary: 'Host only: an invitation per open seat', params: AtTable } },
    async (request) => {
      const { id } = needUser(request);
      return { invitations: (await tables.find(request.params.id)).places.invitations(id) };
    },
  );

  app.post(
    '/api/tables/:id/leave',
    { schema: { tags, summary: 'Free my seat before the start', params: AtTable } },
    async (request) => {
      const { id } = needUser(request);
      return (await tables.find(request.params.id)).places.leave(id);
    },
  );

  app.post(
    '/api/tables/:id/bot',
    { schema: { tags, summary: 'Host only: put a bot into an open seat', params: AtTable, body: PutBot } },
    async (request) => {
      const { id } = needUser(request);
      return (await tables.find(request.params.id)).places.putBot(id, request.body.seat, request.body.bot);
    },
  );

  app.post(
    '/api/tables/:id/start',
    { schema: { tags, summary: 'Host only: start, with bots in the open seats', params: AtTable } },
    async (request) => {
      const { id } = needUser(request);
      return (await tables.find(request.params.id)).places.start(id);
    },
  );

  app.post(
    '/api/tables/:id/vacation',
    { schema: { tags, summary: 'Take note of the vacations of those who sit here', params: AtTable } },
    async (request) => {
      const { id } = needUser(request);
      const table = await tables.find(request.params.id);
      needOwnSeat(table.row, id);
      await table.rests.refresh();
      return table.face(id);
    },
  );

  app.post(
    '/api/tables/:id/nudge',
    { schema: { tags, summary: 'Remind somebody who is asked', params: AtTable, body: OneSeat } },
    async (request) => {
      const { id } = needUser(request);
      const table = await tables.find(request.params.id);
      await table.nudges.nudge(id, request.body.seat);
      return table.face(id);
    },
  );

  app.post(
    '/api/tables/:id/replace',
    { schema: { tags, summary: 'Want a bot to play for somebody who is absent', params: AtTable, body: Replace } },
    async (request) => {
      const { id } = needUser(request);
      const table = await tables.find(request.params.id);
      await table.absence.vote(id, request.body.seat, request.body.yes);
      return table.face(id);
    },
  );

  app.post(
    '/api/tables/:id/return',
    { schema: { tags, summary: 'Play my seat again', params: AtTable } },
    async (request) => {
      const { id } = needUser(request);
      const table = await tables.find(request.params.id);
      await table.absence.comeBack(id);
      return table.face(id);
    },
  );

  app.post(
    '/api/tables/:id/resign',
    { schema: { tags, summary: 'A bot plays my seat from now on', params: AtTable } },
    async (request) => {
      const { id } = needUser(request);
      return (await tables.find(request.params.id)).places.resign(id);
    },
  );
}
