import { brand, getWorkspace, listActivity, listClouds, listInvitations } from '@kithouse/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { aFile, filePage } from '../../testing/files.js';
import { listUntranslated, speakPseudo } from '../../testing/pseudo-locale.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { shelf } from '../../testing/workspace-shelf.js';
import { aMember, aSharedWorkspace, aWorkspace, aWorkspaceAnswer } from '../../testing/workspaces.js';

beforeEach(speakPseudo);
afterEach(() => void vi.unstubAllGlobals());

/** Names are Greek here, to distinguish them from text; months are the browser's. */
const hera = aMember('Ήρα', { email: 'ι@κ.gr' });
const thetis = aMember('Θέτις', { email: 'ν@κ.gr' });
const people = [hera, thetis];
const own = aWorkspace('Δάφνη', {
  slug: 'own',
  sharedWith: people,
  pending_invitations: '["λ@μ.gr"]',
  owner: hera,
});
const others = aSharedWorkspace('Νήσος', { slug: 'others', owner: thetis, sharedWith: people });
const file = aFile({ name: 'Ξένια', owner: thetis });
const at = '2026-11-18T09:12:00.000Z';
const answers = [
  answer(getWorkspace, ({ slug }) => aWorkspaceAnswer(slug === 'own' ? own : others, [file])),
  answer(listClouds, () => filePage([file])),
  answer(listInvitations, () => ({
    data: [{ id: 1, workspace: { title: 'Ωκεανός' }, invited_by: hera, role: 'viewer' as const, created_at: at }],
  })),
  answer(listActivity, () => ({
    data: [{ id: 1, at, who: null, action: 'created' as const, subject: '', detail: '' }],
    current_page: 1,
    total_page: 2,
    total: 2,
  })),
  ...shelf(() => [own, others]),
];
const names = [
  /\p{Script=Greek}+/gu,
  /@[\p{Script=Greek}.]+gr/gu,
  /[A-Z][a-z]{2} \d+, \d{4}(, [\d:]+ [AP]M)?/g,
  new RegExp(brand.name, 'g'),
  /Ada Lovelace|ada@example\.com|\bAL\b/g,
];

const open = (path: string) =>
  renderApp(<App />, answers, { path, user: { ...ada, name: 'Ήλιος', first_name: 'Ή', last_name: 'Λ' } });
const mark = (text: string) => `⟦${text}⟧`;
const untranslated = () => listUntranslated(document.body, names);

test('has every text of the lists translatable', async () => {
  const { unmount } = open('clouds/workspace');
  await screen.findByRole('link', { name: 'Δάφνη' });
  expect(untranslated()).toEqual([]);
  unmount();

  open('clouds/shared-workspace');
  await screen.findByRole('link', { name: 'Νήσος' });

  expect(untranslated()).toEqual([]);
});

test('and of a workspace, its activity and its switcher', async () => {
  const { user } = open('clouds/shared-workspace/others');
  await screen.findByText('Ξένια', { selector: 'td .clip' });
  await user.click(screen.getByRole('button', { name: mark('Activity') }));
  await screen.findByText(/created this workspace/);
  await user.click(screen.getByRole('button', { name: 'Νήσος' }));
  await screen.findByRole('option', { name: /Δάφνη/ });

  expect(untranslated()).toEqual([]);
});

test('and of the dialogs', async () => {
  const { user } = open('clouds/workspace/own');
  await screen.findByText('Ξένια', { selector: 'td .clip' });
  await user.click(screen.getByRole('button', { name: mark('Share') }));
  await user.click(screen.getByRole('button', { name: mark('Roles') }));
  expect(untranslated()).toEqual([]);
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: mark('Add file') }));
  await screen.findByRole('checkbox', { name: /Ξένια/ });

  expect(untranslated()).toEqual([]);
});
