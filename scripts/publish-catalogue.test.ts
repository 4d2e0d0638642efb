import { expect, test } from 'vitest';
import { toStampName } from './publish-catalogue.js';

test('names a publication by its flags, however many there are', () => {
  const flags = Array.from({ length: 40 }, (_, index) => ['--without', `Home and garden ${index}`]).flat();

  expect(toStampName('catalogue', flags).length).toBeLessThan(100);
  expect(toStampName('/a/catalogue', [])).toBe('catalogue');
  expect(toStampName('catalogue', flags)).not.toBe(toStampName('catalogue', flags.slice(2)));
});
