import { createWorkspace, resendVerification } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { aWorkspace } from '../../testing/workspaces.js';
import { CreateDialog } from './create-dialog.js';

type Answers = Parameters<typeof renderApp>[1];

const done = { status: 'success', message: '' } as const;
const made = answer(createWorkspace, ({ title }) => ({ ...done, workspace: aWorkspace(title) }));

function open(answers: Answers = [made]) {
  const onCreated = vi.fn();
  const onDone = vi.fn();
  const view = renderApp(<CreateDialog onCreated={onCreated} onDone={onDone} />, answers, { user: ada });
  return { ...view, onCreated, onDone };
}
const title = () => screen.getByLabelText('Title');
const email = () => screen.getByLabelText<HTMLInputElement>(/^Share with/);
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });
const createButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Workspace' });
const invited = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('.h4')?.textContent);

test('[R-VALID-07] creates no workspace for a blank title', async () => {
  const { user } = open();
  expect(createButton().disabled).toBe(true);

  await user.type(title(), '   ');
  expect(createButton().disabled).toBe(true);
  await user.type(title(), 'Spring');

  expect(createButton().disabled).toBe(false);
});

test('[R-VALID-10] enables Add with a valid e-mail', async () => {
  const { user } = open();
  expect(addButton().disabled).toBe(true);

  await user.type(email(), 'aiko@');
  expect(addButton().disabled).toBe(true);
  await user.type(email(), 'oak.example');
  expect(addButton().disabled).toBe(false);
  await user.click(addButton());

  expect(invited()).toEqual(['aiko@oak.example']);
  expect(email().value).toBe('');
});

test('[R-VALID-11] adds on Enter without creating the workspace', async () => {
  const { user, requested } = open();
  await user.type(title(), 'Spring');

  await user.type(email(), 'aiko@oak.example{Enter}');

  expect(invited()).toEqual(['aiko@oak.example']);
  expect(requested).toEqual([]);
});

test('keeps an invalid e-mail on Enter and reports it until it is valid', async () => {
  const { user } = open();

  await user.type(email(), 'aiko{Enter}');

  expect(invited()).toEqual([]);
  expect(email().value).toBe('aiko');
  expect(screen.getByText('Enter a valid email address.').id).toBe(email().getAttribute('aria-describedby'));
  await user.type(email(), '@oak.example');
  expect(screen.queryByText('Enter a valid email address.')).toBeNull();
});

test('invites a typed e-mail that was not added', async () => {
  const { user, requested } = open();
  await user.type(title(), 'Spring');
  await user.type(email(), 'aiko@oak.example{Enter}');
  await user.type(email(), 'Bo@oak.example');

  await user.click(createButton());

  await waitFor(() => expect(requested).toHaveLength(1));
  expect(requested[0]?.input).toMatchObject({ share_with: ['aiko@oak.example', 'bo@oak.example'] });
});

test('reports a half-typed e-mail before creating anything', async () => {
  const { user, requested } = open();
  await user.type(title(), 'Spring');
  await user.type(email(), 'aiko@');

  await user.click(createButton());

  expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(requested).toEqual([]);
});

test('[R-VALID-12] [R-VALID-13] adds a person once, in lower case, and never oneself', async () => {
  const { user } = open();

  await user.type(email(), 'Aiko@Oak.Example{Enter}');
  await user.type(email(), 'aiko@oak.example{Enter}');
  await user.type(email(), 'ADA@example.com{Enter}');

  expect(invited()).toEqual(['aiko@oak.example']);
  expect(email().value).toBe('');
});

test('[R-WS-32] removes an added person and keeps the focus in the form', async () => {
  const { user } = open();
  await user.type(email(), 'aiko@oak.example{Enter}');

  await user.click(screen.getByRole('button', { name: 'Remove aiko@oak.example' }));

  expect(invited()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(email()));
});

test('[R-API-45] [R-API-46] [R-PERM-10] [R-PERM-14] sends the trimmed title and the people', async () => {
  const { user, requested } = open();
  await user.type(title(), '  Frühling 🌷 ');
  await user.type(email(), 'aiko@oak.example{Enter}');

  await user.click(createButton());

  await waitFor(() =>
    expect(requested).toEqual([
      {
        name: createWorkspace.name,
        input: {
          title: 'Frühling 🌷',
          isCreate: true,
          share_with: ['aiko@oak.example'],
          request_id: expect.stringMatching(/^[\w-]{8,64}$/),
        },
      },
    ]),
  );
});

test('[R-ERR-12] [R-WS-26] [R-API-47] names the workspace on success and closes with its flag', async () => {
  const { user, onCreated, onDone } = open();
  await user.type(title(), 'Spring campaign{Enter}');

  expect(await screen.findByRole('dialog', { name: 'Successfully Created' })).toBeTruthy();
  expect(screen.getByText('Spring campaign is ready.')).toBeTruthy();
  expect(onCreated).toHaveBeenCalledWith(expect.objectContaining({ title: 'Spring campaign' }));
  await user.keyboard('{Escape}');

  expect(onDone).toHaveBeenCalledExactlyOnceWith({ isCreated: true });
});

test('creates one workspace for a double press', async () => {
  const { user, requested } = open([answer(createWorkspace, () => new Promise<never>(() => undefined))]);
  await user.type(title(), 'Spring');

  await user.dblClick(createButton());

  expect(requested).toHaveLength(1);
  expect(createButton().getAttribute('aria-busy')).toBe('true');
});

test('[R-ERR-11] reports a failure and keeps the form and the request id', async () => {
  const { user, requested } = open([fail(createWorkspace, 'internal_error')]);
  await user.type(title(), 'Spring');
  await user.type(email(), 'aiko@oak.example{Enter}');
  await user.click(createButton());

  expect(await screen.findByRole('dialog', { name: 'Something went wrong.' })).toBeTruthy();
  expect(screen.getByText('Something went wrong while creating workspace for you. Try Later or Contact support.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(invited()).toEqual(['aiko@oak.example']);
  await user.click(createButton());

  await waitFor(() => expect(requested).toHaveLength(2));
  expect(requested[0]).toEqual(requested[1]);
});

test('[R-ERR-15] [R-ERR-16] [R-PERM-12] refuses an unverified account and offers the mail again', async () => {
  const again = answer(resendVerification, () => ({ ...done, message: 'The mail is on its way.' }));
  const { user } = open([fail(createWorkspace, 'not_verified'), again]);
  await user.type(title(), 'Spring{Enter}');

  expect(await screen.findByRole('dialog', { name: 'Opps...' })).toBeTruthy();
  expect(screen.getByText('Your account is not verified. Please check your inbox and verify your account.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Resend the link' }));

  expect(await screen.findByText('The mail is on its way.')).toBeTruthy();
  expect(title()).toHaveProperty('value', 'Spring');
});
