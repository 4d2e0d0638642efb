import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Note } from './note.js';
import { RowSkeletons } from './row-skeletons.js';
import { Skeleton } from './skeleton.js';
import { ActionsCell, actionsColumn, Cell, RowHeading, Table } from './table.js';

test('names a table and its columns, and a hidden one for screen readers only', () => {
  const columns = ['Name', { name: 'Order', isHidden: true }, actionsColumn('Actions')];
  render(
    <Table label="Files" columns={columns} isBusy>
      <tr>
        <RowHeading>Headland</RowHeading>
        <Cell isExtra isNumber>
          12
        </Cell>
        <ActionsCell>Open</ActionsCell>
      </tr>
    </Table>,
  );

  const table = screen.getByRole('table', { name: 'Files' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(within(table).getAllByRole('columnheader').map(textOf)).toEqual(['Name', 'Order', 'Actions']);
  expect(screen.getByText('Order').className).toBe('sr');
  expect(screen.getByRole('rowheader').textContent).toBe('Headland');
  expect(screen.getAllByRole('cell').map(({ className }) => className)).toEqual(['extra num', 'acts']);
});

const textOf = ({ textContent }: Element) => textContent;

test('draws a plain table without a sheet', () => {
  const { container } = render(
    <Table kind="proof" isPlain columns={['Type']}>
      <tr>
        <Cell>Pages</Cell>
      </tr>
    </Table>,
  );

  expect(container.firstElementChild?.className).toBe('proof');
});

test('makes a note with a label a region and keeps its action outside of the text', () => {
  render(
    <Note tone="info" label="Library offline" action={<a href="#retry">Retry</a>}>
      The library is offline.
    </Note>,
  );

  const note = screen.getByRole('region', { name: 'Library offline' });
  expect(note.className).toBe('note info');
  expect([...note.children].map(textOf)).toEqual(['The library is offline.', 'Retry']);
});

test.each(['alert', 'status'] as const)('announces a note with the role %s', (role) => {
  render(
    <Note tone="bad" isBoxed announcedAs={role}>
      Nothing was saved.
    </Note>,
  );

  expect(screen.getByRole(role).textContent).toBe('Nothing was saved.');
});

test('hides a placeholder note from everyone', () => {
  render(<Note isPlaceholder>Verify your email.</Note>);

  const note = screen.getByText('Verify your email.').parentElement;
  expect(note?.getAttribute('aria-hidden')).toBe('true');
  expect(note?.style.visibility).toBe('hidden');
});

test('hides a skeleton from screen readers, which get the label of its list once', () => {
  const { container } = render(
    <>
      <Skeleton kind="art-like" />
      <RowSkeletons label="Loading your files" hasPictures={false} />
    </>,
  );

  expect(container.querySelector('.art-like')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getAllByText('Loading your files')).toHaveLength(1);
  expect(container.querySelector('.mini')).toBeNull();
});
