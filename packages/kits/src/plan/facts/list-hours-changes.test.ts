import type { Facts } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { listHoursChanges } from './list-hours-changes.js';

const weekdays: Facts = { opening_hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }] };
const saturday: Facts = { opening_hours: [{ days: [6], opens: '10:00', closes: '14:00' }] };
const list = (facts: Facts, former: Facts[]) => listHoursChanges({ facts, former, locale: 'de_DE' });

test('[R-SITE-312] describes former and present opening hours in the language of the site', () => {
  expect(list(saturday, [weekdays])).toEqual([
    {
      from: { rows: [{ days: 'Montag – Freitag', times: '9:00 – 17:00' }], text: 'Montag – Freitag 9:00 – 17:00' },
      to: { rows: [{ days: 'Samstag', times: '10:00 – 14:00' }], text: 'Samstag 10:00 – 14:00' },
    },
  ]);
});

test('[R-SITE-312] lists no change for the same hours, for none, and for hours that are texts', () => {
  expect(list(weekdays, [weekdays, {}, { name: 'Rye' }])).toEqual([]);
  expect(list({ name: 'Rye' }, [weekdays])).toEqual([]);
  expect(list({ hours: 'By appointment' }, [{ hours: 'Daily' }])).toEqual([]);
});

test('[R-SITE-312] describes rows that became a text, and a text that became rows', () => {
  const text: Facts = { hours: 'By appointment' };
  const asText = { rows: [{ days: 'By appointment', times: '' }], text: 'By appointment' };

  expect(list(text, [saturday])).toMatchObject([{ to: asText }]);
  expect(list(saturday, [text])).toMatchObject([{ from: asText }]);
});
