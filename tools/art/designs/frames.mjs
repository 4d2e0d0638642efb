// What surrounds the posts of each pack: single posts, the blog, archives, search results and pages that don't exist.
import { button, buttons, comments, eyebrow, heading, lead, postContent, postLinks, postMeta, postPicture, posts, postTerms, postTitle, queryTitle, rule, searchForm, section, stack, termDescription } from '../nodes.ts';
import { on } from './themes.ts';

/** `band` is the ground of the title with its own theme, `body` that of the rest. */
const frame = ({ theme, width, band, bandTheme = theme, body, blog, search, lost }) => {
  const top = (...children) => section({ tag: 'div', bg: band, theme: bandTheme, width, pad: [96, 56] }, stack({ narrow: 760, gap: [20, 16] }, ...children));
  const list = () => section({ tag: 'div', bg: body, theme, width, pad: [80, 48] }, posts({ nothing: search.nothing }));
  return {
    'single-post': [
      top(postTerms(), postTitle(1), postMeta()),
      section({ tag: 'div', bg: body, theme, width: 760, pad: [64, 40], gap: [40, 32] }, postPicture(), postContent(), stack({}, rule(), postLinks()), comments()),
    ],
    blog: [top(eyebrow(blog.label), heading(1, blog.title), lead(blog.lead)), list()],
    archive: [top(queryTitle('archive'), termDescription()), list()],
    'search-results': [top(queryTitle('search'), searchForm(search.hint)), list()],
    'error-404': [
      section(
        { tag: 'div', bg: band, theme: bandTheme, width, pad: [144, 88] },
        stack({ narrow: 760, gap: [24, 20] }, eyebrow('404'), heading(1, lost.title), lead(lost.lead), searchForm(search.hint), buttons(button(lost.back, { url: '/home' }))),
      ),
    ],
  };
};

export const frames = {
  'driftwood-hotel': (theme) =>
    frame({
      theme,
      width: 1120,
      band: '#E6EAE1',
      body: '#F6F4EC',
      blog: { label: 'Journal', title: 'All entries', lead: 'What the weather did, and what the house made of it.' },
      search: { hint: 'Search the house', nothing: 'Nothing washed up. Try another word.' },
      lost: { title: 'The tide took this page.', lead: 'The address leads nowhere, or no longer. Look for it here, or walk back up to the house.', back: 'Back to the house' },
    }),
  'loam-shop': (theme) =>
    frame({
      theme,
      width: 1240,
      band: '#DDD2EE',
      bandTheme: on(theme, '#33241E', '#4F3D34', { accentText: '#33241E', line: '#B9A594' }),
      body: '#FBF6EF',
      blog: { label: 'Journal', title: 'All notes', lead: 'From the wheel, the kiln and the shelf by the window.' },
      search: { hint: 'Search the shelves', nothing: 'Nothing on the shelf. Try another word.' },
      lost: { title: 'This one cracked in the kiln.', lead: 'The page you wanted isn’t here. Search for it, or start again at the door.', back: 'Back to the door' },
    }),
  'morsel-restaurant': (theme) =>
    frame({
      theme,
      width: 1120,
      band: '#1E1410',
      bandTheme: on(theme, '#FBF2E4', '#D9C5B0', { accent: '#E8A33D', onAccent: '#1E1410', accentText: '#E8A33D', line: '#4A3A31' }),
      body: '#FBF2E4',
      blog: { label: 'From the kitchen', title: 'News', lead: 'What the market had, who came, and what was left over.' },
      search: { hint: 'Search the kitchen', nothing: 'Nothing on the stove. Try another word.' },
      lost: { title: 'This page has been eaten.', lead: 'The address leads nowhere. Search for what you wanted, or sit down at the front.', back: 'Back to the front' },
    }),
  'northbeam-software': (theme) =>
    frame({
      theme,
      width: 1200,
      band: '#12182E',
      body: '#0B0F1E',
      blog: { label: 'Blog', title: 'Blog', lead: 'Releases, and what we think about while they are late.' },
      search: { hint: 'Search Northbeam', nothing: 'No match. Try another word.' },
      lost: { title: 'This page slipped.', lead: 'There is nothing at this address. Search for it, or return to the front page.', back: 'Go to the front page' },
    }),
  'plinth-studio': (theme) =>
    frame({
      theme,
      width: 1240,
      band: '#FFC531',
      bandTheme: on(theme, '#141414', '#3A2C08', { line: '#141414' }),
      body: '#F3F0E8',
      blog: { label: 'Journal', title: 'All notes', lead: 'Short ones, on doors, dairies and second ideas.' },
      search: { hint: 'Search the studio', nothing: 'Nothing here. Try another word.' },
      lost: { title: 'Nothing on this plinth.', lead: 'The page has moved or never was. Search for it, or go back to the start.', back: 'Back to the start' },
    }),
};
