import { Dialog } from '@kithouse/ui/dialog.js';
import { LayerProvider } from '@kithouse/ui/layer.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { EditorShell } from './editor-shell.js';
import { createOpenness } from './openness.js';
import { createPanelMemory } from './panel-memory.js';

function Library() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <input aria-label="Search" />
      <button type="button" onClick={() => setAsking(true)}>
        Insert
      </button>
      {isAsking && (
        <Dialog closeLabel="Close" label="Question" onClose={() => setAsking(false)}>
          <button type="button">Yes</button>
        </Dialog>
      )}
    </>
  );
}

function open() {
  const openness = createOpenness();
  const button = document.createElement('button');
  const layer = document.createElement('div');
  document.body.append(button, layer);
  const onClose = vi.fn<() => void>(() => openness.set(false));
  render(
    <LayerProvider value={layer}>
      <EditorShell openness={openness} onClose={onClose} returnFocus={() => button} memory={createPanelMemory('gutenberg')}>
        <Library />
      </EditorShell>
    </LayerProvider>,
  );
  act(() => openness.set(true));
  return { openness, button, onClose, user: userEvent.setup() };
}

test('closes only the top layer on Esc: the dialog, then the library, then returns the focus to the button', async () => {
  const { user, button, onClose } = open();
  await user.click(await screen.findByRole('button', { name: 'Insert' }));
  expect(screen.getByRole('dialog', { name: 'Question' })).toBeTruthy();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Question' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('keeps typed text when the library is opened again', async () => {
  const { user, openness } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'hero');

  act(() => openness.set(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => openness.set(true));

  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search' })).value).toBe('hero');
});

test('stays open on a press beside the library', async () => {
  const { user, onClose } = open();
  await screen.findByRole('dialog', { name: 'Kithouse' });

  await user.click(document.querySelector('.cover-all') as HTMLElement);

  expect(onClose).not.toHaveBeenCalled();
});
