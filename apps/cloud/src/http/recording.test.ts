import { type Endpoint, publishItem } from '@kithouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { type AnyRecorder, finishAction, recordChanges } from './recording.js';

type Reader = NonNullable<AnyRecorder['readRecordedFields']>;

const endpoint: Endpoint = { ...publishItem, recorded: ['title'] };

/** Runs a call of an account whose object has these titles before and after it. */
async function run(readRecordedFields: Reader, work = async () => 'done') {
  const finish = vi.fn(async () => {});
  const log = { error: vi.fn() };
  const caller = { kind: 'user', user: { id: 1 } };
  const request = { caller, log, params: {}, routeOptions: { config: {} } } as unknown as FastifyRequest;
  const outcome = await recordChanges(
    request,
    { record: async () => finish, endpoint, recorder: { readRecordedFields }, input: {} },
    work,
  ).catch((error: Error) => error.message);
  await finishAction(request, { statusCode: 200 } as FastifyReply);
  return { outcome, finish, log };
}

const reading = (...titles: string[]) => {
  const read = vi.fn<Reader>();
  for (const title of titles) {
    read.mockResolvedValueOnce({ title, password_hash: title });
  }
  return read;
};

test('[R-OPS-119] records declared fields only, and long values that differ only at their end', async () => {
  const long = 'x'.repeat(253);

  const { finish } = await run(reading(`${long}\u{1f600}a`, `${long}\u{1f600}b`));

  const value = `${long}\ufffd`;
  expect(finish).toHaveBeenCalledWith(expect.objectContaining({ changes: [{ field: 'title', before: value, after: value }] }));
});

test('[R-OPS-119] answers a call whose changes can’t be read or recorded, and logs that', async () => {
  const read = reading('Bakery').mockRejectedValueOnce(new Error('away'));
  const unread = await run(read);

  expect(unread.outcome).toBe('done');
  expect(unread.finish).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'success', changes: [] }));
  expect(unread.log.error).toHaveBeenCalledTimes(1);
});

test('[R-OPS-119] records what a call changed before it failed', async () => {
  const { outcome, finish } = await run(reading('Bakery', 'Bread'), async () => {
    throw new Error('late');
  });

  expect(outcome).toBe('late');
  expect(finish).toHaveBeenCalledWith(
    expect.objectContaining({ changes: [{ field: 'title', before: 'Bakery', after: 'Bread' }] }),
  );
});

test('[R-OPS-119] runs no call that can’t be recorded', async () => {
  const work = vi.fn(async () => 'done');
  const { outcome } = await run(vi.fn<Reader>().mockRejectedValueOnce(new Error('away')), work);

  expect([outcome, work.mock.calls.length]).toEqual(['away', 0]);
});
