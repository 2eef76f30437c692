/** Figures for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly answers: Counter;
  /** Seconds from an answer's arrival until it is durable and acknowledged. */
  readonly latency: Histogram;
  readonly sockets: Gauge;
  readonly engineRestarts: Counter;
  readonly threadFailures: Counter;
  /** Requests and sockets that another server has served. */
  readonly forwarded: Counter;
  readonly tablesLost: Counter;
  /** Messages to people who are away: sent, failed, given up, gone. */
  readonly notifications: Counter<'channel' | 'outcome'>;
}

/** What is counted when somebody asks. */
interface Counted {
  tables(): number;
  matches(): number;
  broken(): readonly string[];
}

export function createMetrics({ tables, matches, broken }: Counted): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'orrery_tables_open',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(tables());
    },
  });
  new Gauge({
    name: 'orrery_matches_open',
    help: 'Matches in the memory of the threads that play them',
    registers,
    collect() {
      this.set(matches());
    },
  });
  new Gauge({
    name: 'orrery_table_broken',
    help: 'Tables that cannot be opened',
    labelNames: ['table'],
    registers,
    collect() {
      this.reset();
      for (const table of broken()) this.set({ table }, 1);
    },
  });
  return {
    registry,
    answers: new Counter({ name: 'orrery_answers_total', help: 'Answers accepted', registers }),
    latency: new Histogram({
      name: 'orrery_answer_seconds',
      help: 'Time until an answer is durable and acknowledged',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
    sockets: new Gauge({ name: 'orrery_sockets', help: 'Open sockets', registers }),
    engineRestarts: new Counter({ name: 'orrery_engine_restarts_total', help: 'Engine threads replaced', registers }),
    forwarded: new Counter({
      name: 'orrery_forwarded_total',
      help: 'Requests and sockets passed on to another server',
      registers,
    }),
    tablesLost: new Counter({
      name: 'orrery_tables_lost_total',
      help: 'Tables that another server may have taken',
      registers,
    }),
    notifications: new Counter({
      name: 'orrery_notifications_total',
      help: 'Messages to people who are away, by channel and what became of them',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    threadFailures: new Counter({
      name: 'orrery_thread_start_failures_total',
      help: 'Threads that ended before they could do anything',
      registers,
    }),
  };
}
