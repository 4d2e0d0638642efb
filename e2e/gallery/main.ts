/** The page of the gallery: every part and every state in a frame of its own, which loads when it is scrolled into view. */
import { componentNames } from './component-names.js';
import { states } from './states.js';

type Entry = { group: string; name: string };

const entries: Entry[] = [
  ...componentNames.map((name) => ({ group: 'Parts of packages/ui', name: `ui-${name}` })),
  ...states.map(({ app, name }) => ({ group: app === 'library' ? 'Library' : 'Portal', name })),
];
const heights: Record<string, number> = { 1440: 900, 768: 1024, 390: 844 };

const find = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
const filter = find<HTMLInputElement>('filter');
const width = find<HTMLSelectElement>('width');
const theme = find<HTMLSelectElement>('theme');

for (const field of [filter, width, theme]) {
  field.addEventListener('input', show);
}
filter.value = decodeURIComponent(location.hash.slice(1));
show();

function show() {
  const shown = entries.filter(({ name }) => name.includes(filter.value.trim().toLowerCase()));
  history.replaceState(null, '', `#${encodeURIComponent(filter.value)}`);
  find('count').textContent = `${shown.length} of ${entries.length}`;
  find('groups').replaceChildren(...[...new Set(shown.map(({ group }) => group))].map((group) => toSection(group, shown)));
}

function toSection(group: string, shown: Entry[]): HTMLElement {
  const section = document.createElement('section');
  const title = document.createElement('h2');
  title.textContent = group;
  const list = document.createElement('div');
  list.className = width.value === '390' ? 'states narrow' : 'states';
  list.append(...shown.filter((entry) => entry.group === group).map(toArticle));
  section.append(title, list);
  return section;
}

function toArticle({ name }: Entry): HTMLElement {
  const article = document.createElement('article');
  const link = document.createElement('a');
  link.href = `frame.html?${new URLSearchParams({ state: name, theme: theme.value })}`;
  link.target = '_blank';
  link.textContent = name;
  const view = document.createElement('div');
  view.className = 'view';
  view.append(toFrame(link.href, name));
  article.append(link, view);
  return article;
}

function toFrame(src: string, title: string): HTMLElement {
  const frame = document.createElement('iframe');
  const [wide, high] = [Number(width.value), heights[width.value] ?? 900];
  const scale = (wide === 390 ? 220 : 430) / wide;
  Object.assign(frame, { src, title, loading: 'lazy', width: `${wide}`, height: `${high}` });
  frame.style.cssText = `transform: scale(${scale}); margin: 0 ${Math.round(wide * (scale - 1))}px ${Math.round(high * (scale - 1))}px 0`;
  return frame;
}
