// What each pack makes of a site: name, colours, menu, header, where its links lead, and posts for the blog.
import { bar, brand, button, buttons, nav, section } from '../nodes.ts';
import { posts } from './posts.mjs';
import { on } from './themes.ts';

const system = (id, title, color) => ({ id, title, color, role: 'system' });
const custom = (id, title, color) => ({ id, title, color });

const header = ({ bg, theme, width = 1120, edge, items, action }) =>
  section(
    { tag: 'div', bg, width, pad: [20, 16], ...(edge ? { edge } : {}), ...(theme ? { theme } : {}) },
    bar({ gap: 24 }, brand(), nav(items), { ...buttons(button(action[0], { url: action[1] })), tight: true }),
  );

/** Everything by the names without the ending of a platform; `catalogue.mjs` adds it. */
const site = ({ prefix, title, slogan, colors, pages, postsPage, links, head }) => ({
  title,
  slogan,
  logo: `media/${prefix}-logo.webp`,
  colors,
  pages: pages.map(([key, name, slug = key]) => ({ item: `${prefix}-${key}`, title: name, slug, ...(key === 'home' ? { front_page: true } : {}) })),
  posts_page: { title: postsPage[0], slug: postsPage[1] },
  header: [header({ ...head, items: [...pages.filter(([key]) => key !== 'home' && key !== head.hidden).map(([key, name, slug = key]) => [name, `/${slug}`])] })],
  footer: `${prefix}-footer`,
  posts: posts[prefix],
  menus: [
    { slug: `${prefix}-main`, name: `${title} main`, locations: ['primary', 'header'], items: pages.filter(([key]) => key !== 'home').map(([key, name, slug = key]) => ({ title: name, to: slug })) },
    { slug: `${prefix}-footer`, name: `${title} footer`, locations: ['footer'], items: [...pages.slice(1).map(([key, name, slug = key]) => ({ title: name, to: slug })), { title: postsPage[0], to: postsPage[1] }] },
  ],
  links,
});

export const sites = {
  'driftwood-hotel': (theme) =>
    site({
      prefix: 'driftwood',
      title: 'Driftwood',
      slogan: 'Rooms that face the weather',
      colors: [system('primary', 'Forest', '#1E2B27'), system('secondary', 'Bronze', '#7A5B1E'), system('text', 'Text', '#51605A'), system('accent', 'Lamplight', '#E5C68C'), custom('paper', 'Paper', '#F6F4EC'), custom('sage', 'Sage', '#E6EAE1'), custom('card', 'Card', '#FBFAF5')],
      pages: [['home', 'Home'], ['rooms', 'Rooms'], ['about', 'Our story', 'our-story'], ['journal', 'Journal'], ['contact', 'Contact']],
      postsPage: ['All entries', 'all-entries'],
      links: { 'Check dates': 'contact', 'See the rooms': 'rooms', 'Read our story': 'our-story', 'Book this room': 'contact', 'Open in maps': 'contact', 'Eleven kinds of fog': 'eleven-kinds-of-fog', 'The last swim': 'the-last-swim', 'Why the Lamp room hums': 'why-the-lamp-room-hums', 'Spring tide at the door': 'spring-tide-at-the-door', Rooms: 'rooms', Table: 'our-story', Vouchers: 'contact', 'Our story': 'our-story', Journal: 'journal', 'Work here': 'contact', '+44 1632 960 190': 'tel:+441632960190', 'stay@driftwood.example': 'mailto:stay@driftwood.example', 'Saltby Head': 'contact' },
      head: { bg: '#F6F4EC', theme, action: ['Check dates', '/contact'], hidden: 'contact' },
    }),
  'loam-shop': (theme) =>
    site({
      prefix: 'loam',
      title: 'Loam',
      slogan: 'Pots for the everyday feast',
      colors: [system('primary', 'Clay', '#33241E'), system('secondary', 'Moss', '#3F4A2C'), system('text', 'Text', '#5E4B41'), system('accent', 'Rust', '#9A4322'), custom('cream', 'Cream', '#FBF6EF'), custom('lilac', 'Lilac', '#DDD2EE'), custom('butter', 'Butter', '#F8E6B0'), custom('sage', 'Sage', '#CAD8BD'), custom('peach', 'Peach', '#F8D8C3')],
      pages: [['home', 'Home'], ['classes', 'Classes'], ['about', 'About'], ['journal', 'Journal'], ['contact', 'Contact']],
      postsPage: ['All notes', 'all-notes'],
      links: { 'Shop the kiln': 'contact', 'Meet the potters': 'about', 'Watch us work': 'about', 'Book a place': 'contact', 'What your hands know': 'what-your-hands-know', 'A green that took two years': 'a-green-that-took-two-years', 'Why the moon leans': 'why-the-moon-leans', 'One stem is plenty': 'all-notes', 'The handle question': 'all-notes', 'Joined at the waist': 'all-notes', 'Soup, a defence': 'all-notes', 'This kiln': 'home', 'Seconds corner': 'contact', Vouchers: 'contact', Potters: 'about', 'Saturday class': 'classes', Journal: 'journal', 'Post and returns': 'contact', Mending: 'contact', 'hands@loam.example': 'mailto:hands@loam.example' },
      head: { bg: '#FBF6EF', theme, width: 1240, action: ['Visit us', '/contact'], hidden: 'contact' },
    }),
  'morsel-restaurant': (theme) =>
    site({
      prefix: 'morsel',
      title: 'Morsel',
      slogan: 'Slow food, quick smiles',
      colors: [system('primary', 'Brick', '#B4331B'), system('secondary', 'Plum', '#4B1C2D'), system('text', 'Text', '#5A473C'), system('accent', 'Mustard', '#E8A33D'), custom('night', 'Night', '#1E1410'), custom('paper', 'Paper', '#FBF2E4'), custom('cream', 'Cream', '#F4E3CA')],
      pages: [['home', 'Home'], ['menu', 'Menu'], ['suppers', 'Private suppers', 'private-suppers'], ['about', 'About'], ['contact', 'Contact']],
      postsPage: ['News', 'news'],
      links: { 'Reserve a table': 'contact', 'See the menu': 'menu', 'Read our story': 'about', Menu: 'menu', Cellar: 'menu', 'Sunday table': 'one-table-on-sunday', Reserve: 'contact', 'Private suppers': 'private-suppers', 'Find us': 'contact', '01632 960 142': 'tel:+441632960142', 'table@morsel.example': 'mailto:table@morsel.example', 'Lamp Street 14': 'contact' },
      head: { bg: '#1E1410', theme: on(theme, '#FBF2E4', '#D9C5B0', { accent: '#E8A33D', onAccent: '#1E1410', accentText: '#E8A33D' }), action: ['Reserve a table', '/contact'], hidden: 'contact' },
    }),
  'northbeam-software': (theme) =>
    site({
      prefix: 'northbeam',
      title: 'Northbeam',
      slogan: 'Know what ships before it slips',
      colors: [system('primary', 'Beam', '#8B97FF'), system('secondary', 'Signal', '#7CE8D2'), system('text', 'Text', '#A9B3D2'), system('accent', 'Indigo', '#3B45C4'), custom('night', 'Night', '#0B0F1E'), custom('panel', 'Panel', '#12182E'), custom('light', 'Light', '#F2F5FF')],
      pages: [['home', 'Home'], ['product', 'Product'], ['about', 'About'], ['changelog', 'Changelog'], ['contact', 'Contact']],
      postsPage: ['Blog', 'blog'],
      links: { 'Start free': 'contact', 'See it on your backlog': 'contact', 'Read how it works': 'product', 'Try for 30 days': 'contact', 'Talk to us': 'contact', 'See open positions': 'contact', Forecasts: 'product', Signals: 'product', Pricing: 'home', Status: 'changelog', About: 'about', Changelog: 'changelog', Jobs: 'contact', Documentation: 'product', Security: 'contact', Contact: 'contact' },
      head: { bg: '#0B0F1E', theme, width: 1200, action: ['Start free', '/contact'] },
    }),
  'plinth-studio': (theme) =>
    site({
      prefix: 'plinth',
      title: 'Plinth',
      slogan: 'We make the plain thing, beautifully',
      colors: [system('primary', 'Ink', '#141414'), system('secondary', 'Blue', '#2338E0'), system('text', 'Text', '#4A4842'), system('accent', 'Vermilion', '#F2431D'), custom('paper', 'Paper', '#F3F0E8'), custom('pink', 'Pink', '#F4B6C9'), custom('yellow', 'Yellow', '#FFC531')],
      pages: [['home', 'Home'], ['services', 'Services'], ['about', 'About'], ['journal', 'Journal'], ['contact', 'Contact']],
      postsPage: ['All notes', 'all-notes'],
      links: { 'See the work': 'home', 'How we work': 'services', 'Book a week': 'contact', 'Start a mark': 'contact', 'Talk about a year': 'contact', 'Read it': 'all-notes', 'The sign nobody needed': 'the-sign-nobody-needed', 'What a dairy taught us about white': 'what-a-dairy-taught-us-about-white', 'In praise of the second idea': 'in-praise-of-the-second-idea', 'A short history of our door': 'all-notes', 'How to say no in an e-mail': 'all-notes', Work: 'home', Services: 'services', Journal: 'journal', Shop: 'contact', Newsletter: 'contact', Type: 'about', 'hello@plinth.example': 'mailto:hello@plinth.example', '01632 960 177': 'tel:+441632960177', 'Mill Yard 9, second floor': 'contact' },
      head: { bg: '#F3F0E8', theme, width: 1240, action: ['Write to us', '/contact'], hidden: 'contact' },
    }),
};
