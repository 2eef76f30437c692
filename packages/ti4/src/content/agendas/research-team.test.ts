import { content, rule, ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { gainControl } from '../../rules/control.ts';
import { repeal } from '../../rules/laws.ts';
import { research, researchable } from '../../rules/technology.ts';
import { decide, type Position, position, reveal, session } from '../../testing/index.ts';
import type { AgendaId } from '../agendas.ts';
import type { PlanetId } from '../planets.ts';
import type { Colour, TechnologyId } from '../technologies.ts';

/** Each team with a planet it may go to and a technology that needs one symbol of its colour. */
const teams: readonly [AgendaId, Colour, PlanetId, TechnologyId][] = [
  ['research-team-biotic', 'biotic', 'saudor', 'dacxive-animators'],
  ['research-team-cybernetic', 'cybernetic', 'saudor', 'graviton-laser-system'],
  ['research-team-propulsion', 'propulsion', 'saudor', 'gravity-drive'],
  ['research-team-warfare', 'warfare', 'bereg', 'magen-defense-grid'],
];

function team([id, , planet]: (typeof teams)[number], owner = 0): Position {
  return position().own(owner, planet).law(id, planet, null, planet);
}

for (const each of teams) {
  const [id, , planet, technology] = each;
  content('ti4', `agenda/${id}`, 'an industrial planet, or a hazardous one for warfare, is elected', () => {
    const table = reveal(session().own(1, 'saudor', 'bereg', 'quann'), id);
    expect(table.state.agenda?.outcomes).toEqual([planet]);
    decide(table, planet);
    expect(table.state.laws).toEqual([{ id, outcome: planet, owner: null, planet, exhausted: false }]);
    expect(table.state.planets[planet]?.exhausted).toBe(false);
  });

  ruling(
    'ti4',
    [`ag/${id}.1`, 'ag/research-team.1'],
    'the card is exhausted in place of one symbol of its colour',
    () => {
      const table = team(each).play((g) => research(g, 0));
      expect(table.options).toContain(`technology:${technology}`);
      table.answer(`technology:${technology}`);
      expect(table.player(0).technologies).toEqual([technology]);
      expect(table.state.laws[0]?.exhausted).toBe(true);
      expect(table.state.planets[planet]?.exhausted).toBe(false);
      expect(table.events()).toContain('ti4.exhausts-law');
      const { state } = position().own(0, planet);
      expect(researchable(state, 0)).not.toContain(technology);
    },
  );
}

const [biotic] = teams as [(typeof teams)[number]];

ruling(
  'ti4',
  'ag/research-team.1',
  'only the controller of the planet may use it, and only while it is readied',
  () => {
    const { state } = team(biotic, 1);
    expect(researchable(state, 0)).not.toContain('dacxive-animators');
    expect(researchable(state, 1)).toContain('dacxive-animators');
    for (const law of state.laws) law.exhausted = true;
    expect(researchable(state, 1)).not.toContain('dacxive-animators');
  },
);

ruling('ti4', 'ag/research-team.1', 'an exhausted planet does not matter, and one symbol only is skipped', () => {
  const { state } = team(biotic).exhausted('saudor');
  expect(researchable(state, 0)).toContain('dacxive-animators');
  expect(researchable(state, 0)).not.toContain('hyper-metabolism'); // two symbols
});

ruling('ti4', 'ag/research-team.1', 'a specialty planet may be exhausted instead, or both for two symbols', () => {
  const table = team(biotic)
    .own(0, 'tarmann')
    .play((g) => research(g, 0));
  table.answer('technology:dacxive-animators');
  expect(table.options).toEqual(['exhaust:tarmann', 'use:law/research-team-biotic']);
  table.answer('exhaust:tarmann');
  expect(table.state.laws[0]?.exhausted).toBe(false);
  const both = team(biotic)
    .own(0, 'tarmann')
    .play((g) => research(g, 0));
  both.answer('technology:hyper-metabolism', 'exhaust:tarmann');
  expect(both.state.laws[0]?.exhausted).toBe(true);
});

ruling('ti4', 'ag/research-team.1', 'the agenda phase readies planets, the status phase the card', () => {
  const tired = () =>
    team(biotic)
      .exhausted('saudor')
      .with((g) => {
        for (const law of g.laws) law.exhausted = true;
        for (const player of g.players) player.notes = [];
      });
  const agenda = reveal(tired().phase('agenda'), 'economic-equality', 'fleet-regulations');
  decide(decide(agenda, 'against'), 'against');
  expect(agenda.state.phase).toBe('strategy');
  expect(agenda.state.planets.saudor?.exhausted).toBe(false);
  expect(agenda.state.laws[0]?.exhausted).toBe(true);
  const status = tired().objectives('expand-borders').faceDown('develop-weaponry').phase('status').from('status');
  while (status.state.phase === 'status') {
    status.answer(status.options.find((option) => /pass|none|done/.test(option)) ?? status.options[0] ?? '');
  }
  expect(status.state.laws[0]?.exhausted).toBe(false);
});

rule('ti4', ['attach.2', 'attach.2a'], 'an exhausted card stays exhausted when another player takes its planet', () => {
  const table = team(biotic)
    .with((g) => {
      for (const law of g.laws) law.exhausted = true;
    })
    .play((g) => gainControl(g, 1, 'saudor'));
  expect(table.state.laws[0]).toMatchObject({ planet: 'saudor', exhausted: true });
});

ruling(
  'ti4',
  ['ag/0.13', 'ag/research-team.1'],
  'once it is discarded nobody can use it, and what was researched stays',
  () => {
    const table = team(biotic)
      .technologies(0, 'dacxive-animators')
      .play((g) => repeal(g, 'research-team-biotic'));
    expect(table.player(0).technologies).toEqual(['dacxive-animators']);
    expect(table.state.laws).toEqual([]);
    const { state } = position().own(0, 'saudor');
    expect(researchable(state, 0)).not.toContain('dacxive-animators');
  },
);
