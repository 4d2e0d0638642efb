import type { SiteChoices } from '@kithouse/contract';
import type { ChosenSite } from './choose-site.js';
import type { ArgsOf } from './plan-source.js';
import { usesContainers } from './uses-containers.js';

type Option = ArgsOf<'option.set'>;

/** Lists the site options to set, without those the person omitted. */
export function listOptions(
  chosen: ChosenSite,
  choices: SiteChoices,
  makerOf: (reference: string) => string | undefined,
): Option[] {
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
    ? [
        { name: 'logo', ...picture },
        { name: 'logo_size', value: logo_size },
      ]
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
