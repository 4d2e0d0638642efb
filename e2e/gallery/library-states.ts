import { checkSiteImport, getItem, getRunningImport, insertItem, listClouds, login } from '@kithouse/contract';
import { anEditor } from '../../apps/library/src/testing/an-editor.js';
import { answer, fail } from '../../apps/library/src/testing/fake-host.js';
import { filePage } from '../../apps/library/src/testing/files.js';
import { aSiteCheck } from '../../apps/library/src/testing/pack-info.js';
import type { State } from './state.js';

const landing = 'gutenberg/pages/fernway-landing-blocks';
const hotel = 'gutenberg/packs/driftwood-hotel-blocks';
const elementorLanding = 'elementor/pages/fernway-landing';
const elementorHotel = 'elementor/packs/driftwood-hotel';
const needsAtomic = {
  documents: 1,
  media: { count: 6, bytes: 840_000 },
  plugins: [],
  warnings: [{ code: 'elementor_atomic', message: 'Elementor’s Atomic Editor is off.' }],
};
const visitor = (name: string, path: string, more: Partial<State> = {}): State => ({ name, app: 'library', path, ...more });
const personal = (name: string, path: string, more: Partial<State> = {}) => visitor(name, path, { isSignedIn: true, ...more });
const editor = { name: 'gutenberg' as const, editor: anEditor(), close: () => {} };

const openImport: State['act'] = (screen) => screen.press('Insert');
const customize: State['act'] = async (screen) => {
  await screen.press('Start import');
  await screen.type('Site title', 'Harbour House');
};
const needs: State['act'] = async (screen) => {
  await customize(screen);
  await screen.press('Continue');
};

export const libraryStates: State[] = [
  personal('packs', 'gutenberg/packs'),
  visitor('pages', 'gutenberg/pages'),
  visitor('blocks', 'gutenberg/blocks'),
  visitor('blocks-elementor', 'elementor/blocks'),
  visitor('search', 'gutenberg/blocks?q=pricing'),
  visitor('nothing-found', 'gutenberg/blocks?q=zeppelin'),
  personal('page-detail', landing),
  personal('pack-detail', hotel),
  visitor('not-available', 'gutenberg/blocks/no-such-thing', { answers: [fail(getItem, 'item_not_found')] }),
  visitor('sign-in', 'sign-in'),
  visitor('sign-in-code', 'sign-in', {
    answers: [fail(login, 'second_factor_required')],
    async act({ type, press }) {
      await type('Email', 'ada@example.com');
      await type('Password', 'correct horse');
      await press('Sign In', 'form');
    },
  }),
  visitor('sign-up', 'sign-in', { act: (screen) => screen.press('Free Sign Up') }),
  personal('settings', 'settings'),
  personal('import', landing, { act: openImport }),
  personal('imported', 'history'),
  personal('importing', landing, {
    act: async (screen) => {
      await openImport(screen);
      await screen.type('Page title', 'Fernway');
      await screen.press('Create a Page');
    },
  }),
  personal('history', 'history'),
  personal('history-details', 'history', { act: (screen) => screen.press(/^Details/) }),
  personal('undo-import', 'history', { act: (screen) => screen.press(/^Undo/) }),
  personal('theme-parts', 'theme-parts'),
  personal('conditions', 'theme-parts', {
    act: async (screen) => {
      await screen.press(/^Conditions/);
      await screen.press('Add condition');
    },
  }),
  personal('new-template', 'theme-parts', { act: (screen) => screen.press('Add New Template') }),
  personal('block-editor', 'gutenberg/blocks', { host: editor }),
  personal('insert', landing, { host: editor, act: openImport }),
  personal('wizard-customize', hotel, { act: customize }),
  personal('wizard-dependencies', hotel, { act: needs }),
  personal('wizard-atomic', elementorHotel, {
    act: needs,
    answers: [answer(checkSiteImport, () => ({ ...aSiteCheck(), needs_atomic: true, needs_container: true }))],
  }),
  personal('import-atomic', elementorLanding, {
    act: openImport,
    answers: [answer(insertItem, () => ({ plan: needsAtomic, warnings: [] }))],
  }),
  personal('wizard-done', hotel, {
    answers: [answer(getRunningImport, () => null)],
    act: async (screen) => {
      await needs(screen);
      await screen.press('Install and Proceed');
    },
  }),
  personal('favourites', 'favourites'),
  personal('downloads', 'downloads'),
  personal('purchased-items', 'purchased-items'),
  personal('profile', 'profile'),
  personal('clouds-empty', 'clouds', { answers: [answer(listClouds, () => filePage([]))] }),
  personal('save-template', 'clouds/save-template'),
  personal('templates', 'elementor/templates'),
  personal('clouds', 'clouds', { act: (screen) => screen.press('List') }),
  personal('clouds-grid', 'clouds', { act: (screen) => screen.press('Grid') }),
  personal('trash', 'clouds/trash'),
  personal('workspaces', 'clouds/workspace', { act: (screen) => screen.press('Grid') }),
  personal('workspaces-list', 'clouds/workspace', { act: (screen) => screen.press('List') }),
  personal('shared-with-me', 'clouds/shared-workspace', { act: (screen) => screen.press('List') }),
  personal('workspace', 'clouds/workspace/agency-pages', { act: (screen) => screen.press('Activity') }),
  personal('versions', 'clouds', {
    act: async (screen) => {
      await screen.press('List');
      await screen.press('More for Headland');
      await screen.press('Versions');
    },
  }),
  personal('edit-workspace', 'clouds/workspace', {
    act: async (screen) => {
      await screen.press('More for Agency pages');
      await screen.press('Edit');
      await screen.press('Roles');
    },
  }),
];
