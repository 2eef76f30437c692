import { voiceOf } from '@orrery/voice';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { markup } from '../../dev/markup.ts';
import type { StoryTurn, Weight } from '../games/story.ts';
import { Happened } from './Happened.tsx';
import { StoryTab } from './StoryTab.tsx';

const voice = voiceOf({
  texts: { en: { turn: 'A turn' } },
  language: 'en',
  player: (seat) => `Player ${seat}`,
  you: 0,
});

const turn = (seat: number, weight: Weight): StoryTurn => {
  const message = { key: 'turn' };
  const events = [{ seq: seat, key: message.key }];
  return { seat, weight, title: message, lines: [{ message, events }], places: [] };
};

const turns = [turn(1, 0), turn(2, 2), turn(3, 1)];

test('turning points are pinned in the story and in the corner of the board, and nothing else is', () => {
  const story = { turns, rolls: [] };
  const tab = markup(
    createElement(StoryTab, { story, seats: [], voice, onTold: () => {}, dice: () => null, openedAt: null }),
  );
  expect(tab.match(/story__turn--pinned[^>]*data-turn="(\d)"/g)).toHaveLength(1);
  expect(tab).toMatch(/story__turn--pinned[^>]*data-turn="2"/);
  const nothing = { onTold: () => {}, onStory: () => {}, onDismiss: () => {}, onSkip: null, drawing: null };
  const corner = markup(createElement(Happened, { turns, voice, lines: 1, ...nothing }));
  expect(corner.match(/class="happened__turn /g)).toHaveLength(1);
  expect(corner).toContain('happened__turn--pinned');
});
