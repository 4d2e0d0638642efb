import type {
  BundleDocument,
  BundleForm,
  BundleMenu,
  BundleTerm,
  ContentMedium,
  MenuItem,
  SiteChoices,
} from '@kithouse/contract';
import fc from 'fast-check';
import type { SiteImportPlanChoices, SiteSource } from '../plan/plan-source.js';
import { shaOf } from './fixtures.js';

export const everything: SiteChoices = {
  color: {},
  theme: '',
  plugins: [],
  import_demo_content: true,
  conflicts: {},
};

export const siteChoices = (
  choices: Partial<SiteChoices> = {},
  more: Partial<SiteImportPlanChoices> = {},
): SiteImportPlanChoices => ({
  plan_id: 'plan',
  site: 'https://site.example',
  expires_at: '2026-11-20T13:00:00.000Z',
  title: 'Bakery',
  is_trusted: true,
  is_private: false,
  install: [],
  choices: { ...everything, ...choices },
  ...more,
});

export const packPage = (key: string, content = '', more: Partial<BundleDocument> = {}) =>
  ({ key, title: key, slug: key, post_type: 'page', template_type: 'page', kind: 'blocks', content, ...more }) as BundleDocument;

export const elementorPage = (key: string, settings: Record<string, unknown>, more: Partial<BundleDocument> = {}) =>
  ({
    ...packPage(key, '', more),
    kind: 'elementor',
    content: [{ id: 'a', elType: 'widget', widgetType: 'x', settings, elements: [] }],
    page_settings: {},
  }) as BundleDocument;

export const packMedium = (name: string, bytes = 1000): ContentMedium => ({
  sha256: shaOf(name),
  url: `https://cloud.example/files/${name}`,
  file_name: 'bread.webp',
  mime: 'image/webp',
  bytes,
  alt: '',
});

export const packOf = (more: Partial<SiteSource> = {}): SiteSource => ({
  platform: 'gutenberg',
  requires: { plugins: [], elementor_pro: false },
  warnings: [],
  documents: [packPage('home')],
  media: [],
  ...more,
});

const kinds = [
  { post_type: 'page', template_type: 'page' },
  { post_type: 'page', template_type: 'page' },
  { post_type: 'post', template_type: 'post' },
  { post_type: 'kithouse_part', template_type: 'header' },
  { post_type: 'elementor_library', template_type: 'popup' },
] as const;

type Pick = (below: number) => number;

/** Picks existing or missing content of the pack. */
function symbol(pick: Pick, count: number): string {
  const n = pick(count + 1);
  return [
    `kit:doc/d${n}/url`,
    `kit:doc/d${n}/id`,
    `kit:term/category/t${n}/url`,
    `kit:menu/m${pick(3)}`,
    `kit:form/f${pick(3)}/id`,
    `kit:media/${shaOf(`m${n}`)}/url`,
  ][pick(6)] as string;
}

function makeDocument(pick: Pick, index: number, count: number): BundleDocument {
  const kind = kinds[pick(kinds.length)] ?? kinds[0];
  const symbols = Array.from({ length: pick(4) }, () => symbol(pick, count));
  const more: Partial<BundleDocument> = {
    ...kind,
    ...(index > 0 && pick(3) === 0 ? { parent: `d${pick(index)}` } : {}),
    ...(pick(2) === 0 ? { terms: [`category/t${pick(6)}`] } : {}),
    ...(pick(4) === 0 ? { conditions: ['include/general'] } : {}),
    ...(pick(3) === 0 ? { is_demo: true } : {}),
    ...(pick(5) === 0 ? { featured: shaOf(`m${pick(count)}`) } : {}),
    ...(pick(6) === 0 ? { front_page: true } : pick(6) === 0 ? { posts_page: true } : {}),
  };
  if (kind.post_type === 'elementor_library') {
    return elementorPage(`d${index}`, { one: symbols[0] ?? '', text: `<a href="${symbols.join(' ')}">` }, more);
  }
  return packPage(
    `d${index}`,
    `<!-- wp:x {"ref":"${symbols[0] ?? ''}"} --><a href="${symbols.join('"> <a href="')}"><!-- /wp:x -->`,
    more,
  );
}

function makeMenu(pick: Pick, index: number, count: number): BundleMenu {
  const items = Array.from({ length: pick(6) }, (_, at): MenuItem => {
    const target = [{ document: `d${pick(count + 1)}` }, { term: `category/t${pick(6)}` }, { url: '/shop' }][pick(3)];
    return { key: `i${at}`, title: `Item ${at}`, ...(pick(2) === 0 ? { parent: `i${pick(6)}` } : {}), ...target };
  });
  return { slug: `m${index}`, name: `Menu ${index}`, locations: pick(2) === 0 ? ['primary'] : ['footer', 'social'], items };
}

const makeTerm = (pick: Pick, index: number): BundleTerm => ({
  key: `category/t${index}`,
  taxonomy: 'category',
  slug: `t${index}`,
  name: `Term ${index}`,
  ...(index > 0 && pick(2) === 0 ? { parent: `category/t${pick(index)}` } : {}),
});

const makeForm = (pick: Pick, index: number): BundleForm => ({
  key: `f${index}`,
  title: `Form ${index}`,
  post_type: 'wpcf7_contact_form',
  content: pick(3) === 0 ? '<a href="kit:doc/d0/url">' : '[text]',
  meta: {},
});

/** Generates a pack with valid and dangling references and a choice of it. */
export const anyPack: fc.Arbitrary<{ source: SiteSource; choices: SiteImportPlanChoices }> = fc
  .record({ count: fc.integer({ min: 1, max: 14 }), picks: fc.array(fc.nat(), { minLength: 300, maxLength: 300 }) })
  .map(({ count, picks }) => {
    let at = 0;
    const pick: Pick = (below) => (picks[at++ % picks.length] ?? 0) % below;
    const list = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));
    const documents = list(count, (index) => makeDocument(pick, index, count));
    const keys = documents.map(({ key }) => key).filter(() => pick(4) > 0);
    const source = packOf({
      documents: pick(2) === 0 ? documents : documents.toReversed(),
      terms: list(5, (index) => makeTerm(pick, index)).toReversed(),
      menus: list(2, (index) => makeMenu(pick, index, count)),
      forms: list(2, (index) => makeForm(pick, index)),
      media: list(count, (index) => packMedium(`m${index}`, 1 + pick(9_000_000))),
      site: { logo: shaOf('m0') },
      settings: { colors: [{ id: 'primary', title: 'Crust', color: '#8e5932', role: 'system' }], fonts: [] },
    });
    const choices = siteChoices(
      {
        import_demo_content: pick(2) === 0,
        ...(pick(2) === 0 ? { documents: keys } : {}),
        ...(pick(2) === 0 ? { logo: 'pack' as const } : {}),
        conflicts: { d0: (['both', 'draft', 'replace'] as const)[pick(3)] ?? 'both' },
        title: 'Rye',
      },
      pick(2) === 0 ? { theme: { slug: 'plain', name: 'Plain' } } : {},
    );
    return { source, choices };
  });
