import { AppError, insertItem } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { InsertedContent } from '../../lib/host.js';
import { anEditor } from '../../testing/an-editor.js';
import { aFile } from '../../testing/files.js';
import { makeItem } from '../../testing/make-item.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { ofFile, ofItem, type Template } from '../import/template.js';
import { InsertDialog } from './insert-dialog.js';

const item = makeItem({ id: 7, name: 'Horizon hero', type: 'block', platform: 'gutenberg' });
const preview = { documents: 1, media: { count: 0, bytes: 0 }, plugins: [], warnings: [] };
const content = '<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->';
const server = answer(insertItem, ({ dry_run }) => (dry_run ? { plan: preview, warnings: [] } : { content, warnings: [] }));

function Stage({ template, onClose }: { template: Template; onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <InsertDialog
        template={template}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    )
  );
}

function open(answers: Parameters<typeof renderApp>[1], user = ada, put = async () => {}, template: Template = ofItem(item)) {
  const insert = vi.fn<(given: InsertedContent, withPageSettings?: boolean) => Promise<void>>(put);
  const close = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const host = { name: 'gutenberg', editor: anEditor({ postId: 12, insert }), close } as const;
  return { ...renderApp(<Stage template={template} onClose={onClose} />, answers, { user, host }), insert, close, onClose };
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Insert' });
const ready = () => waitFor(() => expect(button().disabled).toBe(false));

test('[R-INSERT-01] [R-INSERT-02] checks first in a dialog without changes', async () => {
  const { requested, insert } = open([server]);

  expect(screen.getByRole('status').textContent).toBe('Checking plugins and permissions…');
  expect(button().disabled).toBe(true);
  await ready();

  expect(screen.getByRole('dialog', { name: `Insert ${item.name}` })).toBeTruthy();
  expect(requested).toEqual([
    { name: 'insert', input: { id: 7, postId: 12, origin: 'remote', platform: 'gutenberg', dry_run: true } },
  ]);
  expect(insert).not.toHaveBeenCalled();
});

test('[R-INSERT-04] [R-PERM-07] [R-PERM-13] inserts the content once without a refusal and closes', async () => {
  const { user, insert, close, requested } = open([server]);
  await ready();

  await user.dblClick(button());

  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(insert.mock.calls).toEqual([[{ content, warnings: [] }, false]]);
  expect(requested.filter(({ input }) => !(input as { dry_run?: boolean }).dry_run)).toHaveLength(1);
});

test('[R-INSERT-03] [R-PERM-23] shows a refusal with a code and inserts nothing', async () => {
  const { insert, close } = open([fail(insertItem, 'item_not_found')]);

  expect((await screen.findByRole('alert')).textContent).toBe('This item is no longer available.');
  expect(screen.queryByRole('button', { name: 'Insert' })).toBeNull();
  expect(insert).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test('[R-INSERT-03] shows a refusal after a successful check too', async () => {
  const late = answer(insertItem, ({ dry_run }) =>
    dry_run ? { plan: preview, warnings: [] } : Promise.reject(new AppError('item_not_found')),
  );
  const { user, insert, close } = open([late]);
  await ready();

  await user.click(button());

  expect((await screen.findByRole('alert')).textContent).toBe('This item is no longer available.');
  expect(insert).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test('[R-ERR-17] [R-PERM-11] refuses an unverified account without asking the server', async () => {
  const { requested } = open([server], { ...ada, is_verified: false });

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Sorry your account is not verified. Please verify your account to start inserting items.',
  );
  expect(screen.getByRole('dialog', { name: 'Opps...!' })).toBeTruthy();
  expect(requested).toEqual([]);
});

test('[R-INSERT-05] inserts nothing after closing the dialog early', async () => {
  let arrive: () => void = () => undefined;
  const slow = answer(insertItem, ({ dry_run }) =>
    dry_run
      ? { plan: preview, warnings: [] }
      : new Promise((resolve) => {
          arrive = () => resolve({ content, warnings: [] });
        }),
  );
  const { user, insert, onClose, cache } = open([slow]);
  await ready();

  await user.click(button());
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  arrive();

  await waitFor(() => expect(cache.getMutationCache().getAll().at(-1)?.state.status).toBe('success'));
  expect(insert).not.toHaveBeenCalled();
});

test("shows the editor's refusal and stays open", async () => {
  const { user, close } = open([server], ada, async () => {
    throw new AppError('import_failed', 'The editor does not know a block of this template.');
  });
  await ready();

  await user.click(button());

  expect((await screen.findByRole('alert')).textContent).toBe('The editor does not know a block of this template.');
  expect(close).not.toHaveBeenCalled();
});

test('reports a broken editor in words', async () => {
  const { user } = open([server], ada, async () => {
    throw new TypeError('undefined is not a function');
  });
  await ready();

  await user.click(button());

  expect((await screen.findByRole('alert')).textContent).toBe('The template couldn’t be imported. Try again in a moment.');
});

test('shows missing plugins and warnings before inserting', async () => {
  const plugin = {
    name: 'WooCommerce',
    slug: 'woocommerce',
    plugin_file: 'woocommerce/woocommerce.php',
    is_pro: false,
    is_active: false,
  };
  const warning = { code: 'unknown_block', message: 'A map is left out.' };
  open([answer(insertItem, () => ({ plan: { ...preview, plugins: [plugin], warnings: [warning] }, warnings: [] }))]);

  expect(await screen.findByText(/This template needs WooCommerce/)).toBeTruthy();
  expect(screen.getByText('A map is left out.')).toBeTruthy();
  expect(button().disabled).toBe(false);
});

test('[R-CLOUD-16] inserts a cloud file by its own id', async () => {
  const file = aFile({ id: 900, my_cloud_id: 31, name: 'Headland home', platform: 'gutenberg' });
  const { user, insert, requested } = open([server], ada, undefined, ofFile(file));
  await ready();

  await user.click(button());

  await waitFor(() => expect(insert).toHaveBeenCalledOnce());
  const input = { id: 31, postId: 12, origin: 'cloud', platform: 'gutenberg' };
  expect(requested).toEqual([
    { name: 'insert', input: { ...input, dry_run: true } },
    { name: 'insert', input },
  ]);
});

test('reports a deleted file and inserts nothing', async () => {
  const { insert } = open([fail(insertItem, 'file_not_found')], ada, undefined, ofFile(aFile({ platform: 'gutenberg' })));

  expect((await screen.findByRole('alert')).textContent).toBe('This file no longer exists.');
  expect(insert).not.toHaveBeenCalled();
});
