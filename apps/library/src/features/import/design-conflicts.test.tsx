import type { DesignChoice, DesignChoices, DesignConflict } from '@kithouse/contract';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ada, renderApp } from '../../testing/render-app.js';
import { DesignConflicts } from './design-conflicts.js';

const conflicts: DesignConflict[] = [
  { name: 'class/btn-primary-1a2b3c4d', kind: 'class', label: 'btn-primary', uses: 14 },
  { name: 'class/h-hero-1a2b3c4d', kind: 'class', label: 'h-hero', uses: 0 },
  { name: 'variable/brand-1a2b3c4d', kind: 'variable', label: 'brand', uses: 1 },
];

function Shown({ given }: { given: DesignConflict[] }) {
  const [choices, setChoices] = useState<DesignChoices>();
  return (
    <>
      <DesignConflicts conflicts={given} choices={choices} onChange={setChoices} />
      <output>{JSON.stringify(choices ?? {})}</output>
    </>
  );
}
const show = (given = conflicts) => renderApp(<Shown given={given} />, [], { user: ada });
const kept = (): unknown => JSON.parse(screen.getByRole('status', { name: '' }).textContent ?? '');
const choose = (name: string, value: DesignChoice) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

test('[R-EL4-12] asks about each class and variable whose name is taken, and describes the effect of each choice', () => {
  show();
  expect(screen.getAllByText('The new one gets another name. Yours doesn’t change.')).toHaveLength(3);

  choose('Action for btn-primary', 'replace');
  choose('Action for h-hero', 'replace');
  choose('Action for brand', 'flatten');

  expect(kept()).toEqual({
    'class/btn-primary-1a2b3c4d': 'replace',
    'class/h-hero-1a2b3c4d': 'replace',
    'variable/brand-1a2b3c4d': 'flatten',
  });
  expect(screen.getByText('Changes 14 places that use yours. Undo restores it.')).toBeTruthy();
  expect(screen.getByText('Nothing else uses yours. Undo restores it.')).toBeTruthy();
  expect(screen.getByText('The imported elements look as designed, without this variable.')).toBeTruthy();
});

test('[R-EL4-12] applies one choice to all names, even those that aren’t listed', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...conflicts[0], name: `class/a-${index}`, label: `a-${index}` }));
  show(many as DesignConflict[]);

  choose('Action for all classes and variables', 'match');

  expect(kept()).toEqual(Object.fromEntries(many.map(({ name }) => [name, 'match'])));
  expect(screen.getAllByRole('combobox')).toHaveLength(51);
  expect(screen.getByText('10 more names follow the choice for all.')).toBeTruthy();
});

test('asks nothing when no name is taken', () => {
  show([]);
  expect(screen.queryByRole('combobox')).toBeNull();
});
