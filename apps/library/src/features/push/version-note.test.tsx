import { findPushedFile, listSavedTemplates } from '@kithouse/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Host } from '../../lib/host.js';
import { useRoute } from '../../lib/use-route.js';
import { anEditor } from '../../testing/an-editor.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { SaveTemplateScreen } from './save-template-screen.js';

const known = answer(findPushedFile, () => ({ data: { id: 5, name: 'Harbour', version: 3 } }));
const noTemplates = answer(listSavedTemplates, () => ({ items: [], current_page: 1, total_page: 1, total: 0 }));

const Shown = () => <SaveTemplateScreen route={useRoute()} />;
const inEditor = (changes: Partial<NonNullable<Host['editor']>> = {}) => {
  const editor = anEditor(changes);
  const host = { name: editor.platform, editor };
  return renderApp(<Shown />, [known, noTemplates], { path: 'clouds/save-template', user: ada, host });
};
const nameField = () => screen.findByRole('textbox', { name: 'Name' });

test('shows the version that saving the open document creates, and a changed name', async () => {
  const { user } = inEditor();
  expect(await screen.findByText('“Harbour” is already in your cloud. Your changes become version 4.')).toBeTruthy();

  await user.type(await nameField(), ' lights');

  expect(
    screen.getByText('“Harbour” is already in your cloud. Your changes become version 4, and the file gets the new name.'),
  ).toBeTruthy();
});

test('checks nothing for a part of a document, which is always a new file', async () => {
  const part = async () => ({ name: 'Harbour', file_content: '<!-- wp:heading --><h2>Harbour</h2><!-- /wp:heading -->' });
  const { requested } = inEditor({ read: part });

  await nameField();

  expect(requested.map(({ name }) => name)).not.toContain(findPushedFile.name);
});
