import type { Bundle, BundleDocument, BundleMenu, BundleTerm } from '@kithouse/contract';
import { linkDocuments, toSlug } from '@kithouse/kits';
import { UserError } from '../user-error.js';
import { checkFacts } from './check-facts.js';
import { colorSite } from './color-site.js';
import { composeForms } from './compose-forms.js';
import type { Draft } from './publication.js';
import type { PackSite } from './read-site.js';
import type { SiteFile } from './site-file.js';

type Site = Required<Pick<Bundle, 'site' | 'terms' | 'menus' | 'settings' | 'documents'>> & {
  /** Drafts of all documents, with their pictures and requirements. */
  drafts: Draft[];
};

/** Composes the site of a pack from its items: the front page, other pages, theme parts, then posts. */
export function composeSite(slug: string, items: readonly Draft[], given: PackSite): Site {
  const { file, pictures } = given;
  const made = [...makePages(slug, items, given), ...makeParts(slug, items, given), ...makePosts(given)];
  const documents = made.map(({ document }) => document);
  const targets = findTargets(slug, documents);
  const linked = linkDocuments(documents, (address, words) => targetOf(address, words, file, targets));
  const colored = composeForms(slug, file, colorSite(slug, file, linked));
  checkFacts(slug, file, { documents: colored.documents, menus: file.menus, settings: colored.settings });
  const logo = file.logo === undefined ? undefined : pictures.get(file.logo)?.medium.sha256;
  return {
    site: {
      title: file.title,
      ...(file.slogan === undefined ? {} : { slogan: file.slogan }),
      ...(logo === undefined ? {} : { logo }),
      ...(file.facts ? { facts: file.facts } : {}),
      ...(file.slots.length > 0 ? { slots: file.slots } : {}),
      ...(colored.forms.length > 0 ? { contact_forms: colored.forms } : {}),
      ...(file.theme ? { theme: file.theme } : {}),
    },
    settings: colored.settings,
    terms: listTerms(given),
    menus: makeMenus(file, targets),
    documents: colored.documents,
    drafts: made.flatMap(({ draft }) => draft ?? []),
  };
}

type Made = { document: BundleDocument; draft?: Draft };

/** Picks an item of the pack with its one document. */
function pick(pack: string, items: readonly Draft[], slug: string): { document: BundleDocument; draft: Draft } {
  const draft = items.find(({ listing }) => listing.slug === slug);
  const [document] = draft?.bundle.documents ?? [];
  if (!draft || !document) {
    throw new UserError(`site.json of the pack ${pack} refers to the item ${slug}, which isn’t in the folder.`);
  }
  return { document, draft };
}

function makePages(pack: string, items: readonly Draft[], { file }: PackSite): Made[] {
  const pages = file.pages.map(({ item, title, slug, front_page = false }): Made => {
    const { document, draft } = pick(pack, items, item);
    return {
      draft,
      document: { ...document, title, slug, post_type: 'page', template_type: 'page', ...(front_page ? { front_page } : {}) },
    };
  });
  const list = file.posts_page && {
    ...plain(file.posts_page.slug, file.posts_page.title),
    post_type: 'page',
    posts_page: true,
  };
  return [...pages.toSorted((a, b) => rank(a) - rank(b)), ...(list ? [{ document: list }] : [])];
}

const rank = ({ document }: Made) => (document.front_page ? 0 : 1);

const plain = (slug: string, title: string) => ({
  kind: 'blocks' as const,
  key: slug,
  slug,
  title,
  template_type: 'page',
  content: '',
});

function makeParts(pack: string, items: readonly Draft[], { file, drafts }: PackSite): Made[] {
  return file.parts.map(({ type, title, item, file: name, conditions }) => {
    const own = name === undefined ? undefined : drafts.get(name);
    const [first] = own?.bundle.documents ?? [];
    const { document, draft } = own && first ? { document: first, draft: own } : pick(pack, items, item ?? '');
    const post_type = document.kind === 'elementor' ? 'elementor_library' : 'kithouse_part';
    const key = `${toSlug(title) || type}-part`;
    return {
      draft,
      document: { ...document, key, slug: toSlug(title) || type, title, post_type, template_type: type, conditions },
    };
  });
}

function makePosts({ file, drafts, pictures }: PackSite): Made[] {
  return file.posts.map(({ title, slug, file: name, excerpt, date, categories, picture }) => {
    const draft = drafts.get(name);
    const [document] = draft?.bundle.documents ?? [];
    if (!draft || document?.kind !== 'blocks') {
      throw new UserError(`The post ${name} must consist of blocks.`);
    }
    const featured = picture === undefined ? undefined : pictures.get(picture)?.medium.sha256;
    return {
      draft,
      document: {
        ...document,
        ...plain(slug, title),
        content: document.content,
        post_type: 'post',
        template_type: 'post',
        terms: categories.map(termKey),
        is_demo: true,
        ...(excerpt === undefined ? {} : { excerpt }),
        ...(date === undefined ? {} : { date }),
        ...(featured === undefined ? {} : { featured }),
      },
    };
  });
}

const termKey = (name: string) => `category/${toSlug(name) || encodeURIComponent(name)}`;

function listTerms({ file }: PackSite): BundleTerm[] {
  const names = [...new Set(file.posts.flatMap(({ categories }) => categories))];
  return names.map((name) => {
    const key = termKey(name);
    return { key, taxonomy: 'category', slug: key.slice('category/'.length), name };
  });
}

type Targets = { keyOf: (slug: string) => string | undefined; addressOf: (to: string) => string };

/** Maps the slugs of pages and posts to link targets. */
function findTargets(pack: string, documents: readonly BundleDocument[]): Targets {
  const keys = new Map(documents.filter(({ conditions }) => !conditions).map(({ slug, key }) => [slug, key]));
  return {
    keyOf: (slug) => keys.get(slug),
    addressOf(to) {
      const key = keys.get(to);
      if (key === undefined && !/^(?:[a-z][a-z0-9+.-]*:|[/#])/i.test(to)) {
        throw new UserError(`site.json of the pack ${pack} has a link to “${to}”, which isn’t a page, post or address.`);
      }
      return key === undefined ? to : `kit:doc/${key}/url`;
    },
  };
}

/** Resolves a link: without an address by its text, and `/about` to the page with that slug if it exists. */
function targetOf(address: string, words: string, { links }: SiteFile, { keyOf, addressOf }: Targets): string | undefined {
  if (address === '#') {
    const to = Object.hasOwn(links, words) ? links[words] : undefined;
    return to === undefined ? undefined : addressOf(to);
  }
  const slug = /^\/([a-z0-9-]+)\/?$/.exec(address)?.[1];
  return slug !== undefined && keyOf(slug) !== undefined ? addressOf(slug) : undefined;
}

function makeMenus({ menus }: SiteFile, { keyOf, addressOf }: Targets): BundleMenu[] {
  return menus.map(({ items, ...menu }) => ({
    ...menu,
    items: items.map(({ title, to }, index) => {
      const document = keyOf(to);
      const where = document === undefined ? { url: addressOf(to) } : { document };
      return { key: `${index + 1}-${toSlug(title) || 'item'}`, title, ...where };
    }),
  }));
}
