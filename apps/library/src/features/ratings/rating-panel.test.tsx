import { AppError, getItem, type Input, type Item, rateItem, type SiteProfile } from '@kithouse/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { getProfile } from '../profile/use-profile.js';
// Loads lazy components in advance, so that no test waits for them.
import '../items/detail-screen.js';

const tidepool = anItem({ name: 'Tidepool', rating: 4.5, rating_count: 12 });
const given = (stars: number): SiteProfile => ({ ...ada, reviews: { pack: { [tidepool.id]: stars } } });

/** Creates a cloud with twelve other ratings of 54 stars in total. */
function cloud() {
  const sent: Input<typeof rateItem>[] = [];
  const rate = answer(rateItem, (input) => {
    sent.push(input);
    const { id } = tidepool;
    const [avg, count] = [(54 + input.rating) / 13, 13];
    return { data: { reviews: { pack: { [id]: input.rating, [`avg_${id}`]: avg, [`count_${id}`]: count, 999999: 1 } } } };
  });
  return { sent, rate };
}

function show(rate = cloud().rate, user: SiteProfile | null = ada, item: Item = tidepool) {
  const detail = answer(getItem, () => aDetail(item));
  const list = { pack: 'packs', page: 'pages', block: 'blocks' }[item.type];
  return renderApp(<App />, [rate, detail, ...catalogue([item])], { path: `elementor/${list}/${item.slug}`, user });
}
const panel = () => screen.findByRole('region', { name: 'Pack rating' });
const star = async (name: string) => within(await panel()).getByRole<HTMLInputElement>('radio', { name });
const text = async () => (await panel()).textContent;

test("[R-DETAIL-12] shows a pack's average and number of ratings", async () => {
  show();

  expect(await text()).toContain('4.5 (12)');
});

test('says that a pack is unrated, and shows no rating on other items', async () => {
  const { unmount } = show(undefined, ada, { ...tidepool, rating: 0, rating_count: 0 });
  expect(await text()).toContain('Not rated yet');
  unmount();

  show(undefined, ada, { ...tidepool, type: 'page' });

  await screen.findByRole('heading', { level: 1, name: 'Tidepool' });
  expect(screen.queryByRole('region', { name: 'Pack rating' })).toBeNull();
});

test('[R-FAV-07] [R-STORE-41] changes stars and average before the server answers', async () => {
  const { user } = show(answer(rateItem, () => new Promise<never>(() => undefined)));

  await user.click(await star('5 stars'));

  expect((await star('5 stars')).checked).toBe(true);
  expect(await text()).toContain('4.5 (13)');
  expect(await text()).toContain('Your rating: 5');
});

test("[R-API-61] [R-API-62] sends a rating once and shows the server's average", async () => {
  const sent: Input<typeof rateItem>[] = [];
  const { id } = tidepool;
  const rate = answer(rateItem, (input) => {
    sent.push(input);
    return { data: { reviews: { pack: { [id]: 5, [`avg_${id}`]: 3.2, [`count_${id}`]: 40 } } } };
  });
  const { user } = show(rate);

  await user.click(await star('5 stars'));

  await waitFor(async () => expect(await text()).toContain('3.2 (40)'));
  expect(sent).toEqual([{ type_id: id, itemType: 'pack', rating: 5 }]);
});

test('shows the own rating and changes it without counting twice', async () => {
  const { user } = show(undefined, given(3));
  expect((await star('3 stars')).checked).toBe(true);

  await user.click(await star('1 star'));

  expect(await text()).toContain('4.3 (12)');
});

test('sends the last of many presses', async () => {
  const { sent, rate } = cloud();
  show(rate);
  const stars = within(await panel()).getAllByRole('radio');

  for (const number of [5, 1, 4, 2]) {
    fireEvent.click(stars[number - 1] as HTMLElement);
  }

  await waitFor(() => expect(sent.map(({ rating }) => rating)).toEqual([2]));
});

test('sends a choice made during a call afterwards and keeps it', async () => {
  const sent: number[] = [];
  let release: () => void = () => undefined;
  const slow = answer(rateItem, async ({ rating }) => {
    sent.push(rating);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { data: { reviews: { pack: { [tidepool.id]: rating, [`avg_${tidepool.id}`]: 4, [`count_${tidepool.id}`]: 13 } } } };
  });
  const { user } = show(slow);
  await user.click(await star('1 star'));
  await waitFor(() => expect(sent).toEqual([1]));

  await user.click(await star('4 stars'));
  release();
  await waitFor(() => expect(sent).toEqual([1, 4]));

  expect((await star('4 stars')).checked).toBe(true);
  release();
});

test("[R-ENT-13] shows the account's newer average over a cached one", async () => {
  const heard = { [tidepool.id]: 5, [`avg_${tidepool.id}`]: 4.1, [`count_${tidepool.id}`]: 13 };
  show(undefined, { ...ada, reviews: { pack: heard } });

  expect(await text()).toContain('4.1 (13)');
});

test('prefers a newer average to an old one of the account', async () => {
  const heard = { [tidepool.id]: 5, [`avg_${tidepool.id}`]: 4.1, [`count_${tidepool.id}`]: 11 };
  const { user } = show(undefined, { ...ada, reviews: { pack: heard } });
  expect(await text()).toContain('4.5 (12)');

  await user.click(await star('4 stars'));

  await waitFor(async () => expect(await text()).toContain('4.4 (12)'));
});

test("keeps other packs' ratings", async () => {
  const { rate, sent } = cloud();
  const { user, cache } = show(rate, { ...ada, reviews: { pack: { 999999: 2 } } });

  await user.click(await star('5 stars'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(cache.isMutating()).toBe(0));

  expect(getProfile(cache)?.reviews.pack).toMatchObject({ 999999: 2, [tidepool.id]: 5 });
});

test('reverts stars and average after a refusal and reports it', async () => {
  let refuse: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const slow = answer(rateItem, async () => {
    await requested;
    throw new AppError('rate_limited');
  });
  const { user } = show(slow);

  await user.click(await star('1 star'));
  await waitFor(async () => expect(await text()).toContain('(13)'));
  refuse();

  await screen.findByText('Too many attempts. Wait a moment and try again.');
  await waitFor(async () => expect(await text()).toContain('4.5 (12)'));
  expect((await star('1 star')).checked).toBe(false);
});

test('chooses with the arrows and stops at the ends', async () => {
  const { user } = show(undefined, given(4));
  (await star('4 stars')).focus();

  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect((await star('5 stars')).checked).toBe(true);
  await user.keyboard('{ArrowLeft}{ArrowDown}');

  await waitFor(async () => expect(document.activeElement).toBe(await star('3 stars')));
  expect((await star('3 stars')).checked).toBe(true);
});

test('mirrors the arrows from right to left', async () => {
  document.documentElement.style.direction = 'rtl';
  try {
    const { user } = show(undefined, given(4));
    (await star('4 stars')).focus();

    await user.keyboard('{ArrowLeft}');

    await waitFor(async () => expect(document.activeElement).toBe(await star('5 stars')));
  } finally {
    document.documentElement.removeAttribute('style');
  }
});

test('[R-PERM-05] lets a visitor move along the stars and asks to sign in on choosing', async () => {
  const { address, user } = show(undefined, null);
  (await star('1 star')).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(address.current().path).toBe('elementor/packs/tidepool'));

  await user.keyboard(' ');

  await waitFor(() =>
    expect(address.current()).toMatchObject({ path: 'sign-in', query: { 'redirect-to': 'elementor/packs/tidepool' } }),
  );
});

test('shows the new average in the list', async () => {
  const { rate } = cloud();
  const { user, cache } = show(rate);

  await user.click(await star('5 stars'));

  await waitFor(() =>
    expect(cache.getQueriesData<{ rating: number }>({ queryKey: [getItem.name] }).at(0)?.[1]?.rating).toBeCloseTo(59 / 13, 10),
  );
});
