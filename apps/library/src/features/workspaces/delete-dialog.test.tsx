import { deleteWorkspace } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { aWorkspace } from '../../testing/workspaces.js';
import { DeleteDialog } from './delete-dialog.js';

type Answers = Parameters<typeof renderApp>[1];

const spring = aWorkspace('Spring campaign', { files_count: 11 });
const done = { status: 'success', message: '' } as const;
const deleted = answer(deleteWorkspace, () => done);

function open(answers: Answers = [deleted], workspace = spring) {
  const onDeleted = vi.fn();
  const onDone = vi.fn();
  const view = renderApp(<DeleteDialog workspace={workspace} onDeleted={onDeleted} onDone={onDone} />, answers, { user: ada });
  return { ...view, onDeleted, onDone };
}
const remove = () => screen.getByRole('button', { name: 'Delete' });

test('[R-WS-22] [R-WS-23] asks with the name and focuses the harmless button', async () => {
  open();

  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe('Are You Sure? The workspace will be permanently deleted');
  expect(screen.getByText('Spring campaign')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
});

test('[R-WS-24] [R-API-50] keeps the files unless their box is ticked', async () => {
  const { user, requested } = open();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Delete its 11 files too' });
  expect(box.checked).toBe(false);

  await user.click(remove());

  await waitFor(() =>
    expect(requested).toEqual([
      { name: deleteWorkspace.name, input: { id: spring.id, slug: 'spring-campaign', delete_files: false } },
    ]),
  );
});

test('[R-WS-24] deletes the files when ticked', async () => {
  const { user, requested } = open();

  await user.click(screen.getByRole('checkbox'));
  await user.click(remove());

  await waitFor(() => expect(requested[0]?.input).toMatchObject({ delete_files: true }));
});

test('does not ask about files of an empty workspace', () => {
  open([deleted], aWorkspace('Empty', { files_count: 0 }));

  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('[R-ERR-10] [R-WS-28] confirms success and closes with its flag', async () => {
  const { user, onDeleted, onDone } = open();
  await user.click(remove());

  expect(await screen.findByRole('dialog', { name: 'Successfully Deleted.' })).toBeTruthy();
  expect(screen.getByText('You have deleted a WorkSpace from your account.')).toBeTruthy();
  expect(onDeleted).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');

  expect(onDone).toHaveBeenCalledExactlyOnceWith({ isDeleted: true });
});

test('[R-ERR-09] reports a failure and deletes nothing', async () => {
  const { user, onDeleted, onDone } = open([fail(deleteWorkspace, 'internal_error')]);
  await user.click(remove());

  expect(
    await screen.findByText('Something went wrong regarding deleting your WorkSpace. Try Later or Contact Support.'),
  ).toBeTruthy();
  expect(onDeleted).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');

  expect(onDone).toHaveBeenCalledExactlyOnceWith({ isDeleted: false });
});

test('changes nothing on Cancel and Esc', async () => {
  const { user, requested, onDone } = open();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');

  expect(requested).toEqual([]);
  expect(onDone).toHaveBeenCalledWith({});
});
