import * as contract from '@kithouse/contract';
import { catalogue } from '../../apps/library/src/testing/catalogue.js';
import { type Answer, ada, answer } from '../../apps/library/src/testing/fake-host.js';
import { aFile, filePage } from '../../apps/library/src/testing/files.js';
import { aPage } from '../../apps/library/src/testing/items.js';
import { aSiteCheck } from '../../apps/library/src/testing/pack-info.js';
import { aDownload, aPurchase } from '../../apps/library/src/testing/records.js';
import { aConditionsAnswer, aThemePart } from '../../apps/library/src/testing/theme-parts.js';
import { shelf } from '../../apps/library/src/testing/workspace-shelf.js';
import { aMember, aSharedWorkspace, aWorkspace, aWorkspaceAnswer } from '../../apps/library/src/testing/workspaces.js';
import { accountWorld } from './account-world.js';
import { factPlaces } from './fact-places.js';
import * as records from './records.js';

const { at, items, paged, person } = records;
const files = ['Headland', 'Opening hours', 'مخبز القمر', 'Harbour lights'].map((name) => aFile({ name, platform: 'gutenberg' }));
const agency = aWorkspace('Agency pages', { sharedWith: [aMember('Grace Hopper'), aMember('Alan Turing', { role: 'viewer' })] });
const workspaces = [agency, aWorkspace('Client drafts'), aSharedWorkspace('Harbour hotels')];
/** Global classes and variables of Elementor 4 whose names are taken. */
const design: contract.DesignConflict[] = [
  { name: 'class/btn-primary-1a2b3c4d', kind: 'class', label: 'btn-primary', uses: 14 },
  { name: 'class/h-hero-1a2b3c4d', kind: 'class', label: 'a-class-with-a-very-long-name-that-has-no-space-at', uses: 0 },
  { name: 'variable/brand-1a2b3c4d', kind: 'variable', label: 'brand', uses: 1 },
];
const preview = { documents: 1, media: { count: 14, bytes: 2_340_000 }, plugins: [], warnings: [], design };
const anotherSite = {
  import_id: 'site-of-another-pack',
  title: 'Lantern',
  at,
  by: 'Grace Hopper',
  posts: 9,
  changed: [{ title: 'Prices', edit_link: '#' }],
};
const success = { status: 'success' as const };
const thumbnailed = <Row extends { thumbnail: string | null }>(rows: Row[]) =>
  rows.map((row, index) => ({ ...row, thumbnail: items[index]?.thumbnail ?? null, name: items[index]?.name ?? '' }));

const itemsOf = <Row>(rows: Row[]) => ({ items: rows, current_page: 1, total_page: 1, total: rows.length });

/** The default answers of the cloud and the site in every state. */
export const world: Answer[] = [
  answer(contract.listItems, ({ type = 'packs', platform, search }) => {
    const found = items.filter((item) => `${item.type}s` === type && (!platform || item.platform === platform));
    return aPage(search === 'zeppelin' ? [] : found.slice(0, 24));
  }),
  answer(contract.listFeatured, ({ platform }) => ({ data: records.featuredOn(platform) })),
  ...catalogue(items),
  answer(contract.getSearchIndex, ({ platform = 'elementor' }) => ({
    entries: items
      .filter((item) => item.platform === platform)
      .map(({ type, slug, name, categories, template_type, thumbnail }) => ({
        type,
        slug,
        name,
        kind: template_type?.name ?? '',
        labels: categories.map((term) => term.name).join(' '),
        picture: thumbnail,
      })),
    is_complete: true,
  })),
  answer(contract.listSimilar, () => ({ data: items.slice(0, 4) })),
  answer(contract.getItem, ({ slug }) => records.detailOf(slug)),
  answer(contract.getScreen, () => ({ answers: [] })),
  answer(contract.listPricing, () => records.pricePlans),
  answer(contract.listFavourites, () => paged(items.slice(0, 6))),
  answer(contract.listDownloads, () => paged(thumbnailed([aDownload(), aDownload(), aDownload()]))),
  answer(contract.listPurchasedItems, () => paged(thumbnailed([aPurchase(), aPurchase()]))),
  answer(contract.syncProfile, () => ({ ...success, message: '', user: ada })),
  answer(contract.isSigned, () => ({ ...success, user: ada })),
  answer(contract.insertItem, () => ({ plan: preview, warnings: [] })),
  answer(contract.importPage, () => new Promise(() => {})),
  answer(contract.getRunningImport, () => null),
  answer(contract.checkSiteImport, () => ({ ...aSiteCheck(), others: [anotherSite], design })),
  answer(contract.checkDependencies, () => ({ dependencies: [], missing: [], can_install: true, can_activate: true })),
  answer(contract.listImports, () =>
    paged([
      records.anImport('Driftwood hotel', { kind: 'site' }),
      records.anImport('Fernway landing'),
      records.anImport('Old footer', { state: 'undone', can_undo: false }),
    ]),
  ),
  answer(contract.getImport, () => ({
    import: records.anImport('Fernway landing'),
    ops: [
      { id: 'a', step: 'templates' as const, label: 'Fernway landing', state: 'done' as const },
      { id: 'b', step: 'download' as const, label: 'fernway-hills.webp', state: 'done' as const },
    ],
    warnings: [],
  })),
  answer(contract.undoImport, () => ({ undone: [{ label: 'Fernway landing' }, { label: '14 pictures' }], kept: [] })),
  answer(contract.listThemeParts, () => ({
    ...itemsOf([aThemePart(), aThemePart({ id: 13, title: 'Harbour footer' })]),
    locations: [
      {
        type: { value: 'header', label: 'Header' },
        where: 'Entire site',
        owners: [
          { owner: 'wordpress' as const, title: 'Header', edit_link: '#header' },
          { owner: 'kithouse' as const, title: 'Harbour header', edit_link: '#harbour' },
        ],
      },
      {
        type: { value: 'footer', label: 'Footer' },
        where: 'Entire site',
        owners: [{ owner: 'kithouse' as const, title: 'Harbour footer', edit_link: '#footer' }],
      },
      {
        type: { value: 'error-404', label: '404 page' },
        where: '',
        owners: [{ owner: 'theme' as const, title: 'Twenty Twenty-Five', edit_link: '#404' }],
      },
    ],
  })),
  answer(contract.getConditions, () => aConditionsAnswer()),
  answer(contract.listFactPlaces, () => ({ places: factPlaces })),
  answer(contract.getSiteFacts, () => ({
    facts: {
      name: 'Harbour House',
      phone: '+44 1632 960 555',
      opening_hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:30' }],
      social: [{ network: 'instagram' as const, url: 'https://www.instagram.com/harbour.house' }],
    },
    former: [],
    locale: 'en_US',
  })),
  answer(contract.getAccountFacts, () => ({ facts: null })),
  answer(contract.checkConnection, () => ({
    is_reachable: true,
    message: '',
    library_version: '1.2.3',
    plugin_version: '1.2.3',
    contacted_at: at,
    cached_answers: 7,
    removes_content: false,
  })),
  answer(contract.listSavedTemplates, () =>
    itemsOf([records.aTemplate(7, 'Harbour header', { type: 'header' }), records.aTemplate(8, 'Rooms', { is_pushed: true })]),
  ),
  answer(contract.listClouds, () => filePage(files)),
  answer(contract.findPushedFile, () => ({ data: null })),
  answer(contract.listTrash, () =>
    paged([
      {
        id: 1,
        kind: 'file' as const,
        name: 'Old footer',
        files_count: 1,
        deleted_at: at,
        restorable_until: '2099-12-18T09:12:00.000Z',
      },
    ]),
  ),
  answer(contract.listCloudVersions, () => ({
    data: [records.aVersion(2, { is_current: true }), records.aVersion(1, { name: 'Before the relaunch' })],
  })),
  ...shelf(() => workspaces),
  answer(contract.getWorkspace, () => aWorkspaceAnswer(agency, files)),
  answer(contract.listActivity, () =>
    paged([{ id: 1, at, who: { ...person }, action: 'created' as const, subject: '', detail: '' }]),
  ),
  // Pages of the provider.
  ...accountWorld,
  answer(contract.getOffer, () => ({
    name: 'Premium',
    item: null,
    plan: 'year' as const,
    amount: 59,
    currency: 'USD',
    payment: 'manual' as const,
    state: 'for_sale' as const,
    reason: '',
    pending: null,
  })),
  answer(
    contract.listOrders,
    () => paged([records.anOrder(), records.anOrder({ number: 'P2LX-17AB', state: 'paid', paid_at: at })]) as never,
  ),
  answer(contract.getOrder, () => records.anOrder()),
  answer(contract.checkOrder, () => records.anOrder()),
  answer(contract.readInvitation, () => ({
    invitation: { id: 1, workspace: { title: 'Agency pages' }, invited_by: person, role: 'editor' as const, created_at: at },
    email: 'not-here-yet@example.com',
    has_account: false,
  })),
  answer(contract.changeLanguage, () => ({ ...success, message: '' })),
];
