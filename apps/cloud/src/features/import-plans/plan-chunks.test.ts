import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/index.js';
import { saveChunks } from './plan-chunks.queries.js';

const app = await createTestApp();

test('keeps the chunks of all accounts within the limit by deleting the oldest plans first', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => app.user()));
  const chunks = ['a', 'b'].map((letter) => ({ sha256: letter.repeat(64), ops: letter.repeat(500) }));
  const plans = people.map(({ id }, index) => ({ planId: randomUUID(), userId: id, at: new Date(index * 1000).toISOString() }));

  for (const plan of plans) {
    await saveChunks(app.db, plan, chunks, 10, 3000);
  }
  const left = await app.db.selectFrom('plan_parts').select('plan_id').groupBy('plan_id').execute();

  expect(left.map(({ plan_id }) => plan_id).toSorted()).toEqual(
    plans
      .slice(2)
      .map(({ planId }) => planId)
      .toSorted(),
  );
});
