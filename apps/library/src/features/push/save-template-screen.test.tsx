import { AppError, findPushedFile, listSavedTemplates, listWorkspaces, uploadCloudFile } from '@kithouse/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Host } from '../../lib/host.js';
import { createMemoryAddress } from '../../lib/memory-address.js';
import { useRoute } from '../../lib/use-route.js';
import { anEditor } from '../../testing/an-editor.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { aSharedWorkspace, aWorkspace, aWorkspacePage } from '../../testing/workspaces.js';
import { SaveTemplateScreen } from './save-template-screen.js';

const brandKit = aSharedWorkspace('Brand kit', { id: 5 });
const readOnly = aSharedWorkspace('Read only', { id: 6, role: 'viewer' });
const workspaces = answer(listWorkspaces, ({ shared }) =>
  aWorkspacePage(shared ? [brandKit, readOnly] : [aWorkspace('Oak & Sons', { id: 3, slug: 'oak' })]),
);
const noTemplates = answer(listSavedTemplates, () => ({ items: [], current_page: 1, total_page: 1, total: 0 }));

const pushed = (redirect = 'clouds') => ({
  status: 'success' as const,
  message: '',
  redirect,
  data: { my_cloud_item: 5, version: 1 },
});
const uploaded = (redirect?: string) => answer(uploadCloudFile, () => pushed(redirect));

function Shown() {
  const route = useRoute();
  return route.path === 'clouds/save-template' ? <SaveTemplateScreen route={route} /> : <p>elsewhere</p>;
}
type Answers = Parameters<typeof renderApp>[1];
const inEditor = (answers: Answers, changes: Partial<NonNullable<Host['editor']>> = {}, path = 'clouds/save-template') => {
  const editor = anEditor(changes);
  return renderApp(<Shown />, answers, { path, user: ada, host: { name: editor.platform, editor } });
};
const inAdmin = (answers: Answers) => renderApp(<Shown />, answers, { path: 'clouds/save-template', user: ada });

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save & Push' });
type Requested = { name: string; input: unknown }[];
const uploadsOf = (requested: Requested) => requested.filter(({ name }) => name === uploadCloudFile.name);
const inputOf = (requested: Requested) => uploadsOf(requested)[0]?.input;

test('[R-CLOUD-39] [R-CLOUD-40] [R-CLOUD-42] [R-PERM-09] pushes the open page under its name with its post', async () => {
  const { requested, user } = inEditor([uploaded()]);
  expect(await screen.findByRole('heading', { name: 'Save your templates and push to cloud' })).toBeTruthy();
  expect((await nameField()).value).toBe('Harbour');

  await user.click(button());

  await waitFor(() =>
    expect(inputOf(requested)).toMatchObject({
      name: 'Harbour',
      platform: 'gutenberg',
      workspace: '',
      id: 1,
      file_content: expect.stringContaining('wp:heading'),
    }),
  );
});

test('[R-VALID-16] pushes nothing without a non-blank name', async () => {
  const { user } = inEditor([]);
  await user.clear(await nameField());
  expect(button().disabled).toBe(true);

  await user.type(await nameField(), '   ');
  expect(button().disabled).toBe(true);
  await user.type(await nameField(), 'Ő');

  expect(button().disabled).toBe(false);
});

test('[R-CLOUD-41] [R-VALID-17] requires a workspace and offers those one can add to', async () => {
  const { requested, user } = inEditor([workspaces, uploaded()]);
  await nameField();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /My Clouds/ }).checked).toBe(true);

  await user.click(screen.getByRole('radio', { name: /^Workspace/ }));
  const choice = await screen.findByRole('combobox', { name: 'Workspace' });
  expect(button().disabled).toBe(true);
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose a workspace',
    'Oak & Sons',
    'Brand kit',
  ]);
  await user.selectOptions(choice, 'Brand kit');
  await user.click(button());

  await waitFor(() => expect(inputOf(requested)).toMatchObject({ workspace: 'shared-workspace', workspace_id: 5 }));
});

test('[R-CLOUD-43] [R-CLOUD-44] [R-CLOUD-45] [R-CLOUD-38] [R-STORE-42] [R-CONST-11] [R-ERR-25] shows uploading, success for 1500 ms, and then the file', async () => {
  let finish: () => void = () => undefined;
  const upload = answer(
    uploadCloudFile,
    () => new Promise((resolve) => (finish = () => resolve(pushed('clouds/save-template')))),
  );
  const { address, user } = inEditor([upload]);
  await nameField();
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'Uploading...' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save & Push' })).toBeNull();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const go = vi.spyOn(address, 'go');

  finish();

  expect(await screen.findByRole('dialog', { name: 'Successfully Pushed!' })).toBeTruthy();
  expect(timers.mock.calls.map(([, wait]) => wait)).toContain(1500);
  timers.mockRestore();
  await waitFor(() => expect(go.mock.calls.map(([path]) => path)).toEqual(['clouds/save-template']));
});

async function pushAndClose(redirect: string) {
  const { address, user } = inEditor([uploaded(redirect)]);
  await nameField();
  await user.click(button());
  await screen.findByRole('dialog', { name: 'Successfully Pushed!' });
  await user.keyboard('{Escape}');
  return address;
}

test.each(['clouds', 'clouds/workspace/oak-sons', 'clouds/shared-workspace/brand-kit'])(
  '[R-CLOUD-38] [R-CLOUD-45] opens the pushed file where the answer says: %s',
  async (redirect) => {
    const address = await pushAndClose(redirect);

    await waitFor(() => expect(address.current()).toMatchObject({ path: redirect, query: { platform: 'gutenberg' } }));
  },
);

test.each(['https://evil.example/', '//evil.example', 'elementor/packs', '', 'clouds/nowhere/else/at/all'])(
  'opens My Clouds for the answer %j',
  async (redirect) => {
    const address = await pushAndClose(redirect);

    await waitFor(() => expect(address.current().path).toBe('clouds'));
  },
);

test("[R-CLOUD-46] [R-ERR-24] shows the cloud's message of a failure and keeps the input", async () => {
  const { user } = inEditor([fail(uploadCloudFile, 'invalid_bundle', 'Name already taken.')]);
  await user.type(await nameField(), ' 2');
  await user.click(button());

  const dialog = await screen.findByRole('dialog', { name: 'Something must went wrong!' });
  expect(dialog.textContent).toContain('Name already taken.');
  await user.keyboard('{Escape}');

  expect((await nameField()).value).toBe('Harbour 2');
});

test('[R-ERR-18] sends nothing with an unconfirmed e-mail', async () => {
  const host = { name: 'gutenberg', editor: anEditor() } as const;
  const unverified = { ...ada, is_verified: false };
  const { requested, user } = renderApp(<Shown />, [], { path: 'clouds/save-template', user: unverified, host });
  await nameField();

  await user.click(button());

  expect(await screen.findByText("You haven't verify your account yet. Please check your email inbox.")).toBeTruthy();
  expect(uploadsOf(requested)).toEqual([]);
});

test('reports a full cloud with an upgrade', async () => {
  const { user } = inEditor([fail(uploadCloudFile, 'cloud_full')]);
  await nameField();
  await user.click(button());

  const dialog = await screen.findByRole('dialog');

  expect(within(dialog).getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toContain('pricing');
});

test('shows remaining pictures and repeats the request until none is left', async () => {
  const lefts = [12, 5];
  const upload = answer(uploadCloudFile, async () => {
    const left = lefts.shift();
    if (left !== undefined) {
      throw new AppError('media_missing', undefined, { left });
    }
    await waitUntil;
    return pushed();
  });
  let finish: () => void = () => undefined;
  const waitUntil = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { requested, user } = inEditor([upload]);
  await nameField();
  await user.click(button());

  expect(await screen.findByText('5 images left to upload.')).toBeTruthy();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([7, 12]);
  finish();
  await screen.findByRole('dialog', { name: 'Successfully Pushed!' });

  const ids = uploadsOf(requested).map(({ input }) => (input as { request_id: string }).request_id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[\w-]{8,64}$/);
});

test('names the new version when a push replaces an existing file', async () => {
  const { user } = inEditor([answer(uploadCloudFile, () => ({ ...pushed(), data: { my_cloud_item: 5, version: 2 } }))]);
  await nameField();
  await user.click(button());

  const dialog = await screen.findByRole('dialog', { name: 'Successfully Pushed!' });
  expect(within(dialog).getByText('Harbour in My Clouds is now version 2.')).toBeTruthy();
});

test('stops after three calls without progress, with a message', async () => {
  const { requested, user } = inEditor([fail(uploadCloudFile, 'media_missing', undefined, { left: 7 })]);
  await nameField();
  await user.click(button());

  expect((await screen.findByRole('dialog')).textContent).toContain(
    'Some images of this template haven’t been uploaded yet. Push it again.',
  );
  expect(uploadsOf(requested)).toHaveLength(4);
});

test('keeps the request id for a retry and changes it with the name', async () => {
  const { requested, user } = inEditor([fail(uploadCloudFile, 'internal_error')]);
  const press = async () => {
    await user.click(button());
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await nameField();

  await press();
  await press();
  await user.type(await nameField(), '!');
  await press();

  const ids = uploadsOf(requested).map(({ input }) => (input as { request_id: string }).request_id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('[R-CLOUD-47] saves the page after a successful push only', async () => {
  const save = vi.fn<() => Promise<void>>(async () => undefined);
  const { user, unmount } = inEditor([uploaded()], { save });
  await nameField();
  await user.click(button());
  await screen.findByRole('dialog', { name: 'Successfully Pushed!' });
  expect(save).toHaveBeenCalledOnce();
  unmount();

  const again = inEditor([fail(uploadCloudFile, 'internal_error')], { save });
  await nameField();
  await again.user.click(button());
  await screen.findByRole('dialog', { name: 'Something must went wrong!' });
  expect(save).toHaveBeenCalledOnce();
});

test('keeps the push when the page cannot be saved', async () => {
  const { user } = inEditor([uploaded()], { save: () => Promise.reject(new Error('offline')) });
  await nameField();
  await user.click(button());

  expect(
    await screen.findByText('The template is in your cloud, but this page couldn’t be saved. Save it in the editor.'),
  ).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: 'Successfully Pushed!' })).toBeTruthy();
});

test("reads a part by its ids and sends the browser's picture", async () => {
  const read = vi.fn<NonNullable<Host['editor']>['read']>(async () => ({ name: 'Prices', file_content: '<!-- wp:table /-->' }));
  const draw = async () => 'data:image/webp;base64,AAAA';
  const { requested, user } = inEditor([uploaded()], { read, draw }, 'clouds/save-template?part=a,b');
  expect((await nameField()).value).toBe('Prices');
  expect((await screen.findByRole('img', { name: 'Preview of Prices' })).getAttribute('src')).toBe('data:image/webp;base64,AAAA');

  await user.click(button());

  await waitFor(() => expect(inputOf(requested)).toMatchObject({ thumbnail: 'data:image/webp;base64,AAAA' }));
  expect(read).toHaveBeenLastCalledWith(['a', 'b']);
  expect(inputOf(requested)).not.toHaveProperty('id');
});

test('pushes without a picture when the browser cannot draw', async () => {
  const { requested, user } = inEditor([uploaded()], { draw: () => Promise.reject(new Error('tainted')) });
  await nameField();
  await user.click(button());

  await waitFor(() => expect(inputOf(requested)).toBeDefined());
  expect(inputOf(requested)).not.toHaveProperty('thumbnail');
});

test('reports a missing part and looks again on Retry', async () => {
  const gone = new AppError('invalid_bundle', 'Your selection is no longer on this page. Select it again.');
  const read = vi
    .fn<NonNullable<Host['editor']>['read']>()
    .mockRejectedValueOnce(gone)
    .mockResolvedValue({ name: 'Prices', file_content: '[]' });
  const { user } = inEditor([], { read }, 'clouds/save-template?part=a');
  expect((await screen.findByRole('alert')).textContent).toContain('Your selection is no longer on this page');

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect((await nameField()).value).toBe('Prices');
});

test('opens My Clouds on Cancel, or the editor if opened from its menu', async () => {
  const first = inEditor([]);
  await nameField();
  await first.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(first.address.current().path).toBe('clouds');
  first.unmount();

  const address = createMemoryAddress('gutenberg/blocks');
  address.go('clouds/save-template', { state: { isFromEditor: true } });
  const close = vi.fn<() => void>();
  const host = { name: 'gutenberg', editor: anEditor(), address, close } as const;
  const { user } = renderApp(<Shown />, [], { user: ada, host });
  await nameField();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(close).toHaveBeenCalledOnce();
  expect(address.current().path).toBe('gutenberg/blocks');
});

test('detects name and builder of a file chosen in wp-admin and sends it unchanged', async () => {
  const text = JSON.stringify({ version: '0.4', title: 'Préface', type: 'page', content: [{ elType: 'container' }] });
  const { address, requested, user } = inAdmin([noTemplates, uploaded()]);
  expect(button().disabled).toBe(true);

  await user.upload(screen.getByLabelText('Template file'), new File([text], 'export.json', { type: 'application/json' }));
  expect((await nameField()).value).toBe('Préface');
  await user.click(button());

  await waitFor(() => expect(inputOf(requested)).toMatchObject({ name: 'Préface', platform: 'elementor', file_content: text }));
  expect(inputOf(requested)).not.toHaveProperty('id');
  await screen.findByRole('dialog', { name: 'Successfully Pushed!' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address.current()).toMatchObject({ path: 'clouds', query: { platform: 'elementor' } }));
});

test('accepts a dropped file and refuses anything but templates', async () => {
  inAdmin([noTemplates]);
  const zone = screen.getByLabelText('Template file').parentElement as HTMLElement;
  const drop = (text: string, name: string) => fireEvent.drop(zone, { dataTransfer: { files: [new File([text], name)] } });

  drop('{"__file":"wp_block","title":"Card","content":"<!-- wp:group /-->"}', 'card.json');
  await waitFor(async () => expect((await nameField()).value).toBe('Card'));
  drop('{"name": "not a template"}', 'package.json');

  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file doesn’t contain an Elementor or block editor template. Choose another one.',
  );
  expect(button().disabled).toBe(true);
});

test('or a saved template of the site by its post', async () => {
  const template = {
    id: 9,
    title: 'Footer',
    date: '',
    type: 'footer',
    is_pushed: false,
    is_kit: false,
    preview_url: '',
    export_url: '',
  };
  const items = [template, { ...template, id: 10, title: 'Default kit', is_kit: true }];
  const saved = answer(listSavedTemplates, () => ({ items, current_page: 1, total_page: 1, total: 2 }));
  const { requested, user } = inAdmin([saved, uploaded()]);
  const choice = await screen.findByRole('combobox', { name: 'Or a saved template' });
  expect(within(choice).queryByRole('option', { name: 'Default kit' })).toBeNull();

  await user.selectOptions(choice, 'Footer');
  await user.click(button());

  await waitFor(() => expect(inputOf(requested)).toMatchObject({ name: 'Footer', platform: 'elementor', id: 9 }));
  expect(inputOf(requested)).not.toHaveProperty('file_content');
});

const known = answer(findPushedFile, ({ id }) => ({ data: id === 10 ? null : { id: 5, name: 'Harbour', version: 3 } }));

test('shows the version that saving a template of the cloud again makes', async () => {
  const template = { id: 9, title: 'Harbour', date: '', type: 'footer', is_kit: false, preview_url: '', export_url: '' };
  const items = [
    { ...template, is_pushed: true },
    { ...template, id: 10, title: 'Header', is_pushed: false },
  ];
  const templates = answer(listSavedTemplates, () => ({ items, current_page: 1, total_page: 1, total: 2 }));
  const { user } = inAdmin([templates, known]);
  const choice = await screen.findByRole('combobox', { name: 'Or a saved template' });

  await user.selectOptions(choice, 'Harbour');
  expect(await screen.findByText('“Harbour” is already in your cloud. Your changes become version 4.')).toBeTruthy();
  await user.selectOptions(choice, 'Header');
  await waitFor(() => expect(screen.queryByText(/already in your cloud/)).toBeNull());
});

test('[R-CLOUD-36] reloads the lists of the cloud after a push', async () => {
  const { cache, user } = inEditor([uploaded()]);
  cache.setQueryData(['clouds.list', {}], 'old');
  cache.setQueryData(['workspaces.list', {}], 'old');
  cache.setQueryData(['items.list', {}], 'old');
  await nameField();
  await user.click(button());
  await screen.findByRole('dialog', { name: 'Successfully Pushed!' });

  const isOld = (name: string) => cache.getQueryState([name, {}])?.isInvalidated;
  expect([isOld('clouds.list'), isOld('workspaces.list'), isOld('items.list')]).toEqual([true, true, false]);
});
