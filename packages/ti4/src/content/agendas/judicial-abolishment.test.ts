import { ruling } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { fleetPoolSize } from '../../rules/tokens.ts';
import { decide, reveal, session, votes } from '../../testing/index.ts';

ruling(
  'ti4',
  'ag/judicial-abolishment.1',
  'the elected law is discarded and works no longer; points for it stay',
  () => {
    const made = () =>
      session().law('fleet-regulations', 'for').law('shard-of-the-throne', 'player-1', 1).points(0, 1, 0);
    const table = decide(reveal(made(), 'judicial-abolishment'), 'fleet-regulations');
    expect(table.state.laws.map(({ id }) => id)).toEqual(['shard-of-the-throne']);
    expect(fleetPoolSize(table.state as never, 0)).toBeGreaterThan(4);
    const shard = votes(reveal(made(), 'judicial-abolishment'), { 1: 'shard-of-the-throne' });
    expect([shard.state.laws.length, shard.player(1).points]).toEqual([1, 1]);
  },
);

ruling(
  'ti4',
  'ag/judicial-abolishment.1',
  'the only law is elected even without votes; without a law another agenda comes',
  () => {
    const table = votes(reveal(session().law('fleet-regulations', 'for'), 'judicial-abolishment'), {});
    expect([table.state.laws, table.state.agenda?.number]).toEqual([[], 2]);
    const none = reveal(session(), 'judicial-abolishment');
    expect(none.state.agenda).toMatchObject({ id: 'economic-equality', number: 1 });
  },
);
