import { answerInvitation, type Invitation, listInvitations } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { shelf } from '../../testing/workspace-shelf.js';
import { aMember, aSharedWorkspace } from '../../testing/workspaces.js';

type Answers = NonNullable<Parameters<typeof renderApp>[1]>;

beforeAll(() => import('./workspaces-screen.js'));

const anInvitation = (id: number, title: string): Invitation => ({
  id,
  workspace: { title },
  invited_by: aMember('Tomás Leiva'),
  role: 'editor',
  created_at: '2026-11-18T09:12:00.000Z',
});
const done = { status: 'success', message: '' } as const;
const pending = [anInvitation(1, 'Brand kit'), anInvitation(2, 'Library')];

const open = (answers: Answers) =>
  renderApp(
    <App />,
    [...answers, answer(listInvitations, () => ({ data: pending })), ...shelf(() => [aSharedWorkspace('Starters')])],
    {
      path: 'clouds/shared-workspace',
      user: ada,
    },
  );
const invited = () => within(screen.getByRole('region', { name: 'Invitations' }));

test('shows invitations with sender and workspace above shared workspaces', async () => {
  open([]);
  await screen.findByRole('link', { name: 'Starters' });

  expect((await screen.findByText('Tomás Leiva invited you to Brand kit')).closest('section')?.nextElementSibling).toBeTruthy();
  expect(invited().getAllByRole('listitem')).toHaveLength(2);
});

test('removes an accepted invitation at once and opens the workspace', async () => {
  let accept: () => void = () => undefined;
  const slow = answer(
    answerInvitation,
    () =>
      new Promise((resolve) => {
        accept = () => resolve({ ...done, redirect: 'clouds/shared-workspace/brand-kit' });
      }),
  );
  const { user, address, requested } = open([slow]);
  await user.click(await screen.findByRole('button', { name: 'Accept Brand kit' }));

  await waitFor(() => expect(invited().getAllByRole('listitem')).toHaveLength(1));
  accept();
  expect(await screen.findByText('You’re now a member of Brand kit.')).toBeTruthy();
  expect(requested.find(({ name }) => name === answerInvitation.name)?.input).toEqual({ id: 1, accept: true });
  await user.click(screen.getByRole('button', { name: 'Open' }));

  await waitFor(() => expect(address.current().path).toBe('clouds/shared-workspace/brand-kit'));
});

test('removes a declined one silently', async () => {
  const { user, requested } = open([answer(answerInvitation, () => ({ ...done, redirect: null }))]);

  await user.click(await screen.findByRole('button', { name: 'Decline Library' }));

  await waitFor(() => expect(screen.queryByText('Tomás Leiva invited you to Library')).toBeNull());
  expect(requested.find(({ name }) => name === answerInvitation.name)?.input).toEqual({ id: 2, accept: false });
});

test('restores an invitation whose answer is refused', async () => {
  const { user } = open([fail(answerInvitation, 'not_verified')]);

  await user.click(await screen.findByRole('button', { name: 'Accept Brand kit' }));

  expect(await screen.findByRole('alert')).toBeTruthy();
  const rows = invited()
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.h4')?.textContent);
  expect(rows).toEqual(['Tomás Leiva invited you to Brand kit', 'Tomás Leiva invited you to Library']);
});
