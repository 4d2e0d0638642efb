import { expect, test } from 'vitest';
import { describeHours } from './describe-hours.js';

test('[R-SITE-170] describes opening hours in Portuguese when the locale has a subtag that browsers refuse', () => {
  const [row] = describeHours([{ days: [1, 2, 3], opens: '09:00', closes: '17:00' }], 'pt_PT_ao90');

  expect(row?.days).toBe('segunda-feira – quarta-feira');
});

test('[R-SITE-170] describes opening hours in English when the locale is none', () => {
  const [row] = describeHours([{ days: [1], opens: '09:00', closes: '17:00' }], '_');

  expect(row?.days).toBe('Monday');
});
