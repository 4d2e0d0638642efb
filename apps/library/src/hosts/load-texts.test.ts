import { AppError, brand, type Call } from '@kithouse/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from './load-texts.js';

const setLocaleData = vi.fn<(data: object, domain: string) => void>();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setLocaleData.mockReset();
});

/** Creates a site that answers each call with this. */
const answer = (value: () => Promise<unknown>) => vi.fn(value) as unknown as Call;

test('waits for nothing when the person has no translation', () => {
  vi.stubGlobal('wp', { i18n: { setLocaleData } });
  const call = answer(() => Promise.resolve({}));

  expect(loadTexts({ texts: '' }, call)).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});

test('passes the texts to WordPress before the wait is over', async () => {
  vi.stubGlobal('wp', { i18n: { setLocaleData } });

  await loadTexts(
    { texts: '1a2b' },
    answer(() => Promise.resolve({ Packs: ['Pakete'] })),
  );

  expect(setLocaleData).toHaveBeenCalledExactlyOnceWith({ Packs: ['Pakete'] }, brand.slug);
});

test('opens in English when the site refuses or stays silent', async () => {
  vi.stubGlobal('wp', { i18n: { setLocaleData } });
  vi.useFakeTimers();

  await loadTexts(
    { texts: '1a2b' },
    answer(() => Promise.reject(new AppError('internal_error'))),
  );
  const silent = loadTexts(
    { texts: '1a2b' },
    answer(() => new Promise(() => undefined)),
  );
  await vi.advanceTimersByTimeAsync(5000);
  await silent;

  expect(setLocaleData).not.toHaveBeenCalled();
});
