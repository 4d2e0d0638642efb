import { resendInvitation, saveWorkspace, type Workspace } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { aMember, aWorkspace } from '../../testing/workspaces.js';
import { EditDialog } from './edit-dialog.js';

type Answers = Parameters<typeof renderApp>[1];

const done = { status: 'success', message: '' } as const;
const oak = aWorkspace('Oak & Sons', {
  sharedWith: [aMember('Jonas Weil'), aMember('Priya Raman', { role: 'viewer' })],
  pending_invitations: '["sam@okafor.example"]',
});
const saved = answer(saveWorkspace, () => ({ ...done, workspace: oak }));

function open(workspace: Workspace = oak, answers: Answers = [saved]) {
  const onSaved = vi.fn();
  const onDone = vi.fn();
  const view = renderApp(<EditDialog workspace={workspace} onSaved={onSaved} onDone={onDone} />, answers, { user: ada });
  return { ...view, onSaved, onDone };
}
const title = () => screen.getByLabelText('Title');
const email = () => screen.getByLabelText(/^Share with/);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const rowOf = (name: string) => within(screen.getByText(name, { selector: 'p' }).closest('li') as HTMLElement);
const sent = (requested: { input: unknown }[]) => waitFor(() => requested[0]?.input ?? expect.fail('nothing was sent'));

test('[R-VALID-08] [R-VALID-09] [R-WS-18] enables Save only with changes and a title', async () => {
  const { user } = open();
  expect(saveButton().disabled).toBe(true);

  await user.type(title(), ' ');
  expect(saveButton().disabled).toBe(true);
  await user.type(title(), '2027');
  expect(saveButton().disabled).toBe(false);
  await user.clear(title());
  expect(saveButton().disabled).toBe(true);
  await user.type(title(), '   ');
  expect(saveButton().disabled).toBe(true);
});

test('[R-WS-19] [R-API-48] sends a new title only', async () => {
  const { user, requested } = open();
  await user.clear(title());
  await user.type(title(), 'Oak 2027{Enter}');

  expect(await sent(requested)).toEqual({ slug: 'oak-sons', title: 'Oak 2027', share_with: [], remove: [], roles: {} });
});

test('[R-WS-20] [R-VALID-09] [R-PERM-16] marks a new person and invites them on saving', async () => {
  const { user, requested } = open();

  await user.type(email(), 'aiko@oak.example{Enter}');
  expect(rowOf('aiko@oak.example').getByText('New')).toBeTruthy();
  await user.click(saveButton());

  expect(await sent(requested)).toEqual({ slug: 'oak-sons', share_with: ['aiko@oak.example'], remove: [], roles: {} });
});

test('[R-WS-21] [R-WS-33] [R-VALID-09] marks a member as removed and undoes it with the same button', async () => {
  const { user } = open();
  const row = rowOf('Priya Raman');
  await user.click(row.getByRole('button', { name: 'Remove Priya Raman' }));
  expect(row.getByText('Removed')).toBeTruthy();
  expect(saveButton().disabled).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(row.getByRole('button', { name: 'Undo Priya Raman' })));

  await user.click(row.getByRole('button', { name: 'Undo Priya Raman' }));

  expect(row.queryByText('Removed')).toBeNull();
  expect(saveButton().disabled).toBe(true);
});

test('[R-WS-21] removes only marked members on saving', async () => {
  const { user, requested } = open();
  await user.click(rowOf('Priya Raman').getByRole('button', { name: 'Remove Priya Raman' }));
  await user.click(saveButton());

  expect(await sent(requested)).toEqual({ slug: 'oak-sons', share_with: [], remove: ['priya@example.com'], roles: {} });
});

test('[R-WS-34] toggles an invited person alike', async () => {
  const { user, requested } = open();
  const row = rowOf('sam@okafor.example');
  expect(row.getByText('Invited')).toBeTruthy();

  await user.click(row.getByRole('button', { name: 'Remove sam@okafor.example' }));
  await user.click(row.getByRole('button', { name: 'Undo sam@okafor.example' }));
  await user.click(row.getByRole('button', { name: 'Remove sam@okafor.example' }));
  await user.click(saveButton());

  expect(await sent(requested)).toMatchObject({ remove: ['sam@okafor.example'], share_with: [] });
});

test('[R-WS-32] [R-VALID-13] adds no existing member, and keeps a removed one who is entered again', async () => {
  const { user } = open();
  await user.click(rowOf('Jonas Weil').getByRole('button', { name: 'Remove Jonas Weil' }));

  await user.type(email(), 'Jonas@Example.com{Enter}');
  await user.type(email(), 'sam@okafor.example{Enter}');

  expect(rowOf('Jonas Weil').queryByText('Removed')).toBeNull();
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('[R-PERM-17] shows roles only when the owner asks, who can then change them', async () => {
  const { user, requested } = open();
  expect(screen.queryByRole('combobox')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Roles' }));
  expect(screen.getAllByRole<HTMLSelectElement>('combobox').map((select) => select.value)).toEqual([
    'editor',
    'viewer',
    'editor',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Jonas Weil' }), 'Can view');
  await user.click(saveButton());

  expect(await sent(requested)).toMatchObject({ roles: { 'jonas@example.com': 'viewer' } });
});

test('has nothing to save when a role is reset', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Roles' }));
  const select = screen.getByRole('combobox', { name: 'Role of Jonas Weil' });

  await user.selectOptions(select, 'viewer');
  await user.selectOptions(select, 'editor');

  expect(saveButton().disabled).toBe(true);
});

test('sends an invitation again', async () => {
  const resend = answer(resendInvitation, () => ({ ...done, message: 'The invitation was sent again.' }));
  const { user, requested } = open(oak, [resend]);

  await user.click(screen.getByRole('button', { name: 'Resend sam@okafor.example' }));

  expect(await screen.findByText('The invitation was sent again.')).toBeTruthy();
  expect(requested[0]?.input).toEqual({ slug: 'oak-sons', email: 'sam@okafor.example' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sent sam@okafor.example' }).disabled).toBe(true);
});

test('[R-ERR-08] [R-WS-27] [R-API-49] confirms success and closes with its flag', async () => {
  const { user, onSaved, onDone } = open();
  await user.type(title(), ' 2027{Enter}');

  expect(await screen.findByRole('dialog', { name: 'Successfully Saved.' })).toBeTruthy();
  expect(screen.getByText('You have succesfully saved your WorkSpace changes.')).toBeTruthy();
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(oak);
  await user.keyboard('{Escape}');

  expect(onDone).toHaveBeenCalledExactlyOnceWith({ isSaved: true });
});

test('[R-ERR-07] reports a failure and keeps the changes', async () => {
  const { user, onDone } = open(oak, [fail(saveWorkspace, 'invalid_permission')]);
  await user.click(rowOf('Priya Raman').getByRole('button', { name: 'Remove Priya Raman' }));
  await user.click(saveButton());

  expect(await screen.findByRole('dialog', { name: 'Something went wrong.' })).toBeTruthy();
  expect(
    screen.getByText('Something went wrong regarding changes in your WorkSpace. Try Later or Contact support.'),
  ).toBeTruthy();
  await user.keyboard('{Escape}');

  expect(rowOf('Priya Raman').getByText('Removed')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});
