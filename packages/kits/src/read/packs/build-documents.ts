import type { BundleDocument } from '@kithouse/contract';
import { ComponentDetacher } from '../elementor/detach-components.js';
import { listAddresses } from '../elementor/fill-addresses.js';
import { DesignFlattener } from '../elementor/flatten-design.js';
import { pageTemplates, readComponents, readElements } from '../elementor/read-elementor.js';
import { KitError } from '../kit-error.js';
import { toPlainText } from '../plain-text.js';
import { cutCycles } from './cut-cycles.js';
import { type LeftOut, plural } from './left-out.js';
import { Names } from './naming.js';
import type { RawDocument, RawSite } from './raw-site.js';
import type { References, Resolving } from './references.js';
import { resolveBlocks } from './resolve-blocks.js';
import { resolveSettings } from './resolve-elementor.js';

export type Named = { key: string; raw: RawDocument };

/** Assigns each document its key and records its ids and addresses. */
export function nameDocuments(raw: RawSite, refs: References): Named[] {
  const names = new Names();
  const named = raw.documents.map((document) => {
    const ofFile = document.id.replace(/^.*\//, '').replace(/\.json$/, '');
    const key = names.take(document.slug, document.title, `${document.post_type}-${ofFile}`);
    return { key, raw: document };
  });
  for (const { key, raw: document } of named) {
    if (document.id !== '' && !refs.documents.has(document.id)) {
      refs.documents.set(document.id, key);
    }
    refs.slugs.set(key, document.slug || key);
    refs.links.addNumber('post', document.id, `doc/${key}`);
    for (const link of document.links) {
      refs.links.add(link, `doc/${key}`);
    }
  }
  refs.lone_popup = raw.popup === undefined ? undefined : refs.documents.get(raw.popup);
  refs.front = named.find(({ raw: { front_page } }) => front_page)?.key;
  return named;
}

/** Builds the documents; `terms` are the keys of included terms. */
export function buildDocuments(
  raw: RawSite,
  named: readonly Named[],
  refs: References,
  terms: ReadonlySet<string>,
  leftOut: LeftOut,
): BundleDocument[] {
  const slugs = new Slugs(leftOut);
  const detacher = new ComponentDetacher(readComponents(raw.components));
  const bodies = raw.documents.map(({ body }) => (body.kind === 'elementor' ? body.elements : []));
  const flattener = raw.design && new DesignFlattener(raw.design, listAddresses([...bodies, ...raw.components.values()]));
  const built = named.map(({ key, raw: document }) => {
    const warned = new Set<string>();
    const resolving: Resolving = {
      refs,
      id: document.id,
      warn: (warning) => {
        // Repeated warnings are listed once.
        if (!warned.has(warning.message)) {
          warned.add(warning.message);
          raw.warnings.push({ ...warning, place: `${key}: ${warning.place}` });
        }
      },
    };
    return {
      ...frame(document, key, raw, terms, leftOut),
      slug: slugs.take(document, key),
      ...readBody(document, key, resolving, detacher, flattener),
    };
  });
  raw.warnings.push(...detacher.describe(), ...(flattener?.describe() ?? []));
  const parents = new Map(
    named.map(({ key, raw: { parent } }) => [
      key,
      parent === '' ? undefined : (refs.documents.get(parent) ?? `number ${parent}`),
    ]),
  );
  const withParents = built.map((document) => {
    const parent = parents.get(document.key);
    return { ...document, ...(parent === undefined ? {} : { parent }) } as BundleDocument & { parent?: string };
  });
  return cutCycles(withParents, ({ key, title }, isCycle) =>
    raw.warnings.push({
      code: isCycle ? 'parent_cycle' : 'parent_lost',
      message: isCycle
        ? `“${title}” is its own parent. It was moved to the top level.`
        : `The parent page of “${title}” isn’t included. It was moved to the top level.`,
      place: key,
    }),
  );
}

type Frame = Omit<BundleDocument, 'kind' | 'content' | 'page_settings' | 'slug'>;

function frame(document: RawDocument, key: string, raw: RawSite, known: ReadonlySet<string>, leftOut: LeftOut): Frame {
  const { post_type, template_type, page_template, menu_order, front_page, posts_page } = document;
  const excerpt = document.excerpt.trim();
  const date = toDate(document.date);
  const terms = [
    ...new Set(
      document.terms.map(({ taxonomy, slug }) => `${taxonomy}/${slug.trim().slice(0, 200)}`).filter((term) => known.has(term)),
    ),
  ];
  const conditions = readConditions(document, key, raw);
  const hasTemplate = pageTemplates.has(page_template) && page_template !== 'default';
  if (!hasTemplate && !/^(?:default)?$/.test(page_template)) {
    leftOut.add(
      `page_template ${page_template}`,
      (count) =>
        `${plural(count, 'page')} used the page template “${page_template.slice(0, 80)}” of the original theme. The default template is used instead.`,
    );
  }
  return {
    key,
    title: toPlainText(document.title).slice(0, 200) || key,
    post_type,
    template_type,
    ...(hasTemplate ? { page_template } : {}),
    ...(terms.length > 0 ? { terms } : {}),
    ...(excerpt === '' ? {} : { excerpt }),
    ...(date === undefined ? {} : { date }),
    ...(menu_order === 0 ? {} : { menu_order }),
    ...(document.footnotes.length === 0 || document.body.kind !== 'blocks' ? {} : { footnotes: document.footnotes }),
    ...(conditions.length > 0 ? { conditions } : {}),
    ...(front_page ? { front_page } : {}),
    ...(posts_page ? { posts_page } : {}),
    ...(['page', 'elementor_library', 'wp_block'].includes(post_type) ? {} : { is_demo: true }),
  };
}

function readBody(
  { body }: RawDocument,
  key: string,
  resolving: Resolving,
  detacher: ComponentDetacher,
  flattener?: DesignFlattener,
) {
  try {
    if (body.kind === 'blocks') {
      return { kind: body.kind, content: resolveBlocks(body.content, resolving) };
    }
    const read = readElements(body.elements, [], detacher);
    const content = flattener?.flatten(read) ?? read;
    return {
      ...flattener?.designOf(content),
      kind: body.kind,
      content: resolveSettings(content, 'content', resolving),
      page_settings: resolveSettings(body.page_settings, 'page_settings', resolving),
    };
  } catch (error) {
    throw error instanceof KitError
      ? new KitError(error.code, error.message, `${key}${error.path === undefined ? '' : `: ${error.path}`}`)
      : error;
  }
}

/** Keeps slugs unique per type and parent. */
class Slugs {
  private readonly next = new Map<string, number>();

  constructor(private readonly leftOut: LeftOut) {}

  take({ slug, post_type, parent }: RawDocument, key: string): string {
    const wanted = (slug || key).slice(0, 200);
    let free = wanted;
    for (let place = `${post_type} ${parent} ${free}`; this.next.has(place); place = `${post_type} ${parent} ${free}`) {
      const count = this.next.get(`${post_type} ${parent} ${wanted}`) ?? 2;
      this.next.set(`${post_type} ${parent} ${wanted}`, count + 1);
      free = `${wanted}-${count}`;
    }
    this.next.set(`${post_type} ${parent} ${free}`, 2);
    if (free !== wanted) {
      this.leftOut.add(
        'duplicate_slug',
        (count) =>
          `${plural(count, 'document')} had the same address as another and got a number at the end, starting with “${wanted}”.`,
      );
    }
    return free;
  }
}

/** Drops conditions on single pages or terms, whose ids mean others elsewhere. */
function readConditions({ conditions }: RawDocument, key: string, raw: RawSite): string[] {
  const clean = conditions
    .map((one) => one.replace(/(?<!\/)\/+$/, ''))
    .filter((one) => /^(?:include|exclude)(?:\/[\w-]+){1,3}$/.test(one));
  return clean.filter((condition) => {
    const isForeign = /\/[1-9]\d*$/.test(condition);
    if (isForeign) {
      raw.warnings.push({
        code: 'condition_lost',
        message: `The display condition “${condition}” refers to content of the author’s site and was skipped. Set it again after the import.`,
        place: key,
      });
    }
    return !isForeign;
  });
}

function toDate(date: string): string | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(date) ?? [];
  const iso = `${day}T${time}Z`;
  return day !== undefined && !day.startsWith('0000') && !Number.isNaN(Date.parse(iso)) ? iso : undefined;
}
