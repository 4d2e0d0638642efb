import type { SiteForm } from '@kithouse/contract';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.js';
import { OtherSites } from './other-sites.js';

const form = { conflicts: { home: 'draft' } } as unknown as SiteForm;
const driftwood = {
  import_id: 'an-earlier-import',
  title: 'Driftwood',
  at: '2026-11-18T09:12:00.000Z',
  by: 'Ada Lovelace',
  posts: 9,
  changed: [{ title: 'Prices', edit_link: 'https://site.example/prices' }],
};

function Shown({ others, tell }: { others: (typeof driftwood)[]; tell: (form: SiteForm) => void }) {
  const [chosen, setChosen] = useState(form);
  tell(chosen);
  return <OtherSites others={others} form={chosen} onChange={setChosen} />;
}

test('[R-SITE-35] [R-SITE-36] adds a pack beside another one unless the person replaces that', async () => {
  let last = form;
  const { user } = renderApp(<Shown others={[driftwood]} tell={(chosen) => (last = chosen)} />, []);

  const beside = screen.getByRole<HTMLInputElement>('radio', { name: 'Add this pack beside it' });
  const instead = screen.getByRole<HTMLInputElement>('radio', { name: 'Replace “Driftwood”' });
  expect([beside.checked, instead.checked, last.retire]).toEqual([true, false, undefined]);
  expect(screen.getByRole('group').textContent).toContain('8 pages, posts and theme parts move to the trash.');
  expect(screen.getByRole('link', { name: 'Prices' })).toBeTruthy();

  await user.click(instead);
  expect(last).toEqual({ retire: 'an-earlier-import', conflicts: {} });

  await user.click(beside);
  expect(last).toEqual({ conflicts: {} });
});

test('shows nothing on a site without another pack', () => {
  const { container } = renderApp(<Shown others={[]} tell={() => {}} />, []);

  expect(container.textContent).toBe('');
});
