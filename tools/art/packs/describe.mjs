// One description of a pack -> what the builders need: its designs, its site and the templates around its posts.
import { makePack } from '../designs/pack.mjs';
import { bar, brand, button, buttons, nav, section } from '../nodes.mjs';

const system = (id, title, color) => ({ id, title, color, role: 'system' });
const custom = (id, title, color) => ({ id, title, color });
const p = (content) => ['core/paragraph', { content }];
const blocksOf = { h: (content) => ['core/heading', { level: 2, content }], q: (content) => ['core/quote', {}, [p(content)]] };
/** Paragraphs are strings; `['h', …]` is a heading and `['q', …]` a quotation. */
const toBlock = (part) => (typeof part === 'string' ? p(part) : blocksOf[part[0]](part[1]));

/**
 * Describes a pack. Its pages follow the order of its site; `inMenu: false` keeps one out of the header. `roles` are the four
 * colours that every pack has, `extras` its others.
 */
export function describePack(o) {
  const { slug, prefix, name, theme } = o;
  const slugOf = ({ key, slug: own = key }) => own;
  const shown = o.pages.filter(({ key, inMenu = true }) => key !== 'home' && key !== 'contact' && inMenu);
  const menuItems = (list) => list.map((page) => ({ title: page.menu ?? page.label, to: slugOf(page) }));
  const blog = { title: o.blog.title, to: o.blog.slug };
  const site = {
    title: name,
    slogan: o.slogan,
    logo: `media/${prefix}-logo.webp`,
    facts: o.facts,
    slots: o.slots.map(([key, label, words, length]) => ({ key, label, text: words, length })),
    colors: [
      ...Object.entries(o.roles).map(([id, [title, color]]) => system(id, title, color)),
      ...Object.entries(o.extras).map(([id, [title, color]]) => custom(id, title, color)),
    ],
    pages: o.pages.map((page) => ({
      item: `${prefix}-${page.key}`,
      title: page.label,
      slug: slugOf(page),
      ...(page.key === 'home' ? { front_page: true } : {}),
    })),
    posts_page: { title: o.blog.title, slug: o.blog.slug },
    header: header({
      ...o.header,
      theme: { ...theme, ...o.header.theme },
      items: [...shown.map((page) => [page.menu ?? page.label, `/${slugOf(page)}`]), [o.blog.title, `/${o.blog.slug}`]],
    }),
    footer: `${prefix}-footer`,
    posts: o.posts.map(({ parts, date, picture, category, ...post }) => ({
      ...post,
      date: `${date}T08:00:00Z`,
      categories: [category],
      picture: `media/${prefix}-${picture}.webp`,
      blocks: parts.map(toBlock),
    })),
    menus: [
      {
        slug: `${prefix}-main`,
        name: `${name} main`,
        locations: ['primary', 'header'],
        items: [...menuItems(shown), blog, ...menuItems(o.pages.filter(({ key }) => key === 'contact'))],
      },
      { slug: `${prefix}-footer`, name: `${name} footer`, locations: ['footer'], items: [...menuItems(o.pages.slice(1)), blog] },
    ],
    forms: [o.form],
    links: o.links,
  };
  const designs = makePack({ ...o, pages: o.pages, blocks: o.blocks });
  return { slug, designs, site, frame: o.frame, drawings: prefixed(prefix, o.drawings), logo: { [`${prefix}-logo`]: o.logo } };
}

const prefixed = (prefix, drawings) =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${prefix}-${name}`, draw]));

/**
 * Writes one row: logo and name, links, one button. `above` is a strip over it. Each `header.json` also has settings for phones,
 * which this doesn't write: the links are on a separate row.
 */
function header({ bg, theme, width = 1200, items, action, above = [] }) {
  return [
    ...above,
    section(
      { tag: 'div', bg, width, pad: [20, 16], theme: { ...theme, ground: bg } },
      bar({ nowrap: true, gap: 24, shrinks: [24, 8] }, brand(), nav(items, { overlay: bg }), {
        ...buttons(button(action[0], { url: action[1] })),
        tight: true,
        compact: true,
      }),
    ),
  ];
}
