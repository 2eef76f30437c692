import { gamePackage } from '@orrery/ti4/package';
import { midgame } from '@orrery/ti4/testing';
import { expect, test } from 'vitest';
import { propsOf } from '../../../../dev/props.ts';
import { planetsOf, tablesOf, viewOf } from '../model.ts';
import { lighting, systemsFor } from './lighting.ts';

const game = { tables: gamePackage.tables as object, messages: gamePackage.messages as { en: Record<string, string> } };

test('who points at an objective sees on the board what counts, and nothing any more when it is left', () => {
  const match = midgame({ players: 3 }, 'lighting');
  const told: (readonly string[])[] = [];
  const given = propsOf(game, { view: match.view(0) as never, decision: null, seat: 0, players: 3 });
  const props = { ...given, tellOf: (places: readonly string[]) => void told.push(places) };
  const view = viewOf(props);
  const systems = new Set(planetsOf(view, 0).map(({ id }) => `system:${tablesOf(props).planets[id].system}`));
  const [ofPlanets] = Object.keys(view.outlook?.own?.counts ?? {}).filter((id) =>
    view.outlook?.own?.counts[id]?.every((place) => place in view.planets),
  );
  if (ofPlanets === undefined) throw new Error('no objective asks for planets');
  const things = systemsFor(props, `public-objective/${ofPlanets}`);
  expect(things.length).toBeGreaterThan(0);
  expect(things.every((each) => systems.has(each))).toBe(true);
  const { onPointerEnter, onPointerLeave } = lighting(props, `public-objective/${ofPlanets}`);
  onPointerEnter();
  onPointerLeave();
  expect(told).toEqual([things, []]);
});
