import { checkSiteImport, getRunningImport } from '@kithouse/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveSite } from '../../testing/full-site.js';
import { anItem } from '../../testing/items.js';
import { aPackInfo, aSiteCheck } from '../../testing/pack-info.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { Wizard } from './wizard.js';

const item = anItem({ id: 7, name: 'Tidepool', fullsite_import: true });
const font_pairs = [
  { heading: 'young-serif', body: 'work-sans' },
  { heading: 'outfit', body: 'outfit' },
];

let isNarrow = false;
beforeEach(() => {
  isNarrow = false;
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: isNarrow && media.includes('959px') }));
});
afterEach(() => vi.unstubAllGlobals());

async function show(site: Parameters<typeof serveSite>[0] = {}) {
  serveSite({ info: aPackInfo({ pack: { font_pairs } }), ...site });
  const answers = [answer(getRunningImport, () => null), answer(checkSiteImport, () => aSiteCheck())];
  const view = renderApp(<Wizard item={item} onClose={() => undefined} />, answers, { user: ada });
  await screen.findByRole('heading', { name: 'Make it yours' });
  const form = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'What Tidepool needs' });
    await waitFor(() => expect(view.requested.some(({ name }) => name === checkSiteImport.name)).toBe(true));
    const last = view.requested.findLast(({ name }) => name === checkSiteImport.name)?.input;
    return (last as { form: Record<string, unknown> } | undefined)?.form;
  };
  return { ...view, form };
}

const looks = () => within(screen.getByRole('radiogroup', { name: 'Choose a look' }));
const radios = () => looks().getAllByRole<HTMLInputElement>('radio');
const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('.look-frame > iframe')];
/** Loads all frames until no new one appears. */
function loadFrames() {
  for (let count = 0; count !== frames().length; ) {
    count = frames().length;
    for (const frame of frames()) {
      fireEvent.load(frame);
    }
  }
}

test('[R-SITE-180] shows four complete looks, with the pack’s own one chosen', async () => {
  await show();

  expect(radios().map(({ checked }) => checked)).toEqual([true, false, false, false]);
  expect(looks().getByText('As designed')).toBeTruthy();
  expect(looks().getAllByText('Young Serif and Work Sans')).toHaveLength(2);
  expect(looks().getByText('Outfit')).toBeTruthy();
});

test('[R-SITE-180] loads one frame after the other, with the typed name, the logo and the look', async () => {
  await show();
  fireEvent.change(screen.getByLabelText('Site title'), { target: { value: 'Oak & Sons' } });
  expect(frames()).toHaveLength(1);

  loadFrames();

  expect(frames()).toHaveLength(4);
  const second = frames()[1] as HTMLIFrameElement;
  const post = vi.spyOn(second.contentWindow as Window, 'postMessage');
  fireEvent.load(second);
  const [message] = post.mock.calls.at(-1) ?? [];
  expect(message).toMatchObject({
    title: 'Oak & Sons',
    logo: 'https://cloud.example/files/logo.svg',
    fonts: { heading: 'Young Serif', body: 'Work Sans' },
  });
  expect((message as { color: Record<string, string> }).color.primary).not.toBe('#FF6B4A');
});

test('[R-SITE-180] fills palette and fonts with the chosen look, which the import receives', async () => {
  const { form } = await show();

  fireEvent.click(radios()[1] as HTMLInputElement);

  expect(radios().map(({ checked }) => checked)).toEqual([false, true, false, false]);
  const fonts = within(screen.getByRole('group', { name: 'Fonts' })).getByRole('button', { pressed: true });
  const palette = within(screen.getByRole('group', { name: 'Palette' })).getByRole('button', { pressed: true });
  expect([fonts.textContent, palette.textContent]).toEqual([
    'Young SerifWork Sans',
    looks().getAllByRole('radio')[1]?.closest('label')?.querySelector('.name > .clip')?.textContent,
  ]);
  expect(await form()).toMatchObject({ fonts: font_pairs[0], color: { primary: expect.stringMatching(/^#/) } });
});

test('[R-SITE-180] turns to the live preview once something is fine-tuned, and back', async () => {
  await show();
  fireEvent.click(within(screen.getByRole('group', { name: 'Fonts' })).getByRole('button', { name: 'Outfit' }));

  expect(screen.queryByRole('radiogroup', { name: 'Choose a look' })).toBeNull();
  expect(screen.getByTitle(/Live preview/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'All looks' }));

  expect(radios().every(({ checked }) => !checked)).toBe(true);
});

test('[R-SITE-181] keeps the choice in the draft and continues at the live preview', async () => {
  const { unmount } = await show();
  fireEvent.click(radios()[2] as HTMLInputElement);
  unmount();

  const { form } = await show();

  expect(screen.getByTitle(/Live preview/)).toBeTruthy();
  expect(await form()).toMatchObject({ fonts: font_pairs[1] });
});

test('[R-SITE-181] shows the looks above the fine-tuning in a narrow window', async () => {
  isNarrow = true;
  await show();

  const form = within(screen.getByRole('form', { name: 'Customize' }));
  expect(form.getByRole('radiogroup', { name: 'Choose a look' })).toBeTruthy();
  fireEvent.click(radios()[1] as HTMLInputElement);
  expect(radios()[1]?.checked).toBe(true);
});

test('[R-SITE-180] offers looks without pictures while the cloud is offline', async () => {
  await show({ preview: () => Promise.reject(new TypeError('offline')) });
  await waitFor(() => expect(frames()).toHaveLength(0));

  fireEvent.click(radios()[1] as HTMLInputElement);

  expect(radios()[1]?.checked).toBe(true);
});

test('[R-SITE-310] loads a file of each offered family while it shows the choice', async () => {
  const loaded: string[] = [];
  const added = new Set<unknown>();
  class Face {
    constructor(
      readonly family: string,
      readonly source: string,
    ) {}
    async load() {
      loaded.push(`${this.family} ${this.source}`);
      throw new Error('The file is missing.');
    }
  }
  vi.stubGlobal('FontFace', Face);
  Object.defineProperty(document, 'fonts', { configurable: true, value: added });
  const font_samples = { outfit: 'https://cloud.example/files/"a".woff2' };

  const { unmount } = await show({ info: aPackInfo({ pack: { font_pairs, font_samples } }) });

  expect(loaded).toEqual(['kithouse-sample-outfit url("https://cloud.example/files/\\"a\\".woff2")']);
  expect(screen.getAllByText('Outfit').map(({ style }) => style.fontFamily)).toContainEqual(
    expect.stringMatching(/^kithouse-sample-outfit, Outfit/),
  );
  unmount();
  expect(added.size).toBe(0);
  Reflect.deleteProperty(document, 'fonts');
});

test('[R-SITE-182] offers no fonts for a pack that names none, and no looks without colours', async () => {
  const info = aPackInfo();
  await show({ info: { ...info, settings: {} } });

  expect(screen.queryByRole('group', { name: 'Fonts' })).toBeNull();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.getByTitle(/Live preview/)).toBeTruthy();
});
