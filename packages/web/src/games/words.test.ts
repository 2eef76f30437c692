/** Drawings speak with the voice of the table: things in the cases of the language, and English where it lacks a text. */
import { type ArcsView, arcs, messages as arcsMessages, tables as arcsTables } from '@orrery/arcs';
import { type EclipseView, eclipse, messages as eclipseMessages, tables as eclipseTables } from '@orrery/eclipse';
import { Match, seedFrom } from '@orrery/kernel';
import { ti4, messages as ti4Messages } from '@orrery/ti4';
import { gamePackage } from '@orrery/ti4/package';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { boardMarkup, markup } from '../../dev/markup.ts';
import { propsOf, speakerFor } from '../../dev/props.ts';
import { systemHint } from './arcs/hints.ts';
import { squareHint, stackHint } from './eclipse/board/hints.ts';
import type { SectorId } from './eclipse/model.ts';
import { Head } from './eclipse/strip/Head.tsx';
import { renderer as ti4Renderer } from './ti4/index.tsx';

test('Eclipse: a sector in the case that a text asks for; a text that is missing in English, counted the English way', () => {
  const match = Match.start(eclipse, { players: 2 }, seedFrom('words'));
  const view = match.view(0) as unknown as EclipseView;
  const [id, sector] = Object.entries(view.sectors).find(([, { cubes }]) => cubes.length > 0) as [SectorId, never];
  const uk = {
    [`name.sector/${id}`]: '{case, select, where {у секторі Земля} other {Земля}}',
    'square.orbital': 'Орбітальна станція {sector, name, where}',
    'ships.where': 'Стоїть {sector, name, where}',
    'head.round': 'Раунд {round}',
  };
  const speaker = speakerFor({ messages: eclipseMessages }, 'uk', { uk });
  const game = { tables: eclipseTables, messages: eclipseMessages };
  const props = propsOf(game, { view: match.view(0), decision: null, seat: 0, players: 2 }, speaker);
  const { say } = speaker;
  expect(squareHint(props, say, id, sector, 'orbital').title).toBe('Орбітальна станція у секторі Земля');
  expect(squareHint(props, say, id, sector, 0).title).toMatch(/ square in Земля$/);
  const stack = { owner: 'ancient', type: 'ancient', count: 1, damage: 0 } as never;
  expect(stackHint(props, say, id, stack).lines[0]).toBe('Стоїть у секторі Земля');
  expect(say('zone.stack', { count: 21 })).toBe('21 sectors are left');
  expect(markup(createElement(Head, props))).toMatch(/Раунд 1 <small>of 8/);
});

test('Twilight Imperium: planets and units in cases and counts, also in lists', () => {
  const match = Match.start(ti4, { players: 3 }, seedFrom('words'));
  const uk = {
    'name.planet/mecatol-rex': '{case, select, genitive {Мекатол-Рекса} other {Мекатол-Рекс}}',
    'planet.worth': 'багатства {planet, name, genitive}: {resources} і {influence}',
    'planet.line': '{facts, list, semicolon}',
  };
  const speaker = speakerFor({ messages: ti4Messages }, 'uk', { uk });
  const game = { tables: gamePackage.tables as object, messages: ti4Messages };
  const props = propsOf(game, { view: match.view(0), decision: null, seat: 0, players: 3 }, speaker);
  const drawn = boardMarkup(ti4Renderer, props);
  expect(drawn).toContain('багатства Мекатол-Рекса: 1 і 6; custodians token');
  const carriers = 'носі{count, plural, one {й} few {ї} many {їв} other {я}}';
  const counted = speakerFor({ messages: ti4Messages }, 'uk', {
    uk: { 'name.unit-type/carrier': carriers, 'units.some': '{count} {unit, name, #count}{damaged, plural, other {}}' },
  });
  const some = (count: number) => counted.say('units.some', { count, damaged: 0, unit: 'unit-type/carrier' });
  expect([some(1), some(2), some(5)]).toEqual(['1 носій', '2 носії', '5 носіїв']);
});

test('Arcs: a resource in the case that a text asks for, a player as he is called', () => {
  const match = Match.start(arcs, { players: 2, leadersAndLore: 'off' }, seedFrom('words'));
  const view = match.view(0) as unknown as ArcsView;
  const row = arcsTables.systems.find(({ id, resource }) => resource === 'fuel' && view.systems[id])!;
  const uk = {
    'name.resource/fuel': '{case, select, genitive {палива} other {паливо}}',
    'system.planet': 'Планета {type, name, genitive}{free, plural, other {}}',
  };
  const speaker = speakerFor({ messages: arcsMessages }, 'uk', { uk });
  const game = { tables: arcsTables, messages: arcsMessages };
  const props = propsOf(game, { view: match.view(0), decision: null, seat: 0, players: 2 }, speaker);
  const { lines } = systemHint(props, speaker.say, view, arcsTables, row.id, view.systems[row.id]!);
  expect(lines).toContain('Планета палива');
  expect(speaker.say('system.controlled', { player: 'seat/0' })).toBe('Controlled by Olena');
});
