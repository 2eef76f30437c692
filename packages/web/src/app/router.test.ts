import { describe, expect, test } from 'vitest';
import { addressOf, parseRoute, type Route } from './router.ts';

describe('addresses', () => {
  const routes: [string, Route][] = [
    ['/', { screen: 'home' }],
    ['/settings', { screen: 'settings' }],
    ['/link?key=ab.c-d', { screen: 'link', key: 'ab.c-d' }],
    ['/new/arcs', { screen: 'new', game: 'arcs' }],
    ['/table/abcdefghijkl', { screen: 'table', id: 'abcdefghijkl', invitation: null }],
    ['/table/abcdefghijkl?invitation=a%2Fb', { screen: 'table', id: 'abcdefghijkl', invitation: 'a/b' }],
    ['/replay/abcdefghijkl?at=17', { screen: 'replay', id: 'abcdefghijkl', at: 17 }],
    ['/replay/abcdefghijkl?event=230', { screen: 'replay', id: 'abcdefghijkl', at: null, event: 230 }],
    ['/rules/arcs#tax.2', { screen: 'rules', game: 'arcs', rule: 'tax.2' }],
  ];

  test.each(routes)('%s is understood and can be made again', (address, route) => {
    expect(parseRoute(address)).toEqual(route);
    expect(addressOf(route as Exclude<Route, { screen: 'missing' }>)).toBe(address);
  });

  test.each(['/nothing', '/rules', '/settings/more', '/tables/abcdefghijkl'])('%s leads nowhere', (address) => {
    expect(parseRoute(address)).toEqual({ screen: 'missing', of: null });
  });

  test.each(['/table', '/table/UPPER', '/table/abcdefghijk', '/table/abcdefghijkl/b', '/table/..%2F'])(
    '%s is a piece of a link to a table',
    (address) => {
      expect(parseRoute(address)).toEqual({ screen: 'missing', of: 'table' });
    },
  );

  test('a piece of a link to a replay is known as such', () => {
    expect(parseRoute('/replay/abc?at=3')).toEqual({ screen: 'missing', of: 'replay' });
  });

  test('a moment that is not a number is ignored', () => {
    expect(parseRoute('/replay/abcdefghijkl?at=-1')).toEqual({ screen: 'replay', id: 'abcdefghijkl', at: null });
  });
});
