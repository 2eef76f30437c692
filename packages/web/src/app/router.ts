/** The addresses of our screens, and moving between them without reloading. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string; readonly invitation: string | null }
  | { readonly screen: 'replay'; readonly id: string; readonly at: number | null }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly screen: 'settings' }
  | { readonly screen: 'link'; readonly key: string }
  | { readonly screen: 'missing' };

const identifier = /^[a-z0-9-]{1,40}$/;

/** The route of an address (path, query and fragment). */
export function parseRoute(address: string): Route {
  const url = new URL(address, 'http://orrery.invalid');
  const [screen = '', argument = '', ...rest] = url.pathname.split('/').filter((part) => part !== '');
  if (rest.length > 0 || (argument !== '' && !identifier.test(argument))) return { screen: 'missing' };
  if (screen === '') return { screen: 'home' };
  if (screen === 'settings' && argument === '') return { screen };
  if (screen === 'link' && argument === '') return { screen, key: url.searchParams.get('key') ?? '' };
  if (argument === '') return { screen: 'missing' };
  switch (screen) {
    case 'new':
      return { screen, game: argument };
    case 'table':
      return { screen, id: argument, invitation: url.searchParams.get('invitation') };
    case 'replay':
      return { screen, id: argument, at: count(url.searchParams.get('at')) };
    case 'rules':
      return { screen, game: argument, rule: decodeURIComponent(url.hash.slice(1)) || null };
    default:
      return { screen: 'missing' };
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
      return `/replay/${route.id}${route.at === null ? '' : `?at=${route.at}`}`;
    case 'rules':
      return `/rules/${route.game}${route.rule === null ? '' : `#${route.rule}`}`;
  }
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
