/** The addresses of our screens, and moving between them without reloading. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string; readonly invitation: string | null }
  | {
      readonly screen: 'replay';
      readonly id: string;
      readonly at: number | null;
      /** Instead of the number of answers: an event that was told at that moment. */
      readonly event?: number;
    }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | null }
  | {
      readonly screen: 'odds';
      readonly game: string;
      /** The battle in the words of `odds/link.ts`, with its question mark. */
      readonly search: string;
    }
  | { readonly screen: 'settings' }
  | { readonly screen: 'link'; readonly key: string }
  | { readonly screen: 'missing'; readonly of: 'table' | 'replay' | null };

const identifier = /^[a-z0-9-]{1,40}$/;
const tableId = /^[a-z0-9]{12}$/;

/** The route of an address (path, query and fragment). */
export function parseRoute(address: string): Route {
  const url = new URL(address, 'http://orrery.invalid');
  const [screen = '', argument = '', ...rest] = url.pathname.split('/').filter((part) => part !== '');
  const missing = { screen: 'missing', of: screen === 'table' || screen === 'replay' ? screen : null } as const;
  if (rest.length > 0 || (argument !== '' && !identifier.test(argument))) return missing;
  if (screen === '') return { screen: 'home' };
  if (screen === 'settings' && argument === '') return { screen };
  if (screen === 'link' && argument === '') return { screen, key: url.searchParams.get('key') ?? '' };
  if (argument === '' || (missing.of !== null && !tableId.test(argument))) return missing;
  switch (screen) {
    case 'new':
      return { screen, game: argument };
    case 'table':
      return { screen, id: argument, invitation: url.searchParams.get('invitation') };
    case 'replay': {
      const event = count(url.searchParams.get('event'));
      return { screen, id: argument, at: count(url.searchParams.get('at')), ...(event !== null && { event }) };
    }
    case 'rules':
      return { screen, game: argument, rule: decodeURIComponent(url.hash.slice(1)) || null };
    case 'odds':
      return { screen, game: argument, search: url.search };
    default:
      return missing;
  }
}

export function addressOf(route: Exclude<Route, { screen: 'missing' }>): string {
  switch (route.screen) {
    case 'home':
      return '/';
    case 'settings':
      return '/settings';
    case 'link':
      return `/link?key=${encodeURIComponent(route.key)}`;
    case 'new':
      return `/new/${route.game}`;
    case 'table':
      return `/table/${route.id}${route.invitation === null ? '' : `?invitation=${encodeURIComponent(route.invitation)}`}`;
    case 'replay':
      return `/replay/${route.id}${momentIn(route)}`;
    case 'odds':
      return `/odds/${route.game}${route.search}`;
    case 'rules':
      return `/rules/${route.game}${route.rule === null ? '' : `#${route.rule}`}`;
  }
}

function momentIn({ at, event }: Extract<Route, { screen: 'replay' }>): string {
  if (at !== null) return `?at=${at}`;
  return event === undefined ? '' : `?event=${event}`;
}

function count(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

const listeners = new Set<() => void>();

export function navigate(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
    removeEventListener('hashchange', listener);
  };
}

/** The present address; a component that uses it is drawn again when it changes. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname + location.search + location.hash);
}
