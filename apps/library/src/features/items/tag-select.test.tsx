import { listTags } from '@kithouse/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { anItem } from '../../testing/items.js';
import { renderApp } from '../../testing/render-app.js';
// Loads only the surroundings in advance; the suggestions are lazy.
import './filter-form.js';

test('keeps text that was typed before the suggestions loaded and searches it', async () => {
  const { requested } = renderApp(<App />, catalogue([anItem()]), { path: 'elementor/packs' });
  const field = await screen.findByRole('combobox', { name: 'Filter Items by Tags' });
  expect(requested.some(({ name }) => name === listTags.name)).toBe(false);

  field.focus();
  fireEvent.change(field, { target: { value: 'su' } });
  expect(screen.getByText('Loading tags')).toBeDefined();
  fireEvent.keyDown(field, { key: 'Enter' });

  const surf = await screen.findByRole('option', { name: /surf/ });
  await waitFor(() => expect([document.activeElement, (field as HTMLInputElement).value]).toEqual([field, 'su']));
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(surf.id));
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('button', { name: 'Remove surf' })).toBeDefined();
});
