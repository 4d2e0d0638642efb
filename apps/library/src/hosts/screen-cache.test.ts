import { type Call, getScreen } from '@kithouse/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { createScreenCache } from './screen-cache.js';

beforeEach(() => localStorage.clear());

const path = 'gutenberg/blocks';
const answers = [{ name: 'items.featured', input: { platform: 'gutenberg' }, output: { data: [] } }];
const at = (portal: string) => ({ links: { portal, support: '', documentation: '' } });
const boot = at('https://library.example/');
const answering = (given: object[] = answers) => vi.fn(async () => ({ answers: given })) as unknown as Call;
const visit = (given?: object[]) => createScreenCache(boot, 'gutenberg').wrap(answering(given))(getScreen, { path });

test('[R-PERF-35] returns the answers of the last screen in the next editor, marked as old after five minutes', async () => {
  await visit();

  const inTime = createScreenCache(boot, 'gutenberg').find(path);
  const later = createScreenCache(boot, 'gutenberg', () => Date.now() + 6 * 60_000).find(path);

  expect(inTime).toEqual({ path, answers, is_old: false });
  expect(later).toEqual({ path, answers, is_old: true });
});

test('[R-PERF-35] returns nothing for another path, editor or library', async () => {
  await visit();

  const others = [
    createScreenCache(boot, 'gutenberg').find('gutenberg/pages'),
    createScreenCache(boot, 'elementor').find(path),
    createScreenCache(at('https://other.example/'), 'gutenberg').find(path),
  ];

  expect(others).toEqual([null, null, null]);
});

test('[R-PERF-35] stores its own library and time, not those of an answer', async () => {
  const call = vi.fn(async () => ({ answers, library: 'https://other.example/', path: 'other', at: 0 })) as unknown as Call;

  await createScreenCache(boot, 'gutenberg').wrap(call)(getScreen, { path });

  expect(createScreenCache(boot, 'gutenberg').find(path)).toEqual({ path, answers, is_old: false });
});

test('[R-PERF-35] doesn’t store a screen beyond the limit, and ignores invalid data', async () => {
  await visit([{ ...answers[0], output: 'x'.repeat(250_000) }]);
  const tooLarge = createScreenCache(boot, 'gutenberg').find(path);

  const found = [
    'nonsense',
    'null',
    '[]',
    '{"path":5}',
    JSON.stringify({ library: boot.links.portal, path, at: 0, answers: 'x' }),
  ];
  const read = found.map((text) => {
    localStorage.setItem('kithouse_panel_screen_gutenberg', text);
    return createScreenCache(boot, 'gutenberg').find(path);
  });

  expect(tooLarge).toBeNull();
  expect(read).toEqual(found.map(() => null));
});
