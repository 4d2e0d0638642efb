import { autocompleteCondition, getConditions, saveConditions } from '@kithouse/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, fail, renderApp } from '../../testing/render-app.js';
import { aConditionsAnswer } from '../../testing/theme-parts.js';
import { ConditionsDialog } from './conditions-dialog.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const given = (changes: Parameters<typeof aConditionsAnswer>[0] = {}) => answer(getConditions, () => aConditionsAnswer(changes));
const saved = (conflicts: ReturnType<typeof aConditionsAnswer>['conflicts'] = []) =>
  answer(saveConditions, () => ({ status: 'success' as const, message: '', conflicts }));
const found = (options: { value: string; label: string }[]) => answer(autocompleteCondition, () => options);

const onClose = vi.fn();
afterEach(() => onClose.mockReset());
const render = (answers: Parameters<typeof renderApp>[1]) =>
  renderApp(<ConditionsDialog template_id={12} onClose={onClose} />, answers);

const rows = () => screen.getAllByRole('group', { name: /^Condition \d+$/ });
const row = (number: number) => within(rows()[number - 1] as HTMLElement);
const select = (number: number, name: string) => row(number).getByRole<HTMLSelectElement>('combobox', { name });
const named = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const authors = { template_conditions: [{ type: 'include' as const, name: 'archive', sub_name: 'author' }] };
const author = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Author' });

/** Advances all timers. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("[R-COND-01] [R-API-21] [R-API-22] requests and shows a part's conditions", async () => {
  const { requested } = render([
    given({
      template_conditions: [
        { type: 'include', name: 'general' },
        { type: 'exclude', name: 'singular', sub_name: 'in_category', sub_id: '3' },
      ],
      labels: { 'singular/in_category/3': 'Journal' },
    }),
  ]);

  expect(await screen.findByText('Where does “Harbour header” appear?')).toBeTruthy();
  expect(requested).toEqual([{ name: 'conditions.get', input: { template_id: 12 } }]);
  expect(select(1, 'Type').value).toBe('include');
  expect(select(1, 'Name').selectedOptions[0]?.text).toBe('Entire site');
  expect(select(2, 'Sub-name').selectedOptions[0]?.text).toBe('In category');
  expect(row(2).getByRole<HTMLInputElement>('combobox', { name: 'Category' }).value).toBe('Journal');
});

test('[R-COND-02] [R-COND-03] adds conditions with defaults, removes them, and keeps the focus among them', async () => {
  const { user } = render([given()]);
  await user.click(await screen.findByRole('button', { name: 'Add condition' }));
  expect(select(2, 'Type').value).toBe('include');
  expect(select(2, 'Name').value).toBe('general');
  await waitFor(() => expect(document.activeElement).toBe(select(2, 'Type')));

  await user.selectOptions(select(2, 'Type'), 'Exclude');
  await user.click(named('Remove condition 1'));

  expect(rows()).toHaveLength(1);
  expect(select(1, 'Type').value).toBe('exclude');
  await waitFor(() => expect(document.activeElement).toBe(select(1, 'Type')));
  await user.click(named('Remove condition 1'));
  expect(screen.getByText('Without a condition, it doesn’t appear anywhere.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(named('Add condition')));
});

test('[R-COND-07] [R-COND-08] [R-COND-09] [R-COND-10] [R-COND-11] [R-COND-12] offers the next choice and resets later ones', async () => {
  const { user, requested } = render([given(), found([{ value: '7', label: 'Ada' }]), saved()]);
  await screen.findByText(/Where does/);
  expect(row(1).queryByRole('combobox', { name: 'Sub-name' })).toBeNull();

  await user.selectOptions(select(1, 'Name'), 'Archives');
  expect(row(1).getAllByRole('combobox')).toHaveLength(3);
  await user.selectOptions(select(1, 'Sub-name'), 'Date');
  expect(row(1).getAllByRole('combobox')).toHaveLength(3);
  await user.selectOptions(select(1, 'Sub-name'), 'Author');
  await user.type(await author(), 'ad');
  await user.click(await screen.findByRole('option', { name: 'Ada' }));
  expect((await author()).value).toBe('Ada');

  await user.selectOptions(select(1, 'Sub-name'), 'Category');
  expect(row(1).getByRole<HTMLInputElement>('combobox', { name: 'Category' }).value).toBe('');
  await user.selectOptions(select(1, 'Name'), 'Singular');
  expect(select(1, 'Sub-name').value).toBe('');
  await user.selectOptions(select(1, 'Type'), 'Exclude');
  expect(select(1, 'Name').value).toBe('general');
  expect(row(1).getAllByRole('combobox')).toHaveLength(2);

  await user.click(named('Save & Close'));
  await waitFor(() => expect(requested.at(-1)?.input).toEqual({ template_id: 12, conditions: ['exclude/general'] }));
});

test('[R-COND-13] [R-COND-14] [R-CONST-10] [R-API-24] [OP-126] searches once, 500 ms after the last key, and not for an empty field', async () => {
  const { requested } = render([given(authors), found([])]);
  const input = await author();
  vi.useFakeTimers();
  const lookedFor = () => requested.filter(({ name }) => name === 'conditions.autocomplete').map(({ input: sent }) => sent);

  fireEvent.change(input, { target: { value: 'a' } });
  await pass(499);
  fireEvent.change(input, { target: { value: 'ad' } });
  await pass(499);
  expect(lookedFor()).toEqual([]);
  await pass(1);
  expect(lookedFor()).toEqual([{ payload: '{"query_type":"authors"}', query: 'ad' }]);

  fireEvent.change(input, { target: { value: '' } });
  await pass(1000);
  fireEvent.change(input, { target: { value: '   ' } });
  await pass(1000);
  expect(lookedFor()).toHaveLength(1);
});

test('[R-API-25] chooses a result by keys and sends its value', async () => {
  const options = [
    { value: '7', label: 'Ada' },
    { value: '8', label: 'Adam' },
  ];
  const { user, requested } = render([given(authors), found(options), saved()]);

  await user.type(await author(), 'ad');
  await screen.findByRole('option', { name: 'Adam' });
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');

  expect((await author()).value).toBe('Adam');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(named('Save & Close'));
  await waitFor(() => expect(requested.at(-1)?.input).toMatchObject({ conditions: ['include/archive/author/8'] }));
});

test('treats a cleared field as all and restores a half-typed one', async () => {
  const conditions = [{ type: 'include' as const, name: 'archive', sub_name: 'author', sub_id: '7' }];
  const answers = [given({ template_conditions: conditions, labels: { 'archive/author/7': 'Ada' } }), found([]), saved()];
  const { user, requested } = render(answers);

  await user.type(await author(), 'm');
  expect((await author()).value).toBe('Adam');
  await user.tab();
  expect((await author()).value).toBe('Ada');
  await user.clear(await author());
  await user.click(named('Save & Close'));

  await waitFor(() => expect(requested.at(-1)?.input).toMatchObject({ conditions: ['include/archive/author'] }));
});

test('shows a running search and no results; Escape closes only the list', async () => {
  let reply: (options: []) => void = () => undefined;
  const slow = answer(autocompleteCondition, () => new Promise<[]>((resolve) => (reply = resolve)));
  const { user, requested } = render([given(authors), slow]);

  await user.type(await author(), 'zz');
  expect(await screen.findByText('Loading')).toBeTruthy();
  await waitFor(() => expect(requested.at(-1)?.name).toBe('conditions.autocomplete'));
  reply([]);
  expect(await screen.findByText('Nothing found')).toBeTruthy();
  await user.keyboard('{Escape}');

  expect(screen.queryByText('Nothing found')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('reports a failed search with a retry', async () => {
  const { user, requested } = render([given(authors), fail(autocompleteCondition, 'internal_error', 'The disk is full.')]);

  await user.type(await author(), 'ad');
  expect(await screen.findByText('The disk is full.')).toBeTruthy();
  await user.click(named('Retry'));

  await waitFor(() => expect(requested.filter(({ name }) => name === 'conditions.autocomplete')).toHaveLength(2));
});

test('[R-COND-04] [R-COND-05] [R-COND-06] [R-API-23] shows saving and then closes', async () => {
  let finish: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const save = answer(saveConditions, async () => {
    await running;
    return { status: 'success' as const, message: '', conflicts: [] };
  });
  const { user, requested } = render([given(), save]);
  await user.click(await screen.findByRole('button', { name: 'Add condition' }));

  await user.click(named('Save & Close'));

  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' });
  expect(button.disabled).toBe(true);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  // Duplicates are sent once.
  expect(requested.at(-1)).toEqual({ name: 'conditions.save', input: { template_id: 12, conditions: ['include/general'] } });
});

test('[R-STORE-62] [R-STORE-63] [R-STORE-64] caches conditions per template and keeps unsaved ones as a draft', async () => {
  const { user, requested, cache } = render([given(), saved()]);
  await screen.findByText(/Where does/);
  const byTemplate = () => cache.getQueryData<ReturnType<typeof aConditionsAnswer>>(['conditions.get', { template_id: 12 }]);
  const before = byTemplate()?.template_conditions;
  expect(before).toHaveLength(1);

  await user.click(named('Add condition'));
  await user.selectOptions(select(2, 'Type'), 'Exclude');
  await user.selectOptions(select(2, 'Name'), 'Archives');
  expect(byTemplate()?.template_conditions).toEqual(before);
  await user.click(named('Save & Close'));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requested.find(({ name }) => name === saveConditions.name)?.input).toEqual({
    template_id: 12,
    conditions: ['include/general', 'exclude/archive'],
  });
});

test('[R-COND-04] [OP-124] stays open with the choices after a failed save, enables the button and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { user } = render([given(), fail(saveConditions, 'internal_error', 'The disk is full.')]);
  await screen.findByText(/Where does/);
  await user.selectOptions(select(1, 'Name'), 'Archives');

  await user.click(named('Save & Close'));

  expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
  await waitFor(() => expect(document.activeElement).toBe(named('Save & Close')));
  expect(named('Save & Close').disabled).toBe(false);
  expect(select(1, 'Name').value).toBe('archive');
  expect(onClose).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledWith('Conditions of 12: The disk is full.');
});

const other = {
  condition: 'include/general',
  template_id: 3,
  title: 'Old header',
  edit_link: 'https://site.example/wp-admin/post.php?post=3',
};

test('shows a conflict at once with a link to the other part', async () => {
  const { user } = render([given({ template_conditions: [{ type: 'exclude', name: 'general' }], conflicts: [other] })]);
  await screen.findByText(/Where does/);
  expect(screen.queryByText(/Also used by/)).toBeNull();

  await user.selectOptions(select(1, 'Type'), 'Include');

  expect(screen.getByRole('link', { name: 'Old header' }).getAttribute('href')).toBe(other.edit_link);
  await user.selectOptions(select(1, 'Name'), 'Archives');
  expect(screen.queryByRole('link', { name: 'Old header' })).toBeNull();
});

test('reports conflicts that exist after saving', async () => {
  const { user } = render([given(), saved([other, { ...other, condition: 'include/archive', title: 'Elsewhere' }])]);
  await user.click(await screen.findByRole('button', { name: 'Save & Close' }));

  const toast = await screen.findByText('Conditions saved');
  expect(toast.parentElement?.textContent).toContain('Also used by Old header');
  expect(toast.parentElement?.textContent).not.toContain('Elsewhere');
});

test('previews the part on pages of the site', async () => {
  const previews = [{ label: 'Front page', url: 'https://site.example/?part=12' }];
  const { user } = render([given({ previews })]);

  await user.click(await screen.findByRole('button', { name: 'Preview as' }));

  expect(screen.getByRole('menuitem', { name: 'Front page' }).getAttribute('href')).toBe(previews[0]?.url);
});

test('[R-PERM-26] shows the reason without permission, with a retry', async () => {
  const { user, requested } = render([fail(getConditions, 'invalid_permission')]);

  expect((await screen.findByRole('alert')).textContent).toContain('You don’t have permission to do that. Ask an administrator.');
  await user.click(named('Retry'));

  await waitFor(() => expect(requested).toHaveLength(2));
});

test('handles markup and any letters in names, and very many conditions', async () => {
  const title = '<img src=x onerror=alert(1)> مرحبا';
  const many = Array.from({ length: 200 }, () => ({ type: 'include' as const, name: 'general' }));
  render([given({ title, template_conditions: many })]);

  expect(await screen.findByText(`Where does “${title}” appear?`)).toBeTruthy();
  expect(rows()).toHaveLength(200);
  expect(named('Add condition').disabled).toBe(true);
});
