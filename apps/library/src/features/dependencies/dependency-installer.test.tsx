import { AppError, brand, checkDependencies, type Dependency, installDependency } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, fail, renderApp } from '../../testing/render-app.js';
import { DependencyInstaller } from './dependency-installer.js';

const plugin = (name: string, changes: Partial<Dependency> = {}): Dependency => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    name,
    slug,
    plugin_file: `${slug}/${slug}.php`,
    is_pro: false,
    installed: false,
    is_active: false,
    ...changes,
  };
};
const elementor = plugin('Elementor');
const forms = plugin('Contact Form 7');
const events = plugin('The Events Calendar');
const pro = plugin('Elementor Pro', { is_pro: true, link: 'https://elementor.example/pro' });
const asleep = plugin('WooCommerce', { installed: true });

const checkOf = (dependencies: Dependency[], can = { can_install: true, can_activate: true }) =>
  answer(checkDependencies, () => ({
    dependencies,
    missing: dependencies.filter(({ is_active }) => !is_active),
    ...can,
  }));

/** Creates a site that installs on request; `fails` lists refused plugins. */
function site(fails: Record<string, AppError> = {}) {
  const waiting: { slug: string; finish: () => void }[] = [];
  const reply = answer(installDependency, async ({ requirement }) => {
    await new Promise<void>((finish) => waiting.push({ slug: requirement.slug, finish }));
    const refusal = fails[requirement.slug];
    if (refusal) {
      throw refusal;
    }
    const dependency = { ...requirement, installed: true, is_active: true };
    return { success: true as const, slug: requirement.slug, name: requirement.name, dependency };
  });
  return {
    reply,
    fails,
    /** Finishes the running installation. */
    finish: async (slug: string) => {
      await waitFor(() => expect(waiting.at(0)?.slug).toBe(slug));
      waiting.shift()?.finish();
    },
  };
}

function open(needed: Dependency[], answers: Parameters<typeof renderApp>[1] = [checkOf(needed)]) {
  const onReady = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const ui = <DependencyInstaller needed={needed} onReady={onReady} onCancel={onCancel} />;
  return { ...renderApp(ui, answers), onReady, onCancel };
}
const begin = () => screen.findByRole('button', { name: 'Install and Proceed to Import' });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const row = (name: string) => screen.getByText(name).closest('li') ?? document.body;
const installed = (requested: { name: string; input: unknown }[]) =>
  requested
    .filter(({ name }) => name === 'dependencies.install')
    .map(({ input }) => (input as { requirement: Dependency }).requirement.slug);

test('[R-IMPORT-09] shows Checking while asking the site, and can be closed', async () => {
  const { user, requested, onCancel } = open([forms], [answer(checkDependencies, () => new Promise(() => {}))]);

  expect(await screen.findByRole('dialog', { name: 'Checking' })).toBeTruthy();
  expect(requested).toEqual([{ name: 'dependencies.check', input: { dependencies: [forms] } }]);
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

test('[R-IMPORT-10] starts the import at once when nothing is missing', async () => {
  const { onReady, requested } = open([forms], [checkOf([{ ...forms, installed: true, is_active: true }])]);

  await waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  expect(installed(requested)).toEqual([]);
});

test('[R-IMPORT-06] [R-IMPORT-07] [R-IMPORT-08] [R-IMPORT-11] lists missing plugins, Elementor first, without installing', async () => {
  const { user, requested, onCancel, onReady } = open([forms, elementor]);

  expect(await screen.findByRole('dialog', { name: 'This template needs a few plugins' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('.h4')?.textContent)).toEqual([
    'Elementor',
    'Contact Form 7',
  ]);
  expect(await begin()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Proceed to Import' })).toBeNull();
  expect(installed(requested)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onReady).not.toHaveBeenCalled();
});

test.each<[string, Dependency, { checked: boolean; disabled: boolean; text: RegExp }]>([
  [
    '[R-VALID-20] [R-VALID-21] [R-VALID-24] an active plugin',
    { ...forms, installed: true, is_active: true },
    { checked: true, disabled: true, text: /Installed$/ },
  ],
  [
    '[R-VALID-20] [R-VALID-24] an installed plugin that is not active',
    asleep,
    { checked: true, disabled: true, text: /The import activates it first.*Installed$/ },
  ],
  [
    '[R-VALID-19] [R-IMPORT-18] a paid plugin',
    pro,
    { checked: false, disabled: true, text: /The import skips it and works without it.*Get it$/ },
  ],
  ['[R-VALID-22] Elementor', elementor, { checked: true, disabled: true, text: /^EElementor$/ }],
  [
    '[R-VALID-23] [R-ENT-33] a required plugin',
    { ...forms, mustHave: true },
    { checked: true, disabled: true, text: /doesn’t work without it/ },
  ],
  ['any other plugin', forms, { checked: true, disabled: false, text: /^CContact Form 7$/ }],
])('%s has the right checkbox', async (_, dependency, expected) => {
  open([dependency, events]);

  const { checked, disabled } = await box(dependency.name);

  expect({ checked, disabled, text: row(dependency.name).textContent }).toEqual({
    ...expected,
    text: expect.stringMatching(expected.text),
  });
});

test('links a paid plugin to a web address only', async () => {
  open([pro, plugin('Evil Pro', { is_pro: true, link: 'javascript:alert(1)' })]);

  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Get Elementor Pro' });

  expect([link.href, link.target, link.rel]).toEqual(['https://elementor.example/pro', '_blank', 'noopener noreferrer']);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('[R-IMPORT-12] [R-IMPORT-13] [R-IMPORT-14] [R-IMPORT-19] installs the chosen plugins one by one and starts the import', async () => {
  const { reply, finish } = site();
  const needed = [elementor, asleep, forms, events, pro];
  const { user, requested, onReady } = open(needed, [checkOf(needed), reply]);
  await user.click(await box('Contact Form 7'));

  await user.click(await begin());

  expect((await screen.findByText('Installing 1 of 3')).closest('output')).toBeTruthy();
  expect(within(row('Elementor')).getByText('Installing…')).toBeTruthy();
  expect(within(row('The Events Calendar')).getByText('Waiting…')).toBeTruthy();
  expect(within(row('Contact Form 7')).getByText('Skipped')).toBeTruthy();
  expect(installed(requested)).toEqual(['elementor']);

  await finish('elementor');
  await screen.findByText('Installing 2 of 3');
  expect(within(row('Elementor')).getByText('Installed')).toBeTruthy();
  expect(installed(requested)).toEqual(['elementor', 'woocommerce']);
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1');

  await finish('woocommerce');
  expect(onReady).not.toHaveBeenCalled();
  await finish('the-events-calendar');
  await waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  expect(installed(requested)).toEqual(['elementor', 'woocommerce', 'the-events-calendar']);
});

test('[R-IMPORT-15] [R-IMPORT-16] [R-IMPORT-17] [R-ERR-02] keeps a failed plugin with the reason, installs the rest, and offers both ways to continue', async () => {
  const { reply, finish, fails } = site({
    'contact-form-7': new AppError('invalid_requirements', 'WordPress can’t write to wp-content/plugins.'),
  });
  const { user, onReady, requested } = open([forms, events], [checkOf([forms, events]), reply]);

  await user.click(await begin());
  await finish('contact-form-7');
  expect((await screen.findByRole('alert')).textContent).toBe('WordPress can’t write to wp-content/plugins.');
  expect(screen.getByRole('button', { name: 'Proceed to Import' })).toBeTruthy();
  await finish('the-events-calendar');
  await screen.findByText('1 plugin couldn’t be installed.');
  expect(onReady).not.toHaveBeenCalled();

  fails['contact-form-7'] = undefined as never;
  await user.click(screen.getByRole('button', { name: 'Retry Contact Form 7' }));
  await finish('contact-form-7');

  await waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  expect(installed(requested)).toEqual(['contact-form-7', 'the-events-calendar', 'contact-form-7']);
});

test('continues without failed plugins on Proceed to Import', async () => {
  const { reply, finish } = site({ 'contact-form-7': new AppError('invalid_requirements') });
  const { user, onReady } = open([forms], [checkOf([forms]), reply]);
  await user.click(await begin());
  await finish('contact-form-7');

  await user.click(await screen.findByRole('button', { name: 'Proceed to Import' }));

  expect(onReady).toHaveBeenCalledOnce();
});

test('retries a plugin once its dependency is installed', async () => {
  const needs = new AppError('invalid_requirements', 'It needs Base.', { needs: ['base'] });
  const { reply, finish, fails } = site({ addons: needs });
  const needed = [plugin('Addons'), plugin('Base')];
  const { user, onReady, requested } = open(needed, [checkOf(needed), reply]);

  await user.click(await begin());
  await finish('addons');
  fails.addons = undefined as never;
  await finish('base');
  await finish('addons');

  await waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  expect(installed(requested)).toEqual(['addons', 'base', 'addons']);
});

test('installs no further plugin after closing and does not continue', async () => {
  const { reply, finish } = site();
  const { user, onReady, onCancel, requested, unmount } = open([forms, events], [checkOf([forms, events]), reply]);
  await user.click(await begin());
  await screen.findByText('Installing 1 of 2');
  await user.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  unmount();
  await finish('contact-form-7');

  await Promise.resolve();
  expect(installed(requested)).toEqual(['contact-form-7']);
  expect(onReady).not.toHaveBeenCalled();
});

test('installs once on a double press', async () => {
  const { reply } = site();
  const { user, requested } = open([forms], [checkOf([forms]), reply]);

  await user.dblClick(await begin());

  await screen.findByText('Installing 1 of 1');
  expect(installed(requested)).toEqual(['contact-form-7']);
});

test('offers only to continue when nothing can be installed', async () => {
  const { user, onReady } = open([pro, forms]);
  await user.click(await box('Contact Form 7'));

  await user.click(await screen.findByRole('button', { name: 'Proceed to Import' }));

  expect(onReady).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Install and Proceed to Import' })).toBeNull();
});

test('names who can install, and lets others continue', async () => {
  const nobody = { can_install: false, can_activate: false };
  const { user, onReady } = open([forms, asleep], [checkOf([forms, asleep], nobody)]);

  expect((await screen.findByRole('dialog', { name: /needs a few plugins/ })).textContent).toContain(
    'Ask an administrator, or import with gaps',
  );
  expect(row('Contact Form 7').textContent).toContain('Ask an administrator to install it.');
  expect((await box('Contact Form 7')).checked).toBe(false);
  expect(row('WooCommerce').textContent).toContain('Ask an administrator to activate it.');
  expect(screen.queryByRole('button', { name: 'Install and Proceed to Import' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Proceed to Import' }));
  expect(onReady).toHaveBeenCalledOnce();
});

test('[R-VALID-22] ticks Elementor even for people who cannot install it, without installing', async () => {
  const nobody = { can_install: false, can_activate: false };
  const { user, requested, onReady } = open([elementor, forms], [checkOf([elementor, forms], nobody)]);

  const { checked, disabled } = await box('Elementor');
  expect([checked, disabled]).toEqual([true, true]);
  expect(row('Elementor').textContent).toContain('Ask an administrator to install it.');
  await user.click(screen.getByRole('button', { name: 'Proceed to Import' }));

  expect(onReady).toHaveBeenCalledOnce();
  expect(installed(requested)).toEqual([]);
});

test('activates installed plugins where nothing can be installed', async () => {
  const { reply, finish } = site();
  const can = { can_install: false, can_activate: true };
  const { user, requested, onReady } = open([forms, asleep], [checkOf([forms, asleep], can), reply]);

  await user.click(await begin());
  await finish('woocommerce');

  await waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  expect(installed(requested)).toEqual(['woocommerce']);
});

test('retries a failed check', async () => {
  let isDown = true;
  const check = answer(checkDependencies, (input) => {
    if (isDown) {
      throw new AppError(brand.apiErrorCode);
    }
    return checkOf([forms]).reply(input as never) as never;
  });
  const { user } = open([forms], [check]);
  expect((await screen.findByRole('alert')).textContent).toBe('This site didn’t respond. Try again in a moment.');

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await begin()).toBeTruthy();
});

test('continues without a refused check', async () => {
  const { user, onReady } = open([forms], [fail(checkDependencies, 'internal_error')]);

  await user.click(await screen.findByRole('button', { name: 'Proceed to Import' }));

  expect(onReady).toHaveBeenCalledOnce();
});

test('focuses the first choice and keeps the focus in the dialog by keyboard', async () => {
  const { reply, finish } = site({ 'contact-form-7': new AppError('invalid_requirements', 'No room.') });
  const { user } = open([forms, events], [checkOf([forms, events]), reply]);
  const first = await box('Contact Form 7');
  await waitFor(() => expect(document.activeElement).toBe(first));

  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Install and Proceed to Import');
  await user.keyboard('{Enter}');
  await finish('contact-form-7');
  await finish('the-events-calendar');
  const retry = await screen.findByRole('button', { name: 'Retry Contact Form 7' });
  retry.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Installing 2 of 2');
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeTruthy());
  expect(document.activeElement?.textContent).toBe('Install and Proceed to Import');
  await finish('contact-form-7');
});
