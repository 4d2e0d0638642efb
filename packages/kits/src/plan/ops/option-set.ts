import type { ArgsOf, SiteChoices } from '@kithouse/contract';
import type { ChosenSite } from '../choose-site.js';
import type { Add } from '../op-list.js';
import type { PlannedDocument } from '../plan-source.js';
import { usesAtomic } from '../uses-atomic.js';
import { usesContainers } from '../uses-containers.js';

type Option = ArgsOf<'option.set'>;

/** Sets the person's choices about the site itself, at the end. */
export function addOptions(
  add: Add,
  chosen: ChosenSite,
  choices: SiteChoices,
  makerOf: (reference: string) => string | undefined,
): void {
  for (const [index, args] of listOptions(chosen, choices, makerOf).entries()) {
    const needs = 'post' in args ? [args.post] : 'menu' in args ? [args.menu] : [];
    add({ id: `option.${index + 1}`, step: 'finalize', op: 'option.set', args, needs });
  }
}

/** Switches containers on where a document needs them. */
export const addContainer = (add: Add, documents: readonly PlannedDocument[], needs: string[]): string[] =>
  documents.some(({ document }) => usesContainers(document))
    ? [add({ id: 'container', step: 'templates', op: 'option.set', args: { name: 'elementor_container' }, needs })]
    : [];

/** Switches Elementor's Atomic Editor on where a document needs it, before anything else. Returns the id that later operations need. */
export const addAtomic = (add: Add, documents: readonly PlannedDocument[], atomic: 'off' | undefined, require: string): string =>
  atomic === 'off' && documents.some(({ document }) => usesAtomic(document))
    ? add({ id: 'atomic', step: 'permission', op: 'option.set', args: { name: 'elementor_atomic' }, needs: [require] })
    : require;

/** Lists settings to change. Omitted choices keep current values. */
function listOptions(chosen: ChosenSite, choices: SiteChoices, makerOf: (reference: string) => string | undefined): Option[] {
  const { title, slogan } = choices;
  return [
    ...(title === undefined || title.trim() === '' ? [] : [{ name: 'blogname' as const, value: title }]),
    ...(slogan === undefined ? [] : [{ name: 'blogdescription' as const, value: slogan }]),
    ...logoOptions(chosen, choices),
    ...pageOptions(chosen, makerOf),
    ...menuOptions(chosen, makerOf),
    ...(chosen.documents.some(({ document }) => usesContainers(document)) ? [{ name: 'elementor_container' as const }] : []),
  ];
}

function logoOptions({ logo, logo_size }: ChosenSite, choices: SiteChoices): Option[] {
  const picture =
    typeof choices.logo === 'number' ? { attachment: choices.logo } : logo === undefined ? undefined : { media: logo };
  return picture
    ? [{ name: 'logo', ...picture }, ...(logo_size === undefined ? [] : [{ name: 'logo_size' as const, value: logo_size }])]
    : [];
}

/** Returns the first visible document with this role. */
function pageOptions({ documents, live }: ChosenSite, makerOf: (reference: string) => string | undefined): Option[] {
  const pages = documents.filter(({ as, document }) => as === 'page' && live.has(document.key));
  const front = pages.find(({ document }) => document.front_page === true);
  const posts = pages.find(({ document }) => document.posts_page === true && document !== front?.document);
  return [
    { name: 'page_on_front' as const, planned: front },
    { name: 'page_for_posts' as const, planned: posts },
  ].flatMap(({ name, planned }) => {
    const post = planned && makerOf(`doc/${planned.document.key}`);
    return post === undefined ? [] : [{ name, post }];
  });
}

/** Assigns each location its first menu. */
function menuOptions({ menus }: ChosenSite, makerOf: (reference: string) => string | undefined): Option[] {
  const places = new Map(
    menus.toReversed().flatMap(({ slug, locations }) => locations.map((location) => [location, slug] as const)),
  );
  return [...places].flatMap(([location, slug]): Option[] => {
    const menu = makerOf(`menu/${slug}`);
    return menu === undefined ? [] : [{ name: 'menu_location', menu, location }];
  });
}
