import { plain } from '@orrery/voice';
import { expect, test } from 'vitest';
import { en } from '../messages/en/index.ts';
import { messageOf, type Say, saidOnce, speakerOf } from './text.ts';

test('a text is put together once for the same values, and again for others', () => {
  const asked: string[] = [];
  const say = saidOnce((key: string, values?: { readonly count: number; readonly names?: readonly string[] }) => {
    asked.push(key);
    return `${values?.count ?? 'no'} ${key} ${values?.names?.join() ?? ''}`;
  });
  expect([say('ships'), say('ships', { count: 1 }), say('ships', { count: 2 }), say('ships', { count: 1 })]).toEqual([
    ...['no ships ', '1 ships ', '2 ships ', '1 ships '],
  ]);
  expect(say('ships', { count: 1, names: ['Ann', 'Bob'] })).toBe('1 ships Ann,Bob');
  expect(asked.length).toBe(4);
});

const uk = {
  'game.arcs': '{case, select, genitive {Дуг} other {Дуги}}',
  'room.title': 'Стіл {game, name, genitive}',
  'table.waitingFor': 'Чекаємо на {names}',
};
const { say } = speakerOf({ texts: { en, uk }, language: 'uk', player: (seat) => ['Ada', 'Bo'][seat] ?? '?' });

test('what a language of the shell lacks is said in English, text by text, and counted the English way', () => {
  expect(say('table.waitingFor', { names: ['seat/0', 'seat/1'] })).toBe('Чекаємо на Ada і Bo');
  expect(say('table.over')).toBe(en['table.over']);
  expect(say('after.moves', { count: 21 })).toBe('21 decisions');
});

test('a text within a text is said in the form that is asked for', () => {
  expect(say('room.title', { game: messageOf('game.arcs') })).toBe('Стіл Дуг');
});

test('what somebody typed is shown as it is, whatever it looks like', () => {
  expect(say('chat.watcher', { name: plain('seat/1') })).toBe('seat/1 (watching)');
});

test('a name that has been said already cannot be given to a text: its language could not inflect it', () => {
  const words: Say<'table.waitingFor'> = say;
  const name = (thing: string): string => thing;
  // @ts-expect-error a bare word
  words('table.waitingFor', { names: name('seat/0') });
  // @ts-expect-error nor among others
  words('table.waitingFor', { names: [name('seat/0')] });
});
