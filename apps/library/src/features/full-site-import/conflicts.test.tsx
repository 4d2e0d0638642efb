import type { Conflict, SiteForm } from '@kithouse/contract';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ada, renderApp } from '../../testing/render-app.js';
import { Conflicts } from './conflicts.js';

const conflictOf = (key: string) => ({
  key,
  title: key,
  existing: { id: key.length, title: `My ${key}`, edit_link: `https://site.example/${key}` },
});
const keys = ['home', 'about', 'contact'];
const kept = (): unknown => JSON.parse(screen.getByRole('status', { name: '' }).textContent ?? '');

function Shown({ keys, conflicts }: { keys: string[]; conflicts: Record<string, Conflict> }) {
  const [form, setForm] = useState({ conflicts } as SiteForm);
  return (
    <>
      <Conflicts conflicts={keys.map(conflictOf)} form={form} onChange={setForm} />
      <output>{JSON.stringify(form.conflicts)}</output>
    </>
  );
}
const show = (shown = keys, conflicts: Record<string, Conflict> = {}) =>
  renderApp(<Shown keys={shown} conflicts={conflicts} />, [], { user: ada });
const forAll = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Action for all pages' });
const choose = (select: HTMLSelectElement | null, value: Conflict) =>
  fireEvent.change(select as HTMLSelectElement, { target: { value } });

test('applies one choice to all conflicting pages, with exceptions per page', () => {
  show(keys, { about: 'replace', gone: 'draft' });
  expect(forAll()?.selectedOptions[0]?.text).toBe('Choose for each page');

  choose(forAll(), 'draft');

  expect(kept()).toEqual({ home: 'draft', about: 'draft', contact: 'draft', gone: 'draft' });
  expect([...(forAll()?.options ?? [])].map(({ text }) => text)).toEqual(['Keep both', 'Import as a draft', 'Replace mine']);
  expect(screen.getAllByText('The new page is imported as a draft. Your page doesn’t change.')).toHaveLength(3);

  choose(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Action for My home' }), 'both');

  expect(kept()).toMatchObject({ home: 'both', about: 'draft' });
  expect(forAll()?.value).toBe('');
});

test('decides two conflicts separately', () => {
  show(keys.slice(0, 2));

  expect(forAll()).toBeNull();
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
});
