import { type Arcs, holdings, type MessageKey, standings } from '@orrery/arcs';
import type { Seat } from '@orrery/kernel';
import type { Judge } from '../greedy.ts';

const ambitions = ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'] as const;

/** Decisions at which the last action is over: what to do next, which card to play. */
export const settled: ReadonlySet<string> = new Set<MessageKey>([
  'arcs.turn',
  'arcs.lead',
  'arcs.follow',
  'arcs.hand',
  'arcs.draft',
]);

/** What things are worth, in Power. */
const worthOf = {
  declared: 0.8,
  holding: 0.12,
  token: 0.25,
  guild: 0.5,
  fresh: 0.15,
  damaged: 0.07,
  city: 0.9,
  starport: 0.5,
  courtLead: 0.35,
  courtAgent: 0.08,
  card: 0.3,
  pip: 0.12,
  initiative: 0.3,
  outrage: -0.5,
} as const;

export const arcsJudge: Judge<Arcs> = {
  isSettled: ({ prompt }) => settled.has(prompt.key),
  worth(g, seat) {
    const own = standingOf(g, seat);
    const others = g.players.flatMap((_, other) => (other === seat ? [] : [standingOf(g, other)]));
    return own - others.reduce((sum, each) => sum + each, 0) / others.length;
  },
};

/** How well a seat stands, in Power. */
function standingOf(g: Arcs, seat: Seat): number {
  const player = g.players[seat];
  if (player === undefined) return 0;
  let worth = player.power + ambitionWorth(g, seat) + mapWorth(g, seat) + courtWorth(g, seat);
  worth += worthOf.token * player.slots.filter((token) => token !== null).length;
  worth += worthOf.guild * player.guilds.length;
  worth += worthOf.card * player.hand.length;
  worth += worthOf.outrage * Object.values(player.outrage).filter((state) => state !== 'none').length;
  if (g.turn?.seat === seat) worth += worthOf.pip * g.turn.pips;
  if (g.initiative === seat) worth += worthOf.initiative;
  return worth;
}

/** What declared ambitions would bring now, and what holdings may bring later. */
function ambitionWorth(g: Arcs, seat: Seat): number {
  let worth = 0;
  for (const ambition of ambitions) {
    worth += worthOf.holding * holdings(g, seat, ambition);
    if (g.ambitions[ambition].length === 0) continue;
    const standing = standings(g, ambition)[seat];
    worth += worthOf.declared * (standing?.power ?? 0);
  }
  return worth;
}

function mapWorth(g: Arcs, seat: Seat): number {
  let worth = 0;
  for (const { fresh, damaged, buildings } of Object.values(g.systems)) {
    worth += worthOf.fresh * (fresh[seat] ?? 0) + worthOf.damaged * (damaged[seat] ?? 0);
    for (const { owner, kind, damaged: isDamaged } of buildings) {
      if (owner === seat) worth += (kind === 'city' ? worthOf.city : worthOf.starport) * (isDamaged ? 0.6 : 1);
    }
  }
  return worth;
}

function courtWorth(g: Arcs, seat: Seat): number {
  let worth = 0;
  for (const slot of g.court.row) {
    const own = slot?.agents[seat] ?? 0;
    if (own === 0) continue;
    const leads = slot?.agents.every((count, other) => other === seat || count < own);
    worth += worthOf.courtAgent * own + (leads ? worthOf.courtLead : 0);
  }
  return worth;
}
