import {
  AppError,
  type FactPlace,
  type Facts,
  getAccountFacts,
  getSiteFacts,
  listFactPlaces,
  saveAccountFacts,
  saveSiteFacts,
  undoImport,
  updateFactPlaces,
} from '@kithouse/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { FactsPanel } from './facts-panel.js';

const done = () => ({ status: 'success' as const, message: 'Your details are saved.' });
let places: FactPlace[] = [];
let former: Facts[] = [];
const show = (facts: Facts, account: Facts | null = null, user: typeof ada | null = ada, refusals = 0) =>
  renderApp(
    <FactsPanel />,
    [
      answer(getSiteFacts, () => ({ facts, former, locale: 'de_DE' })),
      answer(getAccountFacts, () => ({ facts: account })),
      answer(saveSiteFacts, done),
      answer(saveAccountFacts, done),
      answer(listFactPlaces, () => ({ places })),
      answer(updateFactPlaces, ({ import_id }) => {
        if (refusals-- > 0) {
          throw new AppError('import_unfinished');
        }
        places = places.filter(({ is_certain }) => !is_certain);
        return { import_id, post_id: 0, edit_link: '', visit: '', warnings: [] };
      }),
      answer(undoImport, () => ({ undone: [{ label: 'Home' }], kept: [] })),
    ],
    { user },
  );
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save details' }));

test('[R-SITE-144] edits texts, opening hours and social links, and saves only complete ones', async () => {
  const { requested } = show({ name: 'Rye' }, null, null);

  fireEvent.change(await screen.findByLabelText('Phone'), { target: { value: '030 12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add opening hours' }));
  fireEvent.click(screen.getByRole('button', { name: 'Saturday' }));
  fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '09:00' } });
  fireEvent.change(screen.getByLabelText('Closes'), { target: { value: '17:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add a social link' }));
  save();

  await waitFor(() => expect(requested.map(({ name }) => name)).toContain('facts.save'));
  const opening_hours = [{ days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '17:00' }];
  expect(requested.find(({ name }) => name === 'facts.save')?.input).toEqual({
    facts: { name: 'Rye', phone: '030 12', opening_hours },
  });
  expect(requested.map(({ name }) => name)).not.toContain('account-facts.save');
});

test('[R-SITE-144] saves nothing while an address is invalid, and says why', async () => {
  const { requested } = show({ social: [{ network: 'x', url: 'https://x.com/rye' }] });
  const address = await screen.findByLabelText('Address');

  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  fireEvent.blur(address);
  save();

  expect(screen.getByText('Enter an address that starts with https://.')).toBeTruthy();
  expect(document.activeElement).toBe(address);
  expect(requested.map(({ name }) => name)).not.toContain('facts.save');
});

test('[R-SITE-142] offers the details of the account to a site without any, and stores them there only on request', async () => {
  const { requested, user } = show({}, { city: 'Wien' });

  await user.click(await screen.findByRole('button', { name: 'Use them' }));
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Wien');
  await user.click(screen.getByRole('checkbox'));
  save();

  await waitFor(() => expect(requested).toContainEqual({ name: 'account-facts.save', input: { facts: null } }));
  expect(requested).toContainEqual({ name: 'facts.save', input: { facts: { city: 'Wien' } } });
});

const place = (id: string, changes: Partial<FactPlace> = {}): FactPlace => ({
  id,
  title: 'Home',
  kind: 'Page',
  edit_link: 'https://site.test/edit',
  key: 'phone',
  from: '030 123',
  to: '030 999',
  times: 2,
  is_certain: true,
  ...changes,
});

test('[R-SITE-295] [R-SITE-299] updates the ticked places, repeats until the site has finished, and offers to undo it', async () => {
  const city = place('1/city-b', { key: 'city', from: 'Wien', to: 'Graz', times: 1, is_certain: false });
  places = [place('1/phone-a'), city, place('2/social/x/0-c', { title: 'Footer', kind: 'Template part', key: 'social/x/0' })];
  const { requested, user } = show({ phone: '030 999' }, null, null, 1);

  const button = await screen.findByRole('button', { name: 'Update 2 places' });
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(screen.getByText('This word can also mean something else. Check the page first.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Footer' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^X/ }));
  await user.click(button);

  expect(await screen.findByText(/1 place shows your new details/)).toBeTruthy();
  const runs = requested.filter(({ name }) => name === updateFactPlaces.name);
  expect(runs).toHaveLength(2);
  expect(runs[0]?.input).toMatchObject({ places: ['1/phone-a'] });
  expect(runs[1]?.input).toEqual(runs[0]?.input);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const undo = await screen.findByRole('button', { name: 'Undo the change' });
  expect(screen.queryByText(/move to the trash/)).toBeNull();
  await user.click(undo);
  expect(requested.filter(({ name }) => name === undoImport.name).at(-1)?.input).toEqual({ import_id: expect.any(String) });
});

test('[R-SITE-312] describes changed opening hours in the site’s language for the list and the update', async () => {
  const monday: Facts = { opening_hours: [{ days: [1], opens: '09:00', closes: '17:00' }] };
  former = [{ opening_hours: [{ days: [2], opens: '09:00', closes: '17:00' }] }, { phone: '030 123' }];
  const texts = { from: 'Dienstag 9:00 – 17:00', to: 'Montag 9:00 – 17:00' };
  places = [place('1/opening_hours-a', { key: 'opening_hours', ...texts })];
  const { requested, user } = show(monday, null, null);

  await user.click(await screen.findByRole('button', { name: 'Update 1 place' }));
  await screen.findByText(/1 place shows your new details/);

  expect(screen.queryByRole('checkbox', { name: /^Opening hours/ })).toBeNull();
  const hours = [
    {
      from: { rows: [{ days: 'Dienstag', times: '9:00 – 17:00' }], text: texts.from },
      to: { rows: [{ days: 'Montag', times: '9:00 – 17:00' }], text: texts.to },
    },
  ];
  for (const { name } of [listFactPlaces, updateFactPlaces]) {
    expect(requested.find((call) => call.name === name)?.input).toMatchObject({ hours });
  }
  former = [];
});

test('[R-SITE-299] says that no page shows the old details only after somebody saved them', async () => {
  places = [];
  show({ phone: '030 999' }, null, null);
  await screen.findByLabelText('Phone');
  expect(screen.queryByText('No page shows the old details.')).toBeNull();

  save();

  expect(await screen.findByText('No page shows the old details.')).toBeTruthy();
});
