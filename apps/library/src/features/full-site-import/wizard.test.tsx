import {
  AppError,
  checkSiteImport,
  getImportResults,
  getRunningImport,
  type ImportResults,
  type Output,
  undoImport,
} from '@kithouse/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StreamStub, serveSite, stepEvent, stubStreams } from '../../testing/full-site.js';
import { anItem } from '../../testing/items.js';
import { aPackInfo, aRunningImport, aSiteCheck, someResults } from '../../testing/pack-info.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { Wizard } from './wizard.js';

const item = anItem({ id: 7, name: 'Tidepool', fullsite_import: true });
const check = aSiteCheck();
const waiting = 'Please wait until the import process is complete before navigating back.';
const running = aRunningImport();
let stream: ReturnType<typeof stubStreams>;
beforeEach(() => {
  stream = stubStreams();
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false }));
  document.title = 'Kithouse';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(
  site: Parameters<typeof serveSite>[0] = {},
  {
    found = null,
    results,
    checked = check,
  }: { found?: Output<typeof getRunningImport>; results?: ImportResults; checked?: Output<typeof checkSiteImport> } = {},
) {
  const requested = serveSite(site);
  const onClose = vi.fn<() => void>();
  const answers = [
    answer(getRunningImport, () => found),
    answer(checkSiteImport, () => checked),
    results ? answer(getImportResults, () => results) : fail(getImportResults, 'import_unfinished'),
    answer(undoImport, () => ({ undone: [{ label: 'Home' }], kept: [] })),
  ];
  const view = renderApp(<Wizard item={item} onClose={onClose} />, answers, {
    user: ada,
    path: 'elementor/packs/tidepool?import=site',
  });
  return { ...view, sent: requested, onClose };
}
const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const status = (name: string | RegExp) => screen.getByText(name).closest('li')?.dataset.status;

async function toStep2(site?: Parameters<typeof serveSite>[0], options?: Parameters<typeof show>[1]) {
  const view = show(site, options);
  await press('Continue');
  await heading('What Tidepool needs');
  return view;
}
async function run(site?: Parameters<typeof serveSite>[0], options?: Parameters<typeof show>[1]) {
  const view = await toStep2(site, options);
  await press('Install and Proceed');
  await waitFor(() => expect(StreamStub.all).toHaveLength(1));
  return view;
}

test('[R-FSI-02] [R-FSI-03] [R-FSI-05] [R-FSI-06] goes to requirements on Continue and keeps the settings on Back', async () => {
  await toStep2();
  expect(screen.getByText('Dependencies').closest('li')?.getAttribute('aria-current')).toBe('step');

  await press('Back');
  fireEvent.change(await screen.findByLabelText('Site title'), { target: { value: 'Oak & Sons' } });
  await press('Continue');
  await press('Back');

  expect((await screen.findByLabelText<HTMLInputElement>('Site title')).value).toBe('Oak & Sons');
});

test("[R-API-83] [R-API-92] [R-API-93] requests the pack and the site's state", async () => {
  const { sent } = show();
  await heading('Make it yours');
  const calls = sent.filter(({ url }) => url.origin === 'https://site.example');

  expect(calls.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
    '/wp-admin/admin-ajax.php?action=kithouse_pack_import_info&id=7',
    '/wp-json/wp/v2/settings?_fields=title,description',
    '/wp-json/wp/v2/plugins?_fields=plugin,status',
    '/wp-json/wp/v2/themes?_fields=stylesheet,template,status',
  ]);
  expect(new Set(calls.map(({ headers }) => headers.get('X-WP-Nonce')))).toEqual(new Set(['nonce']));
});

test('[R-VALID-19] [R-VALID-20] [R-VALID-21] [R-VALID-22] [R-VALID-23] [R-VALID-24] distinguishes fixed and free choices', async () => {
  await toStep2();
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const row = (name: string) => box(name).closest('li');

  for (const [name, checked, disabled] of [
    ['Hello Elementor', false, false],
    ['Elementor', true, true],
    ['WooCommerce', true, true],
    ['Contact Form 7', true, false],
    ['Elementor Pro', false, true],
    ['The Events Calendar', false, false],
  ] as const) {
    expect([name, box(name).checked, box(name).disabled]).toEqual([name, checked, disabled]);
  }
  expect(row('Elementor')?.textContent).toContain('Installed');
  expect(screen.getByRole('link', { name: 'Get Elementor Pro' }).textContent).toBe('Get it');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Import demo content/ }).checked).toBe(true);
});

test('[R-VALID-25] cannot untick the active theme', async () => {
  await toStep2({ themes: [{ stylesheet: 'hello-elementor', template: 'hello-elementor', status: 'active' }] });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hello Elementor' });

  expect([box.checked, box.disabled]).toEqual([true, true]);
  expect(box.closest('li')?.textContent).toContain('Active');
});

test('[R-SITE-93] lists what will happen in advance and resolves conflicts first', async () => {
  const { requested } = await toStep2();
  const summary = await screen.findByRole('region', { name: 'What will happen' });
  await within(summary).findByText('New');

  expect(summary.textContent).toMatch(/Pages× 2.*Headers× 1/);
  expect(summary.textContent).toContain('Site title: My WordPress Website becomes Tidepool');
  expect(summary.textContent?.match(/Main menu/g)).toHaveLength(1);
  expect(summary.textContent).toContain('WooCommerce Plugin');
  expect(summary.textContent).toContain('12 files, 4.2 MB');
  expect(summary.textContent).toContain('The slider stays empty without Elementor Pro.');

  const choice = screen.getByRole('combobox', { name: 'Action for My home' });
  const theme = screen.getByRole('region', { name: 'Theme' });
  expect(choice.compareDocumentPosition(theme)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const meaning = () => document.getElementById(choice.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(meaning()).toBe('Your page keeps its address. The new page gets another one.');
  fireEvent.change(choice, { target: { value: 'draft' } });
  expect(meaning()).toBe('The new page is imported as a draft. Your page doesn’t change.');
  await waitFor(() =>
    expect(requested.findLast(({ name }) => name === checkSiteImport.name)?.input).toMatchObject({
      form: { conflicts: { home: 'draft' } },
    }),
  );
});

test('[R-FSI-03] [R-FSI-07] [R-FSI-08] [R-FSI-13] [R-API-88] [R-API-89] sends the choices and shows the progress list', async () => {
  const { sent } = await toStep2({ info: aPackInfo({ active_theme: { name: 'Bare', can_show_packs: false } }) });
  fireEvent.click(screen.getByRole('checkbox', { name: 'The Events Calendar' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Contact Form 7' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Import demo content/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Trips' }));
  await press('Install and Proceed');
  await heading('Building your site');

  expect(screen.getByText('Dependencies').closest('li')?.getAttribute('aria-current')).toBe('step');
  const steps = within(screen.getAllByRole('list', { name: 'Steps' })[1] as HTMLElement).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Checking permissions, running',
    'Downloading the pack, waiting',
    'Installing the theme, waiting',
    'Installing plugins, waiting',
    'Importing templates, waiting',
    'Importing content, waiting',
    'Finishing up, waiting',
  ]);
  await waitFor(() => expect(StreamStub.all).toHaveLength(1));
  const body = sent.find(({ method }) => method === 'POST')?.body;
  const field = (name: string) => JSON.parse(String(body?.get(name)));
  expect(field('plugins').map(({ slug }: { slug: string }) => slug)).toEqual(['woocommerce', 'the-events-calendar']);
  expect(field('import_demo_content')).toBe(false);
  expect(field('documents')).toEqual(['home', 'first-wave', 'header']);
  expect(stream().url.searchParams.get('nonce')).toBe('stream-nonce');
});

test('[R-FSI-11] shows progress in list, bar and tab title', async () => {
  await run();

  stream().say(stepEvent('permission', 100, { title: 'Checking permissions' }));
  stream().say(stepEvent('download', 50, { title: 'Downloading the pack', message: '8 of 16', position: 1 }));

  expect(status('Checking permissions')).toBe('complete');
  expect(status('Downloading the pack')).toBe('processing');
  expect(screen.getByText('8 of 16')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(23);
  await waitFor(() => expect(document.title).toBe('23% · Kithouse'));
});

test('[R-FSI-04] [R-FSI-09] [R-FSI-20] [R-ENT-70] [R-ENT-71] congratulates on completion with the verification', async () => {
  await run();

  stream().say({ action: 'complete', results: someResults() });

  expect(await heading('Congratulations!')).toBeTruthy();
  expect(screen.getByText('Done').closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByText('Tidepool is ready. Pages: 2, Templates: 1.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View site' }).getAttribute('href')).toBe('https://site.example/');
  expect(screen.getByRole('link', { name: 'Edit with Elementor' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Import report' }).textContent).toContain('Everything is complete');
  expect(document.title).toBe('Kithouse');
});

test('[R-FSI-10] [R-CONST-08] shows confetti for 3500 ms', async () => {
  await run();
  vi.useFakeTimers();
  stream().say({ action: 'complete', results: someResults() });
  const confetti = () => document.querySelector('.confetti');
  expect(confetti()).toBeTruthy();

  act(() => void vi.advanceTimersByTime(3499));
  expect(confetti()).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));

  expect(confetti()).toBeNull();
});

test('shows no confetti with reduced motion', async () => {
  await run();
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduced-motion') }));

  stream().say({ action: 'complete', results: someResults() });

  await heading('Congratulations!');
  expect(document.querySelector('.confetti')).toBeNull();
});

test('[R-ENT-67] [R-ENT-68] [R-ENT-69] [R-ERR-48] [R-ERR-49] [R-ERR-50] lists what is missing', async () => {
  await run();
  const failed = [
    { name: 'Essential Addons Pro', slug: 'ea-pro', message: '', link: 'https://shop.example/ea' },
    { name: 'Odd Slider', slug: 'odd', message: 'Not on wordpress.org.', link: 'javascript:alert(1)' },
  ];
  const theme = { success: false, name: 'Hello Elementor', slug: 'hello-elementor', message: 'No room.' };

  stream().say({
    action: 'complete',
    results: someResults({
      dependency_data: { plugins: { total: 4, succeed: 2, failed }, theme },
      proof: { counts: [{ label: 'Pages', planned: 2, found: 1 }], differences: ['The page “Trips” is missing.'] },
    }),
  });

  expect(await screen.findByText('2 of 4 plugins installed')).toBeTruthy();
  expect(screen.getByText('Not found:')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /Purchase/ }).map((link) => link.getAttribute('href'))).toEqual([
    'https://shop.example/ea',
  ]);
  expect(screen.getByText(/Odd Slider: Not on wordpress.org./)).toBeTruthy();
  expect(screen.getByText('Theme Installation Failed')).toBeTruthy();
  expect(screen.getByText('Hello Elementor: No room.')).toBeTruthy();
  expect(screen.getByText('The page “Trips” is missing.')).toBeTruthy();
});

test('undoes the import from the success screen', async () => {
  const { requested, onClose } = await run();
  stream().say({ action: 'complete', results: someResults() });

  await press('Undo');
  await screen.findByText('This will be undone');
  await press('Undo the import');
  const result = await screen.findByRole('dialog', { name: 'The import is undone' });
  fireEvent.click(within(result).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requested.filter(({ name }) => name === undoImport.name).at(-1)?.input).toEqual({ import_id: 'import-of-a-site' });
});

test('[R-FSI-12] [R-FSI-17] [R-ERR-47] marks unfinished steps on a failure with the reason and restarts on Retry', async () => {
  await run();
  stream().say(stepEvent('permission', 100));
  stream().say(stepEvent('download', 10, { position: 1 }));

  stream().say({ action: 'error', type: 'download', title: '', message: 'The disk is full.', code: 'import_failed' });

  expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
  expect(status('Something went wrong')).toBe('error');
  expect(status('Finishing up')).toBe('error');
  expect(screen.getByRole('button', { name: 'Close' }).hasAttribute('disabled')).toBe(false);

  await press('Retry');
  await waitFor(() => expect(StreamStub.all).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[R-ERR-46] reports an interrupted stream and resumes', async () => {
  await run({ log: () => new Response('', { status: 502 }) });
  stream().say({ action: 'downloadComplete' });
  vi.useFakeTimers();
  stream().break(StreamStub.CONNECTING);
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  vi.useRealTimers();

  expect((await screen.findByRole('alert')).textContent).toContain(
    "Oops! It seems we're experiencing technical difficulties. Please try again or contact support.",
  );
  expect(status('Finishing up')).toBe('error');

  await press('Retry');
  await waitFor(() => expect(StreamStub.all).toHaveLength(3));
  expect(stream().url.searchParams.get('part')).toBe('import');
  expect(stream().url.searchParams.get('import_id')).toBe('import-of-a-site');
});

test('[R-ERR-44] [R-ERR-45] [R-CONST-06] apologises for long silence with advice', async () => {
  await run({ log: () => new Response('', { status: 502 }) });
  vi.useFakeTimers();
  stream().say(stepEvent('permission', 50));

  await act(() => vi.advanceTimersByTimeAsync(150_000));
  expect(screen.getByText('Sorry for the delay!').parentElement?.textContent).toContain(
    'You can wait, retry, or contact support.',
  );

  stream().say(stepEvent('permission', 60));
  expect(screen.queryByText('Sorry for the delay!')).toBeNull();
});

test('allows changing refused settings', async () => {
  const refusal = new AppError('import_running').toJSON();
  await toStep2({ settings: () => ({ success: false, data: refusal }) });

  await press('Install and Proceed');
  expect((await screen.findByRole('alert')).textContent).toContain('Another import is running on this site.');
  await press('Back');

  expect(await heading('What Tidepool needs')).toBeTruthy();
});

test('[R-FSI-23] [R-ERR-51] blocks going back during an import with an explanation', async () => {
  const { address } = await run();
  act(() => address.go('elementor/packs'));

  expect(await screen.findByText(waiting)).toBeTruthy();
  expect(address.current()).toMatchObject({ path: 'elementor/packs/tidepool', query: { import: 'site' } });

  await press('OK');
  await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
  stream().say({ action: 'complete', results: someResults() });
  await heading('Congratulations!');
  act(() => address.go('history'));
  expect(address.current().path).toBe('history');
});

test('[R-FSI-24] asks before unloading during an import and keeps the wizard open', async () => {
  const { onClose } = await run();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  expect(leave()).toBe(true);
  expect(screen.getByRole('button', { name: 'Close' }).hasAttribute('disabled')).toBe(true);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();

  stream().say({ action: 'complete', results: someResults() });
  await heading('Congratulations!');
  expect(leave()).toBe(false);
});

test('shows a running import of any pack instead', async () => {
  show({}, { found: running });

  expect(await heading('Building your site')).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain('Full Site Import · Lantern');
  expect(status('Downloading')).toBe('complete');
  await waitFor(() => expect(stream().url.search).toContain('id=8&import_id=import-of-a-site&nonce=other-nonce&part=import'));

  stream().say({ action: 'complete', results: someResults() });
  expect(await screen.findByRole('link', { name: 'Edit the home page' })).toBeTruthy();
});

test('requests results when only the log reports the end', async () => {
  const log = () => ({ logs: [], lastLogIndex: 0, state: 'complete', progress: 100 });
  await run({ log }, { results: someResults() });

  expect(await heading('Congratulations!')).toBeTruthy();
});

test.each([
  [new AppError('required_pro_kithouse'), 'Upgrade to Pro', 'link'],
  [new AppError('is_signed_failed'), 'Sign In', 'button'],
  [new AppError('invalid_data', 'Please verify your account.'), 'Resend the link', 'button'],
  [new AppError('kithouse_api_error'), 'Retry', 'button'],
] as const)('for a pack refused with %s offers %s', async (error, name, role) => {
  show({ info: Response.json(error.toJSON(), { status: error.status }) });

  expect((await screen.findByRole('alert')).textContent).toContain(error.message);
  expect(screen.getByRole(role, { name })).toBeTruthy();
});

test('[R-API-85] has no colours to choose for a pack without settings', async () => {
  show({ info: aPackInfo({ manifest: { has_settings: false, name: 'Tidepool', platform: 'elementor' } }) });
  await heading('Make it yours');

  expect(screen.queryByText('Colours')).toBeNull();
});
