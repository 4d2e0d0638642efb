import { changeLanguage, createOrder, forgotPassword, getOffer, listOrders, listPricing, signIn } from '@kithouse/contract';
import { rich } from '@kithouse/ui/rich.js';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getLanguage, setLanguage, t } from './i18n.js';
import { findLanguage, keepChoice, languages, showLanguage } from './language.js';
import { ada, answer, fail, openPortal } from './testing/open-portal.js';

afterEach(() => {
  setLanguage('en');
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('language of a visit', () => {
  const wanted = ['fr-FR', 'de-AT', 'en'];

  test('follows the browser as far as there is a translation', () => {
    expect(languages).toEqual(['en', 'de-DE']);
    expect(findLanguage({ search: '', wanted })).toBe('de-AT');
    expect(findLanguage({ search: '', wanted: ['en-GB', 'de'] })).toBe('en-GB');
  });

  test('follows the library that linked here, also on later pages', () => {
    expect(findLanguage({ search: '?item=bakery&locale=en_US', wanted })).toBe('en-US');
    expect(findLanguage({ search: '', wanted })).toBe('en-US');
  });

  test('prefers the choice made here', () => {
    keepChoice('de-DE');

    expect(findLanguage({ search: '?locale=en_US', wanted: ['en'] })).toBe('de-DE');
  });

  test.each(['%3Cscript%3E', '..%2F..', 'fr_FR', 'x'.repeat(9000)])('is never %s', (locale) => {
    expect(findLanguage({ search: `?locale=${locale}`, wanted: ['de'] })).toBe('de');
  });

  test('is found without browser storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });

    expect(findLanguage({ search: '?locale=de_DE', wanted: ['en'] })).toBe('de-DE');
  });

  test('is passed to the browser with its direction', async () => {
    await showLanguage('de-AT');
    expect([document.documentElement.lang, document.documentElement.dir, t('Sign In')]).toEqual(['de-AT', 'ltr', 'Anmelden']);

    setLanguage('ar', { 'Sign In': ['تسجيل الدخول'] });
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);

    await showLanguage('ar');
    expect([getLanguage(), document.documentElement.dir, t('Sign In')]).toEqual(['en', 'ltr', 'Sign In']);
  });
});

describe('in German', () => {
  beforeEach(() => showLanguage('de-DE'));

  test('shows a refused sign-in in German', async () => {
    const { user } = openPortal('/sign-in', [fail(signIn, 'login_failed')]);

    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeTruthy();
    expect(document.title).toBe('Anmelden · Kithouse');
    await user.type(screen.getByLabelText('E-Mail'), 'ada');
    await user.tab();
    expect(await screen.findByText('Bitte eine gültige E-Mail-Adresse eingeben.')).toBeTruthy();
    await user.type(screen.getByLabelText('E-Mail'), '@example.com');
    await user.type(screen.getByLabelText('Passwort'), 'wrong one');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));

    expect(
      await screen.findByText('E-Mail-Adresse oder Passwort stimmt nicht. Bitte beides prüfen und noch einmal versuchen.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kostenlos registrieren' }).getAttribute('href')).toMatch(/^\/sign-up/);
  });

  test("shows the cloud's field errors in German", async () => {
    const { user } = openPortal('/forgot-password', [fail(forgotPassword, 'rate_limited')]);

    await user.type(await screen.findByLabelText('E-Mail'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Link senden' }));

    expect(await screen.findByText('Zu viele Versuche. Bitte einen Moment warten und noch einmal versuchen.')).toBeTruthy();
  });

  test('shows German plan names, prices and percentages', async () => {
    const premium = { type: 'year', name: 'Premium', price: 1999, discounted_price: 1199.5, currency: 'EUR' } as const;
    openPortal('/pricing', [answer(listPricing, () => [premium])]);

    const link = await screen.findByRole('link', { name: 'Premium wählen' });
    const card = link.closest('section')?.textContent?.replaceAll('\u00A0', ' ') ?? '';
    expect(card).toMatch(/39 % gespart/);
    expect(card).toMatch(/1\.199,50 €/);
    expect(card).toMatch(/Das sind 99,95 € im Monat\./);
  });

  test("shows an order's plan in German and a template under its own name", async () => {
    const offer = { amount: 59, currency: 'EUR', payment: 'manual', state: 'for_sale', reason: '', pending: null } as const;
    const { user, requested } = openPortal(
      '/checkout?plan=year',
      [
        answer(getOffer, () => ({ ...offer, name: 'Premium plan', item: null, plan: 'year' as const })),
        fail(createOrder, 'price_changed'),
      ],
      { user: ada },
    );

    expect(await screen.findByText('Premium-Tarif')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Nutzungsbedingungen' }).closest('p')?.textContent).toBe(
      'Mit der Bestellung gelten die Nutzungsbedingungen.',
    );
    await user.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Der Preis hat sich geändert/);
    expect(requested.map(({ name }) => name)).toContain('orders.create');
  });

  test('formats dates for the locale', async () => {
    const order = {
      number: 'K7FM-92QX',
      name: 'Lifetime plan',
      item: null,
      plan: 'one_time',
      amount: 249,
      currency: 'EUR',
      payment: 'manual',
    } as const;
    const times = { created_at: '2026-03-05T12:00:00.000Z', paid_at: null, closed_at: null };
    const all = {
      data: [{ ...order, ...times, state: 'pending' as const, instructions: null }],
      current_page: 1,
      total_page: 1,
      total: 1,
    };
    openPortal('/orders', [answer(listOrders, () => all)], { user: ada });

    const row = await screen.findByRole('row', { name: /Unbefristeter Tarif/ });
    expect(row.textContent?.replaceAll('\u00A0', ' ')).toMatch(/05\.03\.2026249,00 €Wartet auf Zahlung/);
  });
});

describe('menu', () => {
  test('changes all texts at once, keeps input, remembers the choice and updates the account', async () => {
    const { user, requested } = openPortal(
      '/account',
      [answer(changeLanguage, () => ({ status: 'success' as const, message: 'Done.' }))],
      {
        user: ada,
      },
    );
    await user.type(await screen.findByLabelText('New email'), 'countess@example.com');

    await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch');

    expect(await screen.findByRole('heading', { name: 'Dein Konto' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Neue E-Mail-Adresse').value).toBe('countess@example.com');
    expect(findLanguage({ search: '', wanted: ['en'] })).toBe('de-DE');
    await waitFor(() => expect(requested).toContainEqual({ name: 'account.change-language', input: { language: 'de-DE' } }));
    expect(document.title).toBe('Dein Konto · Kithouse');
  });

  test('of a visitor sends nothing', async () => {
    const { user, requested } = openPortal('/terms', []);

    await user.selectOptions(await screen.findByLabelText('Language'), 'Deutsch');

    expect(await screen.findByRole('heading', { name: 'Nutzungsbedingungen' })).toBeTruthy();
    expect(requested).toEqual([]);
  });
});

test('inserts links and names into a sentence, but no links from user input', () => {
  const parts = { link: (words: string) => `[${words}]`, file: '<link>x</link>' };
  const read = (text: string) =>
    (rich(text, parts) as { props: { children: string } }[]).map(({ props }) => props.children).join('');

  expect(read('Press <link>here</link> or {file}, {other} < 3.')).toBe('Press [here] or <link>x</link>, {other} < 3.');
});
