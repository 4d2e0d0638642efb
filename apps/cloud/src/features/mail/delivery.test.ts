import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createSealer } from '../../ports/sealer.js';
import { createTestApp } from '../../testing/index.js';
import { createDelivery } from './delivery.service.js';
import { claimMails } from './mail.queries.js';
import { addMail, defineMail, sweepMails } from './mail.service.js';

const { deps, db, clock, logged } = await createTestApp();
beforeEach(() => db.deleteFrom('mails').execute());

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let written = 0;
const note = defineMail('note', {
  payload: z.object({ text: z.string() }),
  write: (_context, { text }) => ({ to: 'ada@example.com', subject: 'Note', text: `${text} ${++written}`, html: '' }),
});
const link = defineMail('link', { ...note, payload: z.object({ text: z.string() }), linkLifetimeMs: 60 * minute });
const add = (text = 'secret words', kind = note, context = deps) => addMail(context, kind, 'ada@example.com', { text });

/** Creates the deliveries of one process to a mail server that fails while `outage` has a reason. */
function startProcess(context = deps) {
  const sent: string[] = [];
  const ids = new Set<string>();
  const server: { outage?: Error | undefined } = {};
  const deliver = async ({ text }: { text: string }, { id }: { id: string }) => {
    ids.add(id);
    if (server.outage) {
      throw server.outage;
    }
    sent.push(text);
  };
  return { sent, ids, server, ...createDelivery(context, deliver, [note, link]) };
}

const rows = () => db.selectFrom('mails').selectAll().orderBy('id').execute();
const refused = Object.assign(new Error('550 no ada@example.com here'), { responseCode: 550, command: 'RCPT TO' });

test('stores a mail only together with its cause [R-OPS-20]', async () => {
  const cause = db.transaction().execute(async (trx) => {
    await add('never', note, { ...deps, db: trx });
    throw new Error('rolled back');
  });

  await expect(cause).rejects.toThrow('rolled back');
  expect(await rows()).toEqual([]);
});

test('delivers each mail once when several processes deliver at the same time [R-OPS-20]', async () => {
  const processes = Array.from({ length: 4 }, () => startProcess());
  const texts = Array.from({ length: 40 }, (_, index) => `mail ${index},`);
  await Promise.all(texts.map((text) => add(text)));

  await Promise.all(processes.map(({ run }) => run()));

  const sent = processes.flatMap((each) => each.sent.map((text) => `${text.split(',')[0]},`));
  expect(sent.toSorted()).toEqual(texts.toSorted());
  expect(await rows()).toEqual([]);
});

test('delivers a mail of a killed process once its claim has ended [R-OPS-20]', async () => {
  const { run, sent } = startProcess();
  await add();
  const now = clock.now();
  const until = new Date(now.getTime() + 5 * minute).toISOString();
  await claimMails(db, { keyIds: deps.sealer.keyIds, now: now.toISOString(), until, max: 5 });

  await run();
  const before = sent.length;
  clock.advance(5 * minute + second);
  await run();

  expect([before, sent.length]).toEqual([0, 1]);
});

test('retries with growing delays and sends the same text under the same id [R-OPS-21]', async () => {
  const { run, sent, ids, server } = startProcess();
  await add();
  const text = `secret words ${written + 1}`;
  server.outage = new Error('connection refused');

  await run();
  await run();
  const [first] = await rows();
  clock.advance(6 * second);
  await run();
  const [next] = await rows();
  server.outage = undefined;
  clock.advance(16 * second);
  await run();

  expect([first?.attempts, first?.last_error, next?.attempts]).toEqual([1, 'connection refused', 2]);
  expect([sent, ids.size, await rows()]).toEqual([[text], 1, []]);
});

test('gives up after three days, or when the link in the mail expires [R-OPS-21]', async () => {
  const { run, server } = startProcess();
  server.outage = new Error('connection refused');
  await Promise.all([add(), add('', link)]);
  const failed = async () => (await rows()).filter(({ failed_at }) => failed_at !== null).map(({ kind }) => kind);

  await run();
  const atFirst = await failed();
  clock.advance(61 * minute);
  await run();
  const afterAnHour = await failed();
  clock.advance(3 * day);
  await run();

  expect([atFirst, afterAnHour, (await failed()).toSorted()]).toEqual([[], ['link'], ['link', 'note']]);
});

test('never retries a recipient whom the mail server refuses, and keeps the address out of the log [R-OPS-21]', async () => {
  const { run, server, ids } = startProcess();
  server.outage = refused;
  await add();

  await run();
  clock.advance(day);
  await run();

  expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: '550 no ada@example.com here' });
  expect(ids.size).toBe(1);
  expect(logged.at(-1)).toContain('550 no [hidden] here');
});

test('stores mails encrypted and deletes them once they are accepted [R-OPS-22]', async () => {
  const { run, server } = startProcess();
  server.outage = new Error('later');
  const isReadable = async () => (await rows()).some(({ sealed }) => sealed.includes('secret'));
  await add();

  const before = await isReadable();
  await run();
  const after = await isReadable();
  server.outage = undefined;
  clock.advance(minute);
  await run();

  expect([before, after, await rows()]).toEqual([false, false, []]);
});

test('leaves mails of another key to its process and lists them as failed if there is none [R-OPS-22]', async () => {
  const other = { ...deps, sealer: createSealer(randomBytes(32), 'mail') };
  const [here, there] = [startProcess(), startProcess(other)];
  await add('first', note, other);

  await here.run();
  await there.run();
  await add('second', note, other);
  clock.advance(3 * day + 2 * 60 * minute);
  await here.run();
  await sweepMails(deps);

  expect([here.sent.length, there.sent.length]).toEqual([0, 1]);
  expect(await rows()).toMatchObject([{ attempts: 0, last_error: expect.stringMatching(/^No process has the key/) }]);
});

test('sends the waiting mails as soon as the mail server is back, but none that is being delivered', async () => {
  const { run, sent, server } = startProcess();
  server.outage = new Error('connection refused');
  await Promise.all(Array.from({ length: 3 }, () => add()));
  for (let turn = 0; turn < 4; turn++) {
    await run();
    clock.advance(31 * second);
  }
  const [first, second_, third] = await rows();
  const later = new Date(clock.now().getTime() + 5 * minute).toISOString();
  await db.updateTable('mails').set({ next_at: later }).where('id', '=', Number(second_?.id)).execute();
  await db.updateTable('mails').set({ claimed_until: later }).where('id', '=', Number(third?.id)).execute();
  server.outage = undefined;
  clock.advance(minute);

  await run();

  expect(first).toBeDefined();
  expect(sent).toHaveLength(2);
  expect(await rows()).toMatchObject([{ id: third?.id }]);
});

test('ignores the failure of a process whose claim has ended', async () => {
  const events = new EventEmitter();
  const deliver = async () => {
    events.emit('started');
    await once(events, 'ended');
    throw new Error('too late');
  };
  await add();
  const started = once(events, 'started');
  const late = createDelivery(deps, deliver, [note]).run();
  await started;
  clock.advance(5 * minute + second);
  const { run, server } = startProcess();
  server.outage = refused;

  await run();
  events.emit('ended');
  await late;

  expect(await rows()).toMatchObject([{ attempts: 2, last_error: '550 no ada@example.com here' }]);
});

test('ends the deliveries of a process that stops and stores them for the next one', async () => {
  const ending = new AbortController();
  const stuck = createDelivery(
    deps,
    (_message, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        ending.abort();
      }),
    [note],
  );
  await Promise.all(Array.from({ length: 7 }, () => add()));

  await stuck.run(ending.signal);

  const attempts = (await rows()).map((row) => `${row.attempts} ${row.claimed_until}`);
  expect(attempts.toSorted()).toEqual([...Array(2).fill('0 null'), ...Array(5).fill('1 null')]);
});

test('waits for every delivery of a batch when storing a failure fails', async () => {
  const ended: string[] = [];
  await Promise.all([add('bad'), add('good')]);
  const warn = () => {
    throw new Error('the disk is full');
  };
  const deliver = async ({ text }: { text: string }) => {
    if (text.startsWith('bad')) {
      throw new Error('no');
    }
    await setTimeout(50);
    ended.push(text);
  };
  const broken = createDelivery({ ...deps, log: Object.assign(Object.create(deps.log), { warn }) }, deliver, [note]);

  await expect(broken.run()).rejects.toThrow('the disk is full');

  expect(ended).toHaveLength(1);
});

test('keeps a mail of an unknown kind for a newer version', async () => {
  const { run } = startProcess();
  await add('new', { ...note, name: 'newer' });

  await run();

  expect(await rows()).toMatchObject([{ failed_at: null, last_error: expect.stringContaining('“newer”') }]);
});
