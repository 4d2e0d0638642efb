import type { listItems } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { PreparedAnswer } from './prepared-answer.js';

const rest = { current_page: 1, total_page: 1, total: 2, is_about: false, corrected: 'a "word"' };

test.each([{ values: [] }, { values: [{ id: 1 }] }, { values: [{ id: 1 }, { id: 2, title: 'Ümläut' }] }])(
  'joins $values.length prepared values to the JSON that serialising them gives',
  ({ values }) => {
    const prepared = values.map((value) => Buffer.from(JSON.stringify(value)));

    const body = new PreparedAnswer<typeof listItems>('data', prepared, rest).toBuffer().toString();

    expect(body).toBe(JSON.stringify({ data: values, ...rest }));
  },
);
