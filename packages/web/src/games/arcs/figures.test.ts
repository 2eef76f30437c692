/** Whatever the page shows as worked out is what the rules then do, in random positions with all cards in play. */
import { type ArcsView, arcs, holdings, messages, type SystemId, tables } from '@orrery/arcs';
import { byValue, controllerOf, openSlotsOnBoard, suitById, symbolCount } from '@orrery/arcs/figures';
import { copy, type Json, Keystream, Match, type Seat, seedFrom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { propsOf, speakerFor } from '../../../dev/props.ts';
import { slotsOf } from './model.ts';
import { ambitionHint } from './table/Ambitions.tsx';

type Table = ReturnType<typeof start>;

const counts = [2, 3, 4] as const;

function start(players: number, game: number) {
  const config = { players, leadersAndLore: 'all', loreEach: 1 + (game % 2), splitDiscard: game % 3 === 0 };
  return Match.start(arcs, config, seedFrom(`figures ${players} ${game}`));
}

const viewOf = (match: Table, seat: Seat) => match.view(seat) as unknown as ArcsView;

/** Plays random games; `visit` sees every decision and what will be answered, and may return what to do afterwards. */
function play(games: number, visit: (match: Table, seat: Seat, id: string) => (() => void) | undefined): void {
  for (const players of counts) {
    for (let game = 0; game < games; game++) {
      const match = start(players, game);
      const random = new Keystream(seedFrom(`play ${players} ${game}`));
      while (!match.isOver) {
        const seat = match.waitingFor()[0]!;
        const { options } = match.pending(seat)!;
        const { id } = options[random.below(options.length)]!;
        const after = visit(match, seat, id);
        match.answer(seat, id);
        after?.();
      }
    }
  }
}

/** The number of the seat or thing that an argument speaks of. */
const idIn = (argument: Json | undefined): string => String(argument).replace(/^.*\//, '');

test('the Power that an ambition would bring is what its scoring brings, for every leader', () => {
  let compared = 0;
  const leaders = new Set<string>();
  play(4, (match, seat) => {
    const state = match.peek();
    const isDeclared = Object.values(state.ambitions).some((box) => box.length > 0);
    if (!isDeclared || match.length % 4 !== 0) return undefined;
    const view = viewOf(match, seat);
    const props = propsOf(
      { tables, messages },
      { view: match.view(seat), decision: null, seat, players: view.players.length },
    );
    const scored = Match.at(arcs, match.config, seedFrom('scoring'), 'chapter-end', copy(state));
    const told = scored.events(0, 'spectator').filter(({ key }) => key === 'arcs.scored');
    for (const { id } of tables.ambitions) {
      const { lines } = ambitionHint(props, props.speaker.say, view, id);
      for (const [each, player] of view.players.entries()) {
        const event = told.find(({ args }) => idIn(args?.ambition) === id && idIn(args?.seat) === String(each));
        const line = lines.find((text) => text.startsWith(`${props.players[each]!.name}: `))!;
        expect(Number(/: (\d+)/.exec(line)?.[1]), `${id}: ${line}`).toBe(holdings(state, each, id));
        const shown = /would be (first|second) for (\d+) Power/.exec(line);
        expect(shown && [shown[1] === 'first' ? 1 : 2, Number(shown[2])], `${id}: ${line}`).toEqual(
          event ? [event.args?.place, event.args?.power] : null,
        );
        if (event && player.leader) leaders.add(player.leader);
        compared++;
      }
    }
    return undefined;
  });
  expect(compared).toBeGreaterThan(3000);
  expect(leaders.size).toBeGreaterThan(8);
});

test('who could secure a card is who may', () => {
  let compared = 0;
  play(12, (match, seat) => {
    const { prompt, options } = match.pending(seat)!;
    const isSecuring = prompt.key === 'arcs.secure';
    if (!isSecuring && !options.some(({ id }) => id === 'secure')) return undefined;
    const { court, players } = viewOf(match, seat);
    if (players[seat]!.leader === 'leader07') return undefined; // may influence first
    const own = court.row.flatMap((slot) => (slot?.securer === seat ? [`card:${slot.card}`] : []));
    if (isSecuring) expect(options.map(({ id }) => id)).toEqual(own);
    else expect(own).not.toEqual([]);
    compared++;
    return undefined;
  });
  expect(compared).toBeGreaterThan(100);
});

test('what it takes to raid a slot, and which slots are open, is what is asked for', () => {
  let [thefts, placed] = [0, 0];
  play(24, (match, seat) => {
    const { prompt, options } = match.pending(seat)!;
    const isPlacing = prompt.key === 'arcs.place.token';
    if (!isPlacing && !options.some(({ id }) => id.startsWith('steal:'))) return undefined;
    const { players } = viewOf(match, seat);
    for (const { id, label } of options) {
      const loot = /^steal:(\d)\.slot(\d+)$/.exec(id);
      if (!loot) continue;
      const slot = slotsOf(tables, players[Number(loot[1])]!, Number(loot[1]))[Number(loot[2]) - 1]!;
      expect([slot.raidCost, slot.held]).toEqual([label.args?.cost, idIn(label.args?.resource)]);
      thefts++;
    }
    if (isPlacing) {
      const own = players[seat]!;
      const open = slotsOf(tables, own, seat).filter(({ isOpen, held }) => isOpen && held === null);
      const offered = options.filter(({ id }) => id.startsWith('slot:')).map(({ target }) => target);
      if (open.length > 0 && offered.length > 0) expect(offered).toEqual(open.map(({ target }) => target));
      expect(openSlotsOnBoard(own)).toHaveLength(slotsOf(tables, own, seat).filter(({ isOpen }) => isOpen).length);
      placed++;
    }
    return undefined;
  });
  expect(thefts).toBeGreaterThan(10);
  expect(placed).toBeGreaterThan(300);
});

test('the next marker is the one that a declaration takes', () => {
  let compared = 0;
  play(3, (match, seat, id) => {
    const ambition = /^declare:(\w+)$/.exec(id)?.[1] as keyof ArcsView['ambitions'] | undefined;
    if (!ambition) return undefined;
    const { markers } = viewOf(match, seat);
    const [next] = byValue(markers, markers.available);
    return () => {
      const box = viewOf(match, seat).ambitions[ambition];
      if (box.length === 0) return; // it costs something first
      expect(box).toContain(next);
      compared++;
    };
  });
  expect(compared).toBeGreaterThan(50);
});

test('the sum of the dice is what they do', () => {
  let compared = 0;
  play(9, (match, seat) => {
    if (match.pending(seat)!.prompt.key !== 'arcs.hit') return undefined;
    const { battle, roll } = viewOf(match, seat);
    if (!battle || !roll) return undefined;
    expect(symbolCount(roll.faces, 'key')).toBe(battle.keys);
    compared++;
    return undefined;
  });
  expect(compared).toBeGreaterThan(50);
});

test('who controls a system may tax the cities of Rivals there', () => {
  let compared = 0;
  play(9, (match, seat) => {
    const { prompt, options } = match.pending(seat)!;
    if (prompt.key !== 'arcs.tax') return undefined;
    const view = viewOf(match, seat);
    const { leader } = view.players[seat]!;
    if (leader === 'leader13' || leader === 'leader04') return undefined; // Anarchist and Upstart tax by rules of their own
    for (const [id, system] of Object.entries(view.systems)) {
      for (const { kind, owner, used, slot } of system.buildings) {
        if (kind !== 'city' || owner === seat || used) continue;
        const isOffered = options.some((option) => option.id === `tax:${id}.${slot ?? kind}`);
        expect(isOffered, `${id} of ${owner}`).toBe(controllerOf(system) === seat);
        compared++;
      }
    }
    return undefined;
  });
  expect(compared).toBeGreaterThan(100);
});

test('who may catapult from a system is asked to go on from a gate that no Rival controls', () => {
  let compared = 0;
  const asked = (match: Table, seat: Seat) => match.pending(seat)?.prompt.key;
  play(16, (match, seat, id) => {
    const to = /^to:(.*gate)$/.exec(id)?.[1] as SystemId | undefined;
    const { prompt } = match.pending(seat)!;
    if (prompt.key !== 'arcs.move.where' || !to) return undefined;
    const view = viewOf(match, seat);
    const from = idIn(prompt.args?.system) as SystemId;
    const controller = controllerOf(view.systems[to]!);
    if (controller !== null && controller !== seat) return undefined;
    const mayGoOn = view.catapults[seat]!.includes(from);
    return () => {
      if (asked(match, seat) === 'arcs.move.how-many') return; // decided with the next answer
      expect(asked(match, seat) === 'arcs.catapult', `${from} to ${to}`).toBe(mayGoOn);
      compared++;
    };
  });
  expect(compared).toBeGreaterThan(30);
});

test('the page names the actions that a suit allows', () => {
  for (const { id, actions } of Object.values(suitById)) {
    const named = speakerFor({ messages }).say(`card.actions.${id}`).toLowerCase().split(', ');
    expect(named).toEqual(actions.toSorted((a, b) => named.indexOf(a) - named.indexOf(b)));
  }
});
