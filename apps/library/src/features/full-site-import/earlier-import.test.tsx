import type { SiteForm } from '@kithouse/contract';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.js';
import { EarlierImport } from './earlier-import.js';

const form = { again: undefined, conflicts: { home: 'draft' } } as unknown as SiteForm;
const earlier = {
  import_id: 'an-earlier-import',
  at: '2026-11-18T09:12:00.000Z',
  by: 'Ada Lovelace',
  posts: 6,
  changed: [{ title: 'About', edit_link: 'https://site.example/about' }],
};

function Shown({ tell }: { tell: (form: SiteForm) => void }) {
  const [chosen, setChosen] = useState(form);
  tell(chosen);
  return <EarlierImport earlier={earlier} form={chosen} onChange={setChosen} />;
}

test('reports an earlier import of the pack and replaces its pages unless the person wants copies', async () => {
  let last = form;
  const { user } = renderApp(<Shown tell={(chosen) => (last = chosen)} />, []);

  const group = screen.getByRole('group', { name: 'This pack is already on your site' });
  expect(group.textContent).toMatch(/Imported on Nov 18, 2026.* by Ada Lovelace\./);
  expect(group.textContent).toContain('5 current versions move to the trash.');
  expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('https://site.example/about');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Replace its pages, posts and menus' }).checked).toBe(true);

  await user.click(screen.getByRole('radio', { name: 'Import a second copy' }));

  expect(last).toMatchObject({ again: 'copy', conflicts: {} });
});

test('shows the address of a copy in one piece and in its own direction', () => {
  renderApp(<Shown tell={() => {}} />, []);

  const address = screen.getByText('/home-2');
  expect([address.dir, address.style.whiteSpace]).toEqual(['ltr', 'nowrap']);
  expect(address.parentElement?.textContent).toBe('Copies get new addresses, such as /home-2.');
});
