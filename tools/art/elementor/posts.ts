/** Widgets that WordPress fills from posts: titles, content, comments and lists. */
import type { ElementorElement } from '@kithouse/contract';
import { type Look, look, roleLook } from '../look.js';
import { plain, type } from './style.js';
import type { Emitters, Maker, Place } from './tree.js';
import { px, type Settings } from './values.js';

const own = ({ widget }: Maker, part: string, more: Settings): ElementorElement => widget('kithouse-content', { part, ...more });
/** Makes one line of text with links in the same colour. */
const line = (make: Maker, part: string, l: Look) =>
  own(make, part, { color: l.color, link_color: l.color, ...type('typography', l) });
const title = (make: Maker, part: string, l: Look) => own(make, part, { title_color: l.color, ...type('title_typography', l) });
const body = (t: Place): Settings => ({
  color: t.muted,
  title_color: t.ink,
  link_color: t.accentText,
  ...type('typography', look({ kind: 'text' }, t)),
});
const button = (t: Place): Settings => ({ button_color: t.accent, button_ink: t.onAccent });
const h3 = (t: Place): Settings => type('title_typography', look({ kind: 'heading', level: 2, role: 'h3' }, t));
/** Returns the corner radius of form fields, which stay readable beside round buttons. */
const fieldRadius = (t: Place) => px(Math.min(t.buttonRadius, 24));

export const posts = {
  postTitle: (p, t, make) => title(make, 'title', look({ kind: 'heading', level: p.level, role: p.role }, t)),
  postTerms: (_, t, make) => line(make, 'terms', roleLook('eyebrow', t)),
  postMeta: (_, t, make) => line(make, 'date', roleLook('small', t)),
  postPicture: (_, t, make) => own(make, 'picture', { radius: px(t.radius) }),
  postContent: (_, t, make) => own(make, 'text', body(t)),
  postLinks: (_, t, make) => line(make, 'links', { ...roleLook('small', t), color: t.ink }),
  comments: (_, t, make) => own(make, 'comments', { ...body(t), ...button(t), ...h3(t), radius: fieldRadius(t) }),
  queryTitle: (_, t, make) => title(make, 'list-title', look({ kind: 'heading', level: 1 }, t)),
  termDescription: (_, t, make) => line(make, 'description', roleLook('lead', t)),
  posts: (p, t, make) => own(make, 'posts', { words: p.nothing, ...body(t), ...h3(t), radius: px(t.radius) }),
  searchForm: (s, t, make) =>
    own(make, 'search', { words: s.hint, ...button(t), ...type('typography', plain(t, 16)), radius: fieldRadius(t) }),
} satisfies Partial<Emitters>;
