import {
  AppError,
  countItems,
  getScreen,
  listCategories,
  listColors,
  listDependencies,
  listFeatured,
  listItems,
  listStyles,
  listTags,
  listWeights,
} from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue } from '../testing/catalogue.js';
import { anItem, aPage } from '../testing/items.js';
import { answer, fail, renderApp } from '../testing/render-app.js';
import { App } from './app.js';

const platform = 'elementor';
const path = 'elementor/packs';

/** Returns all answers of the first screen of Elementor packs, as the cloud sends them. */
function screenOf(name: string) {
  const inputs = new Map<string, object>([
    [listItems.name, { platform, type: 'packs' }],
    [countItems.name, {}],
    [listCategories.name, { platform }],
    [listStyles.name, { platform, itemType: 'pack' }],
    [listColors.name, { platform, itemType: 'pack' }],
    [listWeights.name, { platform, itemType: 'pack' }],
    [listFeatured.name, { platform }],
    [listDependencies.name, {}],
    [listTags.name, { platform, itemType: 'pack' }],
  ]);
  const known = [...catalogue([anItem({ name })])].map((given) => [given.name, given.reply({} as never)] as const);
  const outputs = new Map<string, unknown>([[listDependencies.name, []], [listTags.name, []], ...known]);
  return [...inputs].map(([call, input]) => ({ name: call, input: input as Record<string, unknown>, output: outputs.get(call) }));
}

test("requests all of the first screen's answers at once when none were printed", async () => {
  const { requested } = renderApp(<App />, [answer(getScreen, () => ({ answers: screenOf('Tidepool') }))], { path });

  expect(await screen.findByRole('link', { name: 'Tidepool' })).toBeDefined();
  expect(requested).toEqual([{ name: getScreen.name, input: { path } }]);
});

test('shows printed expired answers and replaces them when fresh ones arrive', async () => {
  let deliver: (value: { answers: ReturnType<typeof screenOf> }) => void = () => {};
  const newer = new Promise<{ answers: ReturnType<typeof screenOf> }>((resolve) => {
    deliver = resolve;
  });
  const boot = { screen: { path, answers: screenOf('Tidepool'), is_old: true } };

  const { requested } = renderApp(<App />, [answer(getScreen, () => newer)], { path, boot });
  expect(await screen.findByRole('link', { name: 'Tidepool' })).toBeDefined();
  deliver({ answers: screenOf('Driftwood') });

  expect(await screen.findByRole('link', { name: 'Driftwood' })).toBeDefined();
  expect(requested).toEqual([{ name: getScreen.name, input: { path } }]);
});

test('keeps expired answers while fresh ones are unavailable', async () => {
  const boot = { screen: { path, answers: screenOf('Tidepool'), is_old: true } };

  const { requested } = renderApp(<App />, [fail(getScreen, 'kithouse_api_error')], { path, boot });

  await waitFor(() => expect(requested).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Tidepool' })).toBeDefined();
});

test('falls back to single calls when the cloud lacks the combined one', async () => {
  renderApp(<App />, [fail(getScreen, 'not_found'), ...catalogue([anItem({ name: 'Tidepool' })])], { path });

  expect(await screen.findByRole('link', { name: 'Tidepool' })).toBeDefined();
});

test('does not wait for the combined call with a filtered list', async () => {
  const { requested } = renderApp(<App />, [...catalogue([anItem({ name: 'Tidepool' })])], { path: `${path}?q=tide` });

  expect(await screen.findByRole('link', { name: 'Tidepool' })).toBeDefined();
  expect(requested.map(({ name }) => name)).not.toContain(getScreen.name);
});

test('shows an expired list at once and the fresh one afterwards', async () => {
  const kept = aPage([anItem({ name: 'Tidepool' })]);
  const call = (async (endpoint: { name: string }, _: unknown, options?: { onOld?: () => void }) => {
    if (endpoint.name !== listItems.name) {
      throw new AppError('internal_error');
    }
    options?.onOld?.();
    return options?.onOld ? kept : aPage([anItem({ name: 'Driftwood' })]);
  }) as never;

  renderApp(<App />, [], { path: `${path}?q=tide`, host: { call } });

  expect(await screen.findByRole('link', { name: 'Driftwood' })).toBeDefined();
});
