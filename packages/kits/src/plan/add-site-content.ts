import type { BlockTheme, Step } from '@kithouse/contract';
import { orderByParent } from '../read/order-by-parent.js';
import type { ChosenSite } from './choose-site.js';
import { needsPageTemplate, pageTemplate } from './frame/page-template.js';
import type { Add } from './op-list.js';
import { listComponentOps } from './ops/component-ensure.js';
import { addDesign } from './ops/design-ensure.js';
import { fillMenus } from './ops/menu-fill.js';
import { addNavigation } from './ops/navigation-ensure.js';
import { addPost, type PageTemplate } from './ops/post-create.js';
import { addLinks } from './ops/post-link.js';
import { addTemplate } from './ops/template-write.js';
import { planMakers } from './plan-makers.js';
import type { PlannedDocument, SiteImportPlanChoices } from './plan-source.js';
import { coreTemplates, frontPageTemplate } from './site/core-templates.js';
import { listReferences, textOf } from './site/references.js';
import { takeNavigations } from './site/take-navigations.js';

/** Finds the operation that creates a document by key, or anything else by the name after `kit:`. */
export type Made = {
  posts: ReadonlyMap<string, string>;
  /** Operations of the block theme's menus. */
  navigations: readonly string[];
  /** Operations of the block theme's templates. */
  templates: readonly string[];
  makerOf: (reference: string) => string | undefined;
};

type Row = PlannedDocument & { key: string };

/** Adds all invisible content: documents after their references, then links to later ones, menu items and templates. */
export function addSiteContent(
  add: Add,
  chosen: ChosenSite,
  grounds: string[],
  fetches: ReadonlyMap<string, string>,
  {
    block_theme: theme,
    navigations: knowsNavigations,
    choices,
  }: Pick<SiteImportPlanChoices, 'block_theme' | 'navigations' | 'choices'>,
): Made {
  const posts = new Map<string, string>();
  const design = addDesign(add, chosen.design, grounds, {
    fetches,
    choices: choices.design_choices,
    components: chosen.components,
  });
  const needs = [...grounds, ...design.last];
  const makers = planMakers(add, chosen, needs, fetches);
  const make = (reference: string, step: Step) =>
    reference.startsWith('doc/') ? posts.get(reference.slice('doc/'.length)) : makers.make(reference, step);
  const makerOf = (reference: string) => make(reference, 'wp-content');

  function addDocument(row: Row, id: string): string[] {
    const step = row.as === 'page' || row.as === 'post' ? 'wp-content' : 'templates';
    const references = listReferences(textOf(row.document));
    const refs = refsOf(references, (reference) => make(reference, step));
    const terms = (row.terms ?? []).flatMap((term) => make(`term/${term}`, step) ?? []);
    const parent = row.parent === undefined ? undefined : posts.get(row.parent);
    const wide = page && needsPageTemplate(row) ? page : undefined;
    posts.set(
      row.key,
      addPost(add, row, {
        id,
        step,
        terms,
        parent,
        refs: { ...refs, ...design.refsOf(row.document) },
        needs,
        fetches,
        page: wide,
      }),
    );
    return references.filter((reference) => !Object.hasOwn(refs, reference));
  }

  function addPageTemplate(ofTheme: BlockTheme): PageTemplate | undefined {
    const template = pageTemplate(ofTheme, chosen);
    return chosen.documents.some(needsPageTemplate)
      ? { slug: template.slug, op: addTemplate(add, 'template.page', ofTheme, template, { refs: {}, needs, fetches }) }
      : undefined;
  }

  const { documents, templates } = theme ? splitTemplates(chosen, theme) : { documents: chosen.documents, templates: [] };
  const page = theme && addPageTemplate(theme);
  const rows = orderByParent(documents.map((planned): Row => ({ ...planned, key: planned.document.key })));
  const later = rows.map((row, index) => ({ post: `post.${index + 1}`, references: addDocument(row, `post.${index + 1}`) }));
  makers.makeRest();
  fillMenus(add, chosen.menus, makerOf);
  const ofComponents = listComponentOps(chosen.components).map(({ post, component }) => ({
    post,
    references: listReferences(JSON.stringify(component.content)),
  }));
  const open = [...ofComponents, ...later].filter(({ references }) => references.length > 0);
  addLinks(
    add,
    open.map(({ post, references }) => ({ post, refs: refsOf(references, makerOf) })),
  );
  const taken = knowsNavigations ? takeNavigations(templates, chosen) : { templates, navigations: [] };
  const written = theme ? addTemplates(add, theme, taken, { makerOf, needs, fetches }) : { navigations: [], templates: [] };
  return { ...written, posts, templates: [...(page ? [page.op] : []), ...written.templates], makerOf };
}

/** Adds the block theme's menus, then the templates that show them. */
function addTemplates(
  add: Add,
  theme: BlockTheme,
  { templates, navigations }: ReturnType<typeof takeNavigations>,
  { makerOf, needs, fetches }: Pick<Made, 'makerOf'> & { needs: string[]; fetches: ReadonlyMap<string, string> },
): Pick<Made, 'navigations' | 'templates'> {
  const menus = new Map<string, string>();
  const behind = ({ document }: { document: PlannedDocument['document'] }) => {
    const refs = refsOf(listReferences(textOf(document)), (reference) => menus.get(reference) ?? makerOf(reference));
    return { refs, needs, fetches };
  };
  for (const [index, navigation] of navigations.entries()) {
    menus.set(navigation.reference, addNavigation(add, `navigation.${index + 1}`, navigation, behind(navigation)));
  }
  return {
    navigations: [...menus.values()],
    templates: templates.map((one, index) => addTemplate(add, `template.${index + 1}`, theme, one, behind(one))),
  };
}

/** Separates what the block theme shows itself from the rest. */
function splitTemplates({ documents: planned, platform, text_style }: ChosenSite, theme: BlockTheme) {
  const made = coreTemplates(planned, theme);
  const isFront = planned.some(({ document }) => document.front_page === true) && theme.has_front_page;
  const front = frontPageTemplate(
    theme,
    platform === 'elementor' ? { layout: 'default', text_style } : { layout: 'constrained' },
  );
  return {
    documents: planned.filter((_, index) => made[index]?.length === 0),
    templates: [...made.flat(), ...(isFront ? [front] : [])],
  };
}

const refsOf = (references: readonly string[], makerOf: (reference: string) => string | undefined): Record<string, string> =>
  Object.fromEntries(
    references.flatMap((reference): [string, string][] => {
      const maker = makerOf(reference);
      return maker === undefined ? [] : [[reference, maker]];
    }),
  );
