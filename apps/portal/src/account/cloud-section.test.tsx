import * as contract from '@kithouse/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, answer, fail, openPortal } from '../testing/open-portal.js';

const fileURL = 'http://cloud.test/files/export?user=1&until=2&signature=x';
const zip = new File(['PK'], 'cloud.zip', { type: 'application/zip' });

function open(replies: ReturnType<typeof answer>[] = [], { user = ada, limit = 30 } = {}) {
  let usage = 3;
  const known = [
    answer(contract.listKeys, () => ({ data: [] })),
    answer(contract.getCloudSummary, () => ({ limit, usage, files: usage })),
  ];
  return {
    ...openPortal('/account', [...replies, ...known], { user }),
    fill: (count: number) => {
      usage = count;
    },
  };
}

const section = async () => within(await screen.findByRole('region', { name: 'Your cloud' }));
const imported = (data: contract.Output<typeof contract.importCloud>['data']) =>
  answer(contract.importCloud, () => ({ status: 'success' as const, message: 'Done.', data }));

test.for([
  [30, '3 templates of 30'],
  [-1, '3 templates'],
] as const)('shows how full a cloud with room for %i is', async ([limit, words]) => {
  open([], { limit });

  expect(await (await section()).findByText(words)).toBeTruthy();
});

test('requests an export and downloads it', async () => {
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(function (this: HTMLAnchorElement) {
    opened.push(this.href);
  });
  const { user } = open([answer(contract.exportCloud, () => ({ file_name: 'cloud.zip', fileURL, expires_at: '' }))]);
  const cloud = await section();

  await user.click(cloud.getByRole('button', { name: 'Export' }));

  expect(await cloud.findByText('The download has started.')).toBeTruthy();
  expect(opened).toEqual([fileURL]);
});

test('lists added, existing and refused files of an import with reasons and updates the count', async () => {
  const refused = [
    { name: 'مخبز <b>', reason: 'This bundle is damaged: "documents/main.json" is missing.' },
    { name: 'Hero', reason: contract.errors.cloud_full.message },
  ];
  const { user, fill } = open([imported({ added: 1, skipped: 4, refused })]);
  const cloud = await section();
  await cloud.findByText('3 templates of 30');
  fill(4);

  await user.upload(cloud.getByLabelText('Exported cloud'), zip);

  const result = within(
    await cloud
      .findByText('1 template added, 4 already in your cloud.')
      .then((line) => line.closest('[aria-live]') as HTMLElement),
  );
  expect(result.getByText('2 templates couldn’t be added:')).toBeTruthy();
  expect(result.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    refused.map(({ name, reason }) => `${name}: ${reason}`),
  );
  expect(await cloud.findByText('4 templates of 30')).toBeTruthy();
});

test('sends nothing of a file that is no zip, and reports a refusal', async () => {
  const message = 'This zip isn’t a cloud export because it has no index.json at its top level.';
  const { user, requested } = open([fail(contract.importCloud, 'invalid_input', message)]);
  const cloud = await section();

  await user.upload(cloud.getByLabelText('Exported cloud'), zip);
  expect(await cloud.findByText(message)).toBeTruthy();
  fireEvent.change(cloud.getByLabelText('Exported cloud'), { target: { files: [new File(['x'], 'photo.png')] } });

  expect(await cloud.findByText('Choose the zip of an exported cloud.')).toBeTruthy();
  expect(requested.filter(({ name }) => name === 'clouds.import')).toHaveLength(1);
});

test('lets an unconfirmed person export but not import', async () => {
  open([], { user: { ...ada, is_verified: false } });
  const cloud = await section();

  expect(cloud.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true);
  expect(cloud.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(false);
  expect(cloud.getByText('Verify your email first.')).toBeTruthy();
});
