/** The calls of the lobby (docs/protocol.md), by what they do. */
import type {
  GameFace,
  GameJson,
  Invitation,
  LinkFace,
  NewTable,
  NotificationsFace,
  PushWish,
  ReplayFace,
  ReplayMoment,
  RuleTopic,
  SessionFace,
  TableFace,
  Timing,
  VacationFace,
} from '@orrery/server/protocol';
import { call } from './client.ts';

export const getSession = () => call<SessionFace>('GET', '/session');
export const makeSession = () => call<SessionFace>('POST', '/session');
export const rename = (name: string) => call<SessionFace>('PATCH', '/session', { name });
export const keepAccount = (login: string, password: string) =>
  call<SessionFace>('POST', '/account', { login, password });
export const logIn = (login: string, password: string) => call<SessionFace>('POST', '/login', { login, password });
export const logOut = (everywhere = false) => call<unknown>('POST', '/logout', { everywhere });
export const changePassword = (old: string, password: string) =>
  call<SessionFace>('POST', '/account/password', { old, password });
export const deleteAccount = (password: string) => call<unknown>('POST', '/account/delete', { password });

export const getVacation = () => call<VacationFace>('GET', '/vacation');
export const startVacation = (days: number) => call<VacationFace>('POST', '/vacation', { days });
export const endVacation = () => call<VacationFace>('POST', '/vacation/end');
export const getNotifications = () => call<NotificationsFace>('GET', '/notifications');
export const setTiming = (timing: Timing) => call<NotificationsFace>('POST', '/notifications/timing', timing);
export const setEmail = (address: string | null) =>
  call<NotificationsFace>('POST', '/notifications/email', { address });
export const setWebhook = (url: string | null) => call<NotificationsFace>('POST', '/notifications/webhook', { url });
export const addBrowser = (wish: PushWish) => call<NotificationsFace>('POST', '/notifications/push', wish);
export const removeBrowser = (endpoint: string) =>
  call<NotificationsFace>('POST', '/notifications/push/end', { endpoint });
export const followLink = (key: string) => call<LinkFace>('POST', `/notifications/link?key=${encodeURIComponent(key)}`);

export const getGames = async () => (await call<{ games: GameFace[] }>('GET', '/games')).games;
export const getRules = (game: string) => call<RuleTopic[]>('GET', `/rules/${game}`);
export const getMessages = (game: string, language: string) =>
  call<Record<string, string>>('GET', `/messages/${game}/${language}`);
export const getContent = (game: string) => call<GameJson>('GET', `/content/${game}`);

export const getMyTables = async () => (await call<{ tables: TableFace[] }>('GET', '/tables?mine=1')).tables;
export const getOpenTables = async () => (await call<{ tables: TableFace[] }>('GET', '/tables')).tables;
export const getTable = (id: string) => call<TableFace>('GET', `/tables/${id}`);
export const createTable = (table: NewTable) => call<TableFace>('POST', '/tables', table);
export const joinTable = (id: string, how: { seat?: number; invitation?: string }) =>
  call<unknown>('POST', `/tables/${id}/join`, how);
export const leaveTable = (id: string) => call<unknown>('POST', `/tables/${id}/leave`);
export const putBot = (id: string, seat: number, bot: string) =>
  call<unknown>('POST', `/tables/${id}/bot`, { seat, bot });
export const startTable = (id: string) => call<unknown>('POST', `/tables/${id}/start`);
export const nudge = (id: string, seat: number) => call<TableFace>('POST', `/tables/${id}/nudge`, { seat });
export const voteToReplace = (id: string, seat: number, yes: boolean) =>
  call<TableFace>('POST', `/tables/${id}/replace`, { seat, yes });
export const takeSeatAgain = (id: string) => call<TableFace>('POST', `/tables/${id}/return`);
export const resign = (id: string) => call<unknown>('POST', `/tables/${id}/resign`);
export const getInvitations = async (id: string) =>
  (await call<{ invitations: Invitation[] }>('GET', `/tables/${id}/invitations`)).invitations;
export const getReplay = (id: string, moment: ReplayMoment) =>
  call<ReplayFace>(
    'GET',
    `/tables/${id}/replay?${new URLSearchParams(Object.entries(moment).map(([name, value]) => [name, String(value)]))}`,
  );
export const importRecord = (record: unknown) => call<TableFace>('POST', '/replays', { record });
export const getRecord = (id: string) => call<{ readonly seed?: unknown }>('GET', `/tables/${id}/record`);
export const recordAddress = (id: string) => `/api/tables/${id}/record`;
