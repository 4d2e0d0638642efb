import { brand } from '@kithouse/contract';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Contains the values of one scrape. Undefined parts are left out. */
export type Snapshot = {
  /** Undefined while the database is away. */
  stored: StoredCounts | undefined;
  pool: { open: number; idle: number; waiting: number };
  index: { items: number; ageSeconds: number } | undefined;
  threads: { running: number; waiting: number };
  /** Whether the file store can be used. */
  hasFiles: boolean;
};

export type StoredCounts = {
  jobs: { kind: string; state: string; count: number; overdueSeconds: number }[];
  mails: { state: string; count: number }[];
};

export type Metrics = ReturnType<typeof createMetrics>;

const prefix = `${brand.prefix}_`;
const buckets = { request: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10], job: [0.05, 0.25, 1, 5, 15, 60, 300] };

/** Creates the metrics of one process, in the format of Prometheus. No label names a person, an address or a search. */
export function createMetrics() {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  collectDefaultMetrics({ register });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: prefix + name, help, labelNames, registers });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route template and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: buckets.request,
    registers,
  });
  const ended = new Histogram({
    name: `${prefix}job_duration_seconds`,
    help: 'Duration of jobs that this process ran, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    buckets: buckets.job,
    registers,
  });
  const up = gauge('database_up', '1 if the database answers.');
  const filesUp = gauge('file_store_up', '1 if the file store answers.');
  const connections = gauge('database_connections', 'Connections of this process by state; waiting counts queries.', ['state']);
  const jobs = gauge('jobs', 'Unfinished jobs of the whole cloud, by kind and state.', ['kind', 'state']);
  const overdue = gauge('jobs_overdue_seconds', 'Seconds that the oldest due job has waited, by kind.', ['kind']);
  const mails = gauge('mails', 'Emails that no mail server has accepted yet, by state.', ['state']);
  const tasks = gauge('thread_tasks', 'Long computations of this process that run in threads or wait for one.', ['state']);
  const items = gauge('index_items', 'Catalogue items in the index of this process; 0 if the database answers.');
  const age = gauge('index_age_seconds', 'Time since the index of this process was built.');

  function set({ stored, pool, index, threads, hasFiles }: Snapshot) {
    filesUp.set(hasFiles ? 1 : 0);
    for (const [state, count] of Object.entries(pool)) {
      connections.set({ state }, count);
    }
    for (const [state, count] of Object.entries(threads)) {
      tasks.set({ state }, count);
    }
    items.set(index?.items ?? 0);
    age.set(index?.ageSeconds ?? 0);
    up.set(stored ? 1 : 0);
    for (const each of [jobs, overdue, mails]) {
      each.reset();
    }
    for (const { kind, state, count, overdueSeconds } of stored?.jobs ?? []) {
      jobs.set({ kind, state }, count);
      if (state === 'waiting') {
        overdue.set({ kind }, overdueSeconds);
      }
    }
    for (const { state, count } of stored?.mails ?? []) {
      mails.set({ state }, count);
    }
  }

  return {
    observeRequest: (method: string, route: string, status: number, seconds: number) =>
      requests.observe({ method, route, status }, seconds),
    observeJob: (kind: string, outcome: string, seconds: number) => ended.observe({ kind, outcome }, seconds),
    contentType: register.contentType,
    /** Renders all metrics with these values. */
    render(snapshot: Snapshot): Promise<string> {
      set(snapshot);
      return register.metrics();
    },
  };
}
