/** Whatever the page works out is what the rules say or do, in random positions with all options on. */
import { type Eclipse, type EclipseView, eclipse, tables } from '@orrery/eclipse';
import { isHit, isLegal, leastToHit, partsWith, ratingsOf, ringOf, showsWormhole, step } from '@orrery/eclipse/figures';
import {
  connected,
  openPointsOf,
  pointsOf as pointsByRules,
  productionOf,
  upkeepOf,
  zones,
} from '@orrery/eclipse/queries';
import { midgame, playPrudently } from '@orrery/eclipse/testing';
import { copy, Keystream, Match, type Seat, seedFrom } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import { wormholesOf } from './board/Wormholes.tsx';
import { keyOf } from './geometry.ts';
import type { PartId, SectorId, ShipType, TechnologyId } from './model.ts';
import { ratingsOf as ratingsIn } from './model.ts';
import { likelySpace, nextProduction, nextStored, nextUpkeep, pointsOf, printedOf, technologiesOf } from './sums.ts';
import { pricesOf } from './techs/prices.ts';
import { misfitOf, planned, type Step } from './work/plan.ts';

vi.setConfig({ testTimeout: 120_000 });

type Table = ReturnType<typeof midgame>;

const viewOf = (match: Table, seat: Seat) => match.view(seat) as unknown as EclipseView;

type Visit = (match: Table, seat: Seat, id: string) => void;

/** Games of every number of players, from the beginning and from the middle; `visit` runs before every answer. */
function games(visit: Visit): void {
  for (const players of [2, 3, 4, 5, 6] as const) {
    const config = { players, warpPortals: true, species: 'random', gcds: 'random', ancients: 'random' } as const;
    for (const match of [
      Match.start(eclipse, config, seedFrom(`figures ${players}`)),
      midgame(config, `figures ${players}`),
      midgame(config, `more figures ${players}`),
    ])
      playPrudently(match, new Keystream(seedFrom(`figures ${players}`)), visit);
  }
}

const visits: Visit[] = [];
const failures = new Map<Visit, unknown>();
let isPlayed = false;

/** All tests look at the same games, which are played once for all of them; each fails by itself. */
function playForAll(): void {
  games((...decision) => {
    for (const visit of visits) {
      if (failures.has(visit)) continue;
      try {
        visit(...decision);
      } catch (error) {
        failures.set(visit, error);
      }
    }
  });
  isPlayed = true;
}

/** A test of every decision of the games; afterwards `enough` says whether there was something to see. */
function throughout(name: string, begin: () => { visit: Visit; enough: () => void }): void {
  const { visit, enough } = begin();
  visits.push(visit);
  test(name, () => {
    if (!isPlayed) playForAll();
    if (failures.has(visit)) throw failures.get(visit);
    enough();
  });
}

throughout('sums of blueprints, activations, points and what the next round brings', () => {
  let compared = 0;
  return {
    visit(match, viewer) {
      if (match.length % 7 !== 0) return;
      const g = match.peek() as Eclipse;
      const view = viewOf(match, viewer);
      for (const [seat, player] of view.players.entries()) {
        if (player.species === null || player.eliminated) continue;
        compared++;
        const ratings = (type: ShipType) => ratingsOf(printedOf(tables, player, type)!, player.blueprints[type]);
        expect(Object.fromEntries(tables.shipTypes.map((type) => [type, ratings(type)]))).toEqual(player.ratings);
        const points = pointsOf(player)!;
        expect(points.sum).toBe(points.isPartial ? openPointsOf(g, seat) : pointsByRules(g, seat));
        const spent = { ...g, players: copy(g.players) };
        const sheet = spent.players[seat]!;
        for (const resource of tables.resources) {
          if (sheet.cubes[resource] > 0) sheet.cubes[resource]--;
          const next = nextProduction(player, resource);
          expect(next ?? productionOf(g, seat, resource)).toBe(productionOf(spent, seat, resource));
        }
        if (sheet.discs > 0) sheet.discs--;
        expect(nextUpkeep(player) ?? upkeepOf(g, seat)).toBe(upkeepOf(spent, seat));
      }
    },
    enough() {
      expect(compared).toBeGreaterThan(1000);
    },
  };
});

throughout('activations are as many as an action then has', () => {
  let acted = 0;
  return {
    visit(match, seat, id) {
      const { prompt } = match.pending(seat)!;
      if (prompt.key !== 'eclipse.choose-action') return;
      const shown = viewOf(match, seat).players[seat]?.activations as Record<string, number> | null;
      if (shown && id in shown) {
        const after = match.clone(true);
        after.answer(seat, id);
        if (after.peek().turn?.seat === seat && after.peek().turn?.action === id) {
          expect(after.peek().turn?.activations).toBe(shown[id]);
          acted++;
        }
      }
    },
    enough() {
      expect(acted).toBeGreaterThan(300);
    },
  };
});

throughout('what is stored after the upkeep', () => {
  let paid = 0;
  return {
    visit(match, seat) {
      if (match.length % 19 !== 0) return;
      const { players } = viewOf(match, seat);
      const isSolvent = players.every((player) => player.species !== null && nextStored(player, 'money') >= 0);
      if (!isSolvent || players.some(({ eliminated }) => eliminated)) return;
      const g = copy(match.peek() as Eclipse);
      Object.assign(g, { turn: null, battle: null, roll: null, revealed: null, found: [], drawn: null, round: 1 });
      for (const { colonyShips } of g.players) colonyShips.ready = 0; // nobody is asked anything
      const after = Match.at(eclipse, match.config, seedFrom('upkeep'), 'upkeep', g);
      for (const [each, player] of players.entries())
        for (const resource of tables.resources) {
          expect(after.peek().players[each]?.resources[resource]).toBe(nextStored(player, resource));
          paid++;
        }
    },
    enough() {
      expect(paid).toBeGreaterThan(300);
    },
  };
});

throughout('a plan of an upgrade is accepted answer by answer, and is all of the action', () => {
  let accepted = 0;
  return {
    visit(match, seat) {
      if (match.pending(seat)!.prompt.key !== 'eclipse.upgrade' || match.peek().turn?.seat !== seat) return;
      const view = viewOf(match, seat);
      const player = view.players[seat]!;
      const parts = partsWith(technologiesOf(player), player.keptParts);
      const wishes = parts.flatMap((part, i): Step[] => {
        const type = tables.shipTypes[(i + match.length) % tables.shipTypes.length]!;
        const space = likelySpace(tables, player, type, part);
        return space === null ? [] : [{ part, from: null, to: { type, space } }];
      });
      const offs = tables.shipTypes.flatMap((type) =>
        player.blueprints[type].tiles.flatMap((part, space): Step[] =>
          part ? [{ part, from: { type, space }, to: null }] : [],
        ),
      );
      const start = match.length % Math.max(1, wishes.length);
      const steps = [...offs.slice(0, match.length % 2), ...wishes.slice(start), ...offs.slice(1, 2)];
      const plan = planned(tables, player, steps, view.turn!.activations);
      if (plan.steps.length === 0) return;
      const after = match.clone(true);
      for (const answer of plan.answers) {
        const offered = after.pending(seat)?.options.map((option) => option.id) ?? [];
        const id = answer.replace('?', '');
        if (answer !== id && !offered.includes(id)) continue;
        expect(offered).toContain(id);
        after.answer(seat, id);
      }
      if (plan.isWhole) expect(after.pending(seat)?.prompt.key).not.toBe('eclipse.upgrade');
      const { blueprints } = viewOf(after, seat).players[seat]!;
      for (const type of tables.shipTypes) {
        const printed = printedOf(tables, player, type)!;
        for (const space of printed.spaces.keys())
          expect(plan.player.blueprints[type].tiles[space] ?? null).toBe(blueprints[type].tiles[space] ?? null);
        expect(plan.player.blueprints[type].outside).toEqual(blueprints[type].outside);
      }
      accepted++;
    },
    enough() {
      expect(accepted).toBeGreaterThan(50);
    },
  };
});

throughout('prices of technologies, and where parts fit', () => {
  let prices = 0;
  let places = 0;
  return {
    visit(match, seat) {
      const { prompt, options } = match.pending(seat)!;
      if (prompt.key !== 'eclipse.research' && prompt.key !== 'eclipse.place-part') return;
      const player = viewOf(match, seat).players[seat]!;
      if (prompt.key === 'eclipse.research') {
        for (const { id, label } of options) {
          if (!id.startsWith('technology:')) continue;
          const track = String(label.args?.track).split('/')[1];
          const shown = pricesOf(tables, player, id.split(':')[1] as TechnologyId);
          expect(shown.find((each) => each.track === track)?.cost).toBe(label.args?.cost);
          prices++;
        }
      }
      if (prompt.key === 'eclipse.place-part') {
        const part = String(prompt.args?.part).split('/')[1] as PartId;
        const offered = options.map(({ id }) => id);
        for (const type of tables.shipTypes) {
          if (!isLegal(type, printedOf(tables, player, type)!, player.blueprints[type])) return;
        }
        for (const type of tables.shipTypes as readonly ShipType[]) {
          for (const space of printedOf(tables, player, type)!.spaces.keys()) {
            if (player.blueprints[type].tiles[space] || tables.parts[part].outside) continue;
            const misfit = misfitOf(tables, player, { part, from: null, to: { type, space } });
            expect(offered.includes(`blueprint:${type}:${space}`), `${part} ${type} ${space}`).toBe(misfit === null);
            places++;
          }
        }
      }
    },
    enough() {
      expect(prices).toBeGreaterThan(300);
      expect(places).toBeGreaterThan(300);
    },
  };
});

throughout('which dice hit', () => {
  let dice = 0;
  return {
    visit(match, seat) {
      const { prompt, options } = match.pending(seat)!;
      if (prompt.key !== 'eclipse.assign-die') return;
      const view = viewOf(match, seat);
      const die = view.roll?.dice.find(({ used }) => !used);
      if (!view.roll || !view.battle || !die) return;
      const computer = ratingsIn(view, view.roll)!.computer;
      for (const { label, value } of options) {
        const shield = ratingsIn(view, value as never)!.shield;
        const hits = isHit(
          `${die.face}` === String(prompt.args?.face).split('/')[1] ? die.face : 'blank',
          computer,
          shield,
        );
        expect(label.key).toBe(hits ? 'eclipse.hit-target' : 'eclipse.miss-target');
        const least = leastToHit(computer, shield);
        if (typeof die.face === 'number') expect(hits).toBe(least !== null && die.face >= least);
        dice++;
      }
    },
    enough() {
      expect(dice).toBeGreaterThan(300);
    },
  };
});

throughout('wormholes that join sectors, and zones that can be explored', () => {
  let edges = 0;
  let explored = 0;
  return {
    visit(match, seat) {
      if (match.length % 23 !== 0) return;
      const g = match.peek() as Eclipse;
      const { sectors } = viewOf(match, seat);
      const placed = new Map(
        Object.entries(sectors).map(([id, state]) => [keyOf(state), { ...state, id: id as SectorId }]),
      );
      for (const sector of placed.values()) {
        const joined = [...wormholesOf(tables, placed, sector)].flatMap(([direction, state]) =>
          state === 'joined' ? [placed.get(keyOf(step(sector, direction)))!.id] : [],
        );
        const byRules = connected(g, sector.id, false).filter((id) => isBeside(sectors[id]!, sector));
        expect(joined.toSorted()).toEqual(byRules.toSorted());
        edges += joined.length;
      }
      for (const zone of zones(g, seat)) {
        const near = [0, 1, 2, 3, 4, 5].flatMap((direction) => placed.get(keyOf(step(zone, direction))) ?? []);
        expect(near.length).toBeGreaterThan(0);
        expect(g.stacks[ringOf(zone)].length + g.discards[ringOf(zone)].length).toBeGreaterThan(0);
        explored++;
      }
      for (const { id, rotation } of placed.values())
        expect(
          [0, 1, 2, 3, 4, 5].filter((direction) => showsWormhole(tables.sectors[id].wormholes, rotation, direction)),
        ).toHaveLength(tables.sectors[id].wormholes.length);
    },
    enough() {
      expect(edges).toBeGreaterThan(1000);
      expect(explored).toBeGreaterThan(300);
    },
  };
});

function isBeside(a: { q: number; r: number }, b: { q: number; r: number }): boolean {
  return [0, 1, 2, 3, 4, 5].some((direction) => keyOf(step(a, direction)) === keyOf(b));
}
