import { expect, test } from 'vitest';
import { createTestApp } from '../testing/index.js';
import { readTraceParent } from './trace-context.js';

const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent_id = '00f067aa0ba902b7';

test('[R-OPS-108] reads the trace of a request as the W3C defines it', () => {
  expect(readTraceParent(`00-${trace_id}-${parent_id}-01`)).toEqual({ trace_id, parent_id });
  expect(readTraceParent(`cc-${trace_id}-${parent_id}-01-what-the-future-adds`)).toEqual({ trace_id, parent_id });
});

test.each([
  undefined,
  '',
  ['00'],
  `00-${trace_id}-${parent_id}`,
  `00-${trace_id}-${parent_id}-01-more`,
  `ff-${trace_id}-${parent_id}-01`,
  `00-${'0'.repeat(32)}-${parent_id}-01`,
  `00-${trace_id}-${'0'.repeat(16)}-01`,
  `00-${trace_id.toUpperCase()}-${parent_id}-01`,
  `00-${trace_id}-${parent_id}-01\n{"level":50}`,
  `cc-${trace_id}-${parent_id}-01-${'x'.repeat(1000)}`,
])('[R-OPS-108] ignores %j', (header) => {
  expect(readTraceParent(header)).toBeUndefined();
});

test('[R-OPS-108] writes the trace into every log line of a request', async () => {
  const app = await createTestApp();
  const ask = (headers: Record<string, string>) => fetch(`${app.url}/v1/items-count`, { headers });

  await ask({ traceparent: `00-${trace_id}-${parent_id}-01`, 'x-request-id': 'with-a-trace' });
  await ask({ traceparent: 'nonsense', 'x-request-id': 'without-a-trace' });

  const lines = app.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.find(({ reqId }) => reqId === 'with-a-trace')).toMatchObject({ trace_id, parent_id, call: 'items.count' });
  expect(lines.find(({ reqId }) => reqId === 'without-a-trace')).not.toHaveProperty('trace_id');
});
