import { copyMoveCloudFile, listClouds, listWorkspaces, type Workspace } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { aFile, filePage } from '../../testing/files.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { shelf } from '../../testing/workspace-shelf.js';
import { aSharedWorkspace, aWorkspace } from '../../testing/workspaces.js';
import { CopyMoveDialog } from './copy-move-dialog.js';

type Answers = NonNullable<Parameters<typeof renderApp>[1]>;
type Props = Partial<ComponentProps<typeof CopyMoveDialog>>;

const file = aFile({ id: 900, my_cloud_id: 12, name: 'Headland home' });
const spring = aWorkspace('Spring campaign');
const brand = aSharedWorkspace('Leiva brand kit');
const looked = aSharedWorkspace('Only to look at', { role: 'viewer' });
const all = [spring, brand, looked];
const done = { status: 'success', message: '' } as const;
const copied = answer(copyMoveCloudFile, () => ({ ...done, data: { files: [file] } }));

function open(props: Props = {}, answers: Answers = [copied], workspaces: Workspace[] = all) {
  const onDone = vi.fn();
  const dialog = <CopyMoveDialog file={file} action="copy" screen="clouds" onDone={onDone} {...props} />;
  return { ...renderApp(dialog, [...answers, ...shelf(() => workspaces)], { user: ada }), onDone };
}
const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const send = (name = 'Copy to WorkSpace') => screen.getByRole<HTMLButtonElement>('button', { name });

test('[R-CLOUD-25] [R-CLOUD-26] offers own and shared workspaces that the person can write to', async () => {
  open();
  await choice(/Spring campaign/);

  expect(screen.getByRole('dialog', { name: 'Copy to WorkSpace' })).toBeTruthy();
  const places = within(screen.getByRole('radiogroup', { name: 'Workspace' }));
  expect(places.getByText('My WorkSpace')).toBeTruthy();
  expect(places.getByText('Shared WorkSpace')).toBeTruthy();
  expect((await choice(/Leiva brand kit/)).disabled).toBe(false);
  expect((await choice(/Only to look at/)).disabled).toBe(true);
  expect(places.queryByText('My Clouds')).toBeNull();
});

test('[R-VALID-15] enables the button with a choice', async () => {
  const { user } = open();
  const spot = await choice(/Spring campaign/);
  expect(send().disabled).toBe(true);

  await user.click(spot);

  expect(send().disabled).toBe(false);
});

test('[R-ERR-53] shows that the lists load', () => {
  const silent = answer(listWorkspaces, () => new Promise<never>(() => undefined));

  open({}, [silent]);

  expect(screen.getByText('Loading workspace and shared workspaces list.')).toBeTruthy();
  expect(send().disabled).toBe(true);
});

test('[R-ERR-54] [R-ERR-55] says in both groups that there is no workspace', async () => {
  open({}, [], []);

  expect(await screen.findByText('You do not have any workspaces.')).toBeTruthy();
  expect(screen.getByText('No shared workspaces yet.')).toBeTruthy();
});

test('retries lists that fail to load', async () => {
  let isDown = true;
  const list = answer(listWorkspaces, () => {
    if (isDown) {
      throw new Error('The cloud is away.');
    }
    return { data: [spring], current_page: 1, total_page: 1, total: 1 };
  });
  const { user } = open({}, [list]);
  expect((await screen.findByRole('alert')).textContent).toContain('The cloud is away.');

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect((await screen.findAllByRole('radio', { name: /Spring campaign/ })).length).toBeGreaterThan(0);
});

test("[R-ERR-26] [R-ERR-27] [R-CLOUD-28] reports a copy's place, closes with isCopied and reloads the lists", async () => {
  const list = answer(listClouds, () => filePage([file]));
  const { user, requested, cache, onDone } = open({}, [copied, list]);
  cache.setQueryData([listClouds.name, {}], filePage([]));
  await user.click(await choice(/Spring campaign/));
  await user.click(send());

  expect(await screen.findByRole('dialog', { name: 'Successfully Copied' })).toBeTruthy();
  expect(screen.getByText('Headland home was copied to Spring campaign.')).toBeTruthy();
  expect(requested.find(({ name }) => name === copyMoveCloudFile.name)?.input).toEqual({
    my_cloud_id: 12,
    workspace_id: spring.id,
    action: 'copy',
  });
  expect(cache.getQueryState([listClouds.name, {}])?.isInvalidated).toBe(true);
  await user.keyboard('{Escape}');
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ isCopied: true });
});

test('[R-CLOUD-30] [R-ERR-27] moves out of a workspace by membership, also to My Clouds, and closes with isMoved', async () => {
  const { user, requested, onDone } = open({ action: 'move', screen: 'workspace', itemId: 900, workspaceId: spring.id });
  await user.click(await choice(/My Clouds/));
  expect(screen.queryByRole('radio', { name: /Spring campaign/ })).toBeNull();

  await user.click(send('Move to WorkSpace'));

  expect(await screen.findByText('Headland home was moved to My Clouds.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Successfully Copied' })).toBeTruthy();
  expect(requested.find(({ name }) => name === copyMoveCloudFile.name)?.input).toEqual({
    my_cloud_id: 12,
    workspace_id: 0,
    action: 'move',
    item_id: 900,
  });
  await user.keyboard('{Escape}');
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ isMoved: true });
});

test.each([
  ['[R-CLOUD-29] [R-ERR-21] copy', 'copy', 'Copy to WorkSpace', { isCopied: false }],
  ['[R-CLOUD-31] [R-ERR-22] move', 'move', 'Move to WorkSpace', { isMoved: false }],
] as const)("%s: shows the server's refusal and closes with false", async (_, action, button, closed) => {
  const { user, onDone } = open({ action }, [fail(copyMoveCloudFile, 'cloud_full', 'There is no room left.')]);
  await user.click(await choice(/Leiva brand kit/));
  await user.click(send(button));

  expect(await screen.findByRole('dialog', { name: 'Something went wrong.' })).toBeTruthy();
  expect(screen.getByText('There is no room left.')).toBeTruthy();
  await user.keyboard('{Escape}');

  expect(onDone).toHaveBeenCalledExactlyOnceWith(closed);
});

test('[R-CLOUD-27] [R-CLOUD-66] blocks further presses and closing while it runs', async () => {
  const silent = answer(copyMoveCloudFile, () => new Promise<never>(() => undefined));
  const { user, requested, onDone } = open({}, [silent]);
  await user.click(await choice(/Spring campaign/));

  await user.dblClick(send());
  await user.keyboard('{Escape}');

  await waitFor(() => expect(send().getAttribute('aria-busy')).toBe('true'));
  expect(requested.filter(({ name }) => name === copyMoveCloudFile.name)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});
