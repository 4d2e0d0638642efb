import { AppError, checkSiteImport, getRunningImport } from '@kithouse/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { serveSite } from '../../testing/full-site.js';
import { anItem } from '../../testing/items.js';
import { aPackInfo, aSiteCheck } from '../../testing/pack-info.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { Wizard } from './wizard.js';

const item = anItem({ id: 7, name: 'Tidepool', fullsite_import: true });

beforeEach(() => void vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false })));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(site: Parameters<typeof serveSite>[0] = {}) {
  const sent = serveSite(site);
  const answers = [answer(getRunningImport, () => null), answer(checkSiteImport, () => aSiteCheck())];
  const view = renderApp(<Wizard item={item} onClose={() => undefined} />, answers, { user: ada });
  await screen.findByRole('heading', { name: 'Make it yours' });
  fireEvent.click(screen.getByRole('button', { name: 'Fine-tune' }));
  const form = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'What Tidepool needs' });
    await waitFor(() => expect(view.requested.some(({ name }) => name === checkSiteImport.name)).toBe(true));
    const last = view.requested.findLast(({ name }) => name === checkSiteImport.name)?.input;
    return (last as { form: Record<string, unknown> } | undefined)?.form;
  };
  const uploads = () => sent.filter(({ url }) => url.pathname.endsWith('/media'));
  return { ...view, form, uploads };
}

const png = (width: number) => {
  const head = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, width >> 8, width & 255, 0, 0, 0, 9];
  return new File([new Uint8Array(head)], 'logo.png', { type: 'image/png' });
};
const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' });
const upload = (file: File) => fireEvent.change(screen.getByLabelText('Logo file'), { target: { files: [file] } });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Logo width' });

test("shows the site's own values, or the pack's where none was chosen", async () => {
  const { form } = await show({ site: { title: 'Oak & Sons', description: '' } });
  const title = screen.getByLabelText<HTMLInputElement>('Site title');

  expect([title.value, title.placeholder]).toEqual(['', 'Oak & Sons']);
  expect(screen.getByText('Leave a field empty to keep your current value.')).toBeTruthy();
  expect(await form()).toMatchObject({ title: '', slogan: '', color: {}, logo_size: 211 });
});

test.each([
  ['in a field', () => screen.getByLabelText('Tagline')],
  ['on the button', () => screen.getByRole('button', { name: 'Continue' })],
])('goes to the next step on Enter %s, also after choosing a colour', async (_, find) => {
  await show();
  fireEvent.click(within(screen.getByRole('group', { name: 'Colours' })).getAllByRole('button')[0] as HTMLElement);
  act(() => find().focus());

  await userEvent.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: 'What Tidepool needs' })).toBeTruthy();
});

test("opens a colour's picker at its field, scrolled into view", async () => {
  const done: string[] = [];
  const { prototype } = HTMLInputElement;
  Object.assign(prototype, { scrollIntoView: () => done.push('in view'), showPicker: () => done.push('open') });
  onTestFinished(
    () => void (Reflect.deleteProperty(prototype, 'scrollIntoView') && Reflect.deleteProperty(prototype, 'showPicker')),
  );
  await show();

  fireEvent.click(within(screen.getByRole('group', { name: 'Colours' })).getAllByRole('button')[0] as HTMLElement);

  expect(done).toEqual(['in view', 'open']);
});

test('[R-ENT-61] [R-VALID-28] changes the logo width of 211 px between 20 and 800 by arrows and page keys', async () => {
  await show();
  const { value, min, max } = slider();
  expect([value, min, max]).toEqual(['211', '20', '800']);

  fireEvent.keyDown(slider(), { key: 'PageUp' });
  expect(slider().value).toBe('231');
  fireEvent.change(slider(), { target: { value: '30' } });
  fireEvent.keyDown(slider(), { key: 'PageDown' });
  expect(slider().value).toBe('20');
  expect(screen.getByText('20 px')).toBeTruthy();
});

test('[R-ENT-61] starts narrower than 211 px when the logo would be higher than a header, and keeps a chosen width', async () => {
  const { form } = await show();
  const load = (width: number, height: number) => {
    const picture = document.querySelector('.logo-drop img') as HTMLImageElement;
    Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
    fireEvent.load(picture);
  };

  load(160, 160);
  expect(slider().value).toBe('48');
  fireEvent.change(slider(), { target: { value: '90' } });
  expect(await form()).toMatchObject({ logo_size: 90 });
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Make it yours' });
  load(160, 160);
  expect(slider().value).toBe('90');

  upload(png(300));
  await screen.findByRole('button', { name: 'Use the pack’s logo' });
  load(600, 100);
  expect(slider().value).toBe('211');
});

test('[R-VALID-26] [R-VALID-27] refuses an oversized logo before uploading', async () => {
  const { uploads } = await show();

  upload(png(801));

  expect((await screen.findByRole('alert')).textContent).toContain('801 × 9 px');
  expect(uploads()).toHaveLength(0);
});

test('[R-ENT-60] uploads a logo to the media library and can remove it', async () => {
  const { uploads, form } = await show();

  upload(png(300));
  await screen.findByRole('button', { name: 'Use the pack’s logo' });

  expect(uploads()[0]).toMatchObject({ method: 'POST' });
  expect(uploads()[0]?.body?.get('file')).toMatchObject({ name: 'logo.png' });
  expect(await form()).toMatchObject({ logo: { id: 31, url: 'https://site.example/logo.png' } });

  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByText('Without a file, your site keeps its current logo.')).toBeTruthy();
});

test('explains a refused SVG and keeps the logo', async () => {
  const refusal = { code: 'rest_upload_unknown_error', message: 'Sorry, you are not allowed to upload this file type.' };
  await show({ media: () => Response.json(refusal, { status: 500 }) });

  upload(svg);

  expect((await screen.findByRole('alert')).textContent).toContain('This site doesn’t accept SVG files.');
  expect(screen.getByRole('button', { name: 'Remove logo' })).toBeTruthy();
});

test('reports why a picture failed to upload', async () => {
  await show({ media: () => Promise.reject(new TypeError('Failed to fetch')) });

  upload(png(300));

  expect((await screen.findByRole('alert')).textContent).toContain(new AppError('kithouse_api_error').message);
});

test('[R-ENT-62] picks or types a colour, keeps its transparency and resets it', async () => {
  const { form } = await show();
  const reset = screen.getByRole<HTMLButtonElement>('button', { name: /Reset/ });
  expect(reset.getAttribute('aria-disabled')).toBe('true');

  fireEvent.click(screen.getByRole('button', { name: 'Primary' }));
  fireEvent.change(screen.getByLabelText('Primary as a hex code'), { target: { value: '#0af' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sand' }));
  fireEvent.change(screen.getByLabelText('Pick Sand'), { target: { value: '#112233' } });
  fireEvent.change(screen.getByLabelText('Sand as a hex code'), { target: { value: 'sandy' } });
  fireEvent.blur(screen.getByLabelText('Sand as a hex code'));

  expect(screen.getByText('Use a hex code such as #0b6b4f.')).toBeTruthy();
  expect(await form()).toMatchObject({ color: { primary: '#00aaff', a1b2c3d: '#11223380' } });

  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(await screen.findByRole('button', { name: /Reset/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Primary' }));
  expect(screen.getByLabelText<HTMLInputElement>('Primary as a hex code').value).toBe('#FF6B4A');
});

test('[R-SITE-69] names a colour that is hard to read and replaces it by the nearest readable one', async () => {
  const settings = {
    system_colors: [
      { _id: 'primary', title: 'Primary', color: '#1E2B27' },
      { _id: 'text', title: 'Text', color: '#0D2B36' },
    ],
    custom_colors: [{ _id: 'background', title: 'Paper', color: '#F6F4EC' }],
  };
  const { form } = await show({ info: aPackInfo({ settings }) });
  fireEvent.click(screen.getByRole('button', { name: 'Text' }));
  expect(screen.queryByText(/is hard to read/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Text as a hex code'), { target: { value: '#eeeeee' } });

  const advice = screen.getByText(/“Text” is hard to read/).textContent;
  const offered = /#[0-9A-F]{6}/.exec(advice)?.[0] ?? '';
  fireEvent.blur(screen.getByLabelText('Text as a hex code'));
  fireEvent.click(screen.getByRole('button', { name: 'Use readable colours' }));

  expect(screen.queryByText(/is hard to read/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Text as a hex code').value.toUpperCase()).toBe(offered);
  expect(await form()).toMatchObject({ color: { text: offered.toLowerCase() } });
});

test('[R-FSI-29] [R-FSI-30] [R-CONST-09] updates only the preview 200 ms after the last change', async () => {
  await show();
  const frame = screen.getByTitle<HTMLIFrameElement>('Live preview of Tidepool with your choices');
  const url = new URL(frame.src);
  expect([url.origin, url.searchParams.get('site'), url.searchParams.get('page')]).toEqual([
    'https://cloud.example',
    window.location.origin,
    'home',
  ]);
  const post = vi.fn<(message: unknown, origin: string) => void>();
  vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue({ postMessage: post } as never);
  vi.useFakeTimers();
  fireEvent.load(frame);
  expect(post).toHaveBeenCalledTimes(1);

  fireEvent.change(slider(), { target: { value: '300' } });
  act(() => void vi.advanceTimersByTime(150));
  fireEvent.change(slider(), { target: { value: '301' } });
  act(() => void vi.advanceTimersByTime(199));
  expect(post).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(1));

  expect(post).toHaveBeenCalledTimes(2);
  expect(post).toHaveBeenLastCalledWith(
    {
      type: 'kithouse_css_variable',
      platform: 'elementor',
      title: 'Tidepool',
      logo: 'https://cloud.example/files/logo.svg',
      color: { primary: '#FF6B4A', text: '#0D2B36', a1b2c3d: '#ddf1f380' },
      logoSize: 301,
      facts: null,
      fonts: null,
      texts: [],
    },
    '*',
  );
});

test('[R-FSI-31] accepts the logo width from the preview alone, within limits', async () => {
  await show();
  const source = screen.getByTitle<HTMLIFrameElement>(/Live preview/).contentWindow;
  const say = (data: unknown, changes: MessageEventInit = {}) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source, ...changes })));

  say({ logoWidth: 5000 });
  expect(slider().value).toBe('800');
  say({ logoWidth: 120 }, { origin: 'https://evil.example' });
  say({ logoWidth: 120 }, { source: window });
  say({ logoWidth: 120 }, { source: null });
  say({ logoWidth: '120' });
  say({ logoWidth: Number.NaN });
  say(null);
  expect(slider().value).toBe('800');
  say({ logoWidth: 99.6 });
  expect(slider().value).toBe('100');
});

test('keeps the chosen logo width when another page of the preview reports its own', async () => {
  const { form } = await show();
  const report = () => {
    const source = screen.getByTitle<HTMLIFrameElement>(/Live preview/).contentWindow;
    const message = new MessageEvent('message', { data: { logoWidth: 44 }, origin: 'null', source });
    act(() => void window.dispatchEvent(message));
  };
  report();
  expect(slider().value).toBe('44');
  fireEvent.change(slider(), { target: { value: '160' } });

  fireEvent.change(screen.getByLabelText('Preview page'), { target: { value: 'trips' } });
  report();

  expect(slider().value).toBe('160');
  expect(await form()).toMatchObject({ logo_size: 160 });
});

test('asks before it closes with changes, and restores the draft', async () => {
  const { unmount } = await show();
  fireEvent.change(screen.getByLabelText('Site title'), { target: { value: 'Trattoria Lupo' } });
  fireEvent.change(slider(), { target: { value: '160' } });
  fireEvent.keyDown(screen.getByLabelText('Tagline'), { key: 'Escape' });
  const question = await screen.findByRole('dialog', { name: 'Close this import?' });
  expect(within(question).getByText(/saved as a draft/)).toBeTruthy();
  fireEvent.click(within(question).getByText('Save draft and close'));
  unmount();

  const { form } = await show();

  expect(await form()).toMatchObject({ title: 'Trattoria Lupo', logo_size: 160 });
});

test('[R-SITE-241] keeps typed texts and choices after a reload, even if they are not valid yet', async () => {
  const site = {
    info: aPackInfo({ pack: { site: { title: 'Tidepool', facts: { phone: ['+1 555 0100'], email: ['a@b.example'] } } } }),
  };
  const { unmount } = await show(site);
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '+43 1 234' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'hello@' } });
  fireEvent.click(screen.getByText('Add opening hours'));
  fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '09:00' } });
  unmount();

  const second = await show(site);
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(['Phone', 'Email', 'Opens', 'Closes'].map(value)).toEqual(['+43 1 234', 'hello@', '09:00', '']);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'hello@lupo.example' } });
  fireEvent.change(screen.getByLabelText('Closes'), { target: { value: '17:00' } });
  await second.form();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hello Elementor' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Contact Form 7' }));
  second.unmount();

  const { form } = await show(site);
  const { plugins, ...rest } = (await form()) as { plugins: { slug: string }[] };
  expect(rest).toMatchObject({
    facts: { phone: '+43 1 234', email: 'hello@lupo.example' },
    theme: { slug: 'hello-elementor', name: 'Hello Elementor' },
  });
  expect(plugins.map(({ slug }) => slug)).toEqual(['woocommerce']);
});

test('forgets the draft when the person discards the changes', async () => {
  const { unmount } = await show();
  fireEvent.change(screen.getByLabelText('Site title'), { target: { value: 'Trattoria Lupo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByText('Discard changes'));
  unmount();

  await show();

  expect(screen.getByLabelText<HTMLInputElement>('Site title').value).not.toBe('Trattoria Lupo');
});

test('closes at once when nothing was changed', async () => {
  await show();

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog', { name: 'Close this import?' })).toBeNull();
});

test('keeps the width of an uploaded logo when a page of the preview reports its own', async () => {
  await show();
  upload(png(400));
  await waitFor(() =>
    expect(document.querySelector('.logo-drop img')?.getAttribute('src')).toBe('https://site.example/logo.png'),
  );
  const before = slider().value;
  const source = screen.getByTitle<HTMLIFrameElement>(/Live preview/).contentWindow;
  const message = new MessageEvent('message', { data: { logoWidth: 44 }, origin: 'null', source });

  act(() => void window.dispatchEvent(message));

  expect(slider().value).toBe(before);
});

test('shows any page of the pack in the preview', async () => {
  await show();
  expect(screen.getByText('Page 1 of 2')).toBeTruthy();

  fireEvent.change(screen.getByLabelText('Preview page'), { target: { value: 'trips' } });

  expect(new URL(screen.getByTitle<HTMLIFrameElement>(/Live preview/).src).searchParams.get('page')).toBe('trips');
});

test.each([
  [true, true, 'blocks'],
  [true, false, null],
  [false, true, null],
])(
  '[R-SITE-305] shows the frame of blocks only if the pack has one (%s) and the theme has blocks (%s)',
  async (has_block_frame, has_blocks, frame) => {
    const active_theme = { name: 'Mine', can_show_packs: true, has_blocks };
    await show({ info: aPackInfo({ pack: { has_block_frame }, active_theme }) });

    const { searchParams } = new URL(screen.getByTitle<HTMLIFrameElement>(/Live preview/).src);

    expect([searchParams.get('frame'), searchParams.get('page')]).toEqual([frame, 'home']);
  },
);

test('works without a preview and can retry it', async () => {
  let isAway = true;
  await show({ preview: () => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : new Response()) });
  const notice = await screen.findByText('The preview isn’t available right now');
  expect(screen.getByLabelText('Site title')).toBeTruthy();

  isAway = false;
  fireEvent.click(within(notice.parentElement as HTMLElement).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByTitle(/Live preview/)).toBeTruthy();
});

test.each(['javascript:alert(1)', 'nonsense', ''])('opens no preview at %j', async (preview_url) => {
  await show({ info: aPackInfo({ pack: { preview_url } }) });

  expect(screen.queryByTitle(/Live preview/)).toBeNull();
  expect(screen.getByText('The preview isn’t available right now')).toBeTruthy();
});

test('[R-SITE-238] shows the preview in its own tab on a phone, and keeps typed texts', async () => {
  const plain = globalThis.matchMedia;
  await show();
  vi.stubGlobal('matchMedia', (media: string) => ({ ...plain(media), matches: media === '(max-width: 959px)' }));
  fireEvent.change(screen.getByLabelText('Site title'), { target: { value: 'Trattoria Lupo' } });

  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByTitle('Live preview of Tidepool with your choices').closest('.screen')?.className).toBe('screen phone');
  fireEvent.click(screen.getByRole('button', { name: 'Customize' }));

  expect(screen.queryByTitle('Live preview of Tidepool with your choices')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Site title').value).toBe('Trattoria Lupo');
  vi.stubGlobal('matchMedia', plain);
});
