/** Blocks that WordPress fills from posts: titles, content, comments and lists. */
import { stackOf } from '../faces.js';
import { look, roleLook } from '../look.js';
import type { Node } from '../node-types.js';
import { fluid, gapOf } from './lengths.js';
import { corners, filled } from './style.js';
import type { BlockTree, Emitters, Place } from './tree.js';

/** Wraps content whose kind of text is unknown in the pack's colours and font. */
function prose(t: Place, inner: BlockTree[]): BlockTree {
  const { face, size, line } = look({ kind: 'text' }, t);
  const elements = {
    heading: { color: { text: t.ink } },
    link: { color: { text: t.accentText } },
    button: { color: { background: t.accent, text: t.onAccent } },
  };
  const typography = { fontFamily: stackOf(face), fontSize: fluid(size), lineHeight: String(line) };
  return ['core/group', { layout: { type: 'default' }, style: { color: { text: t.muted }, elements, typography } }, inner];
}

const comment = (t: Place): BlockTree => [
  'core/comment-template',
  {},
  [
    filled('core/comment-author-name', { ...roleLook('small', t), color: t.ink }),
    filled('core/comment-date', roleLook('small', t)),
    ['core/comment-content', {}],
    ['core/comment-reply-link', {}],
  ],
];

/** The parts of a post in a list. */
const teaser: Node[] = [
  { kind: 'postPicture', isLink: true, ratio: '3/2' },
  { kind: 'postTerms' },
  { kind: 'postTitle', level: 2, role: 'h3', isLink: true },
  { kind: 'postMeta' },
];
const query = {
  perPage: 10,
  pages: 0,
  offset: 0,
  postType: 'post',
  order: 'desc',
  orderBy: 'date',
  author: '',
  search: '',
  exclude: [],
  sticky: '',
  inherit: true,
};
const template = (t: Place, parts: BlockTree[]): BlockTree => [
  'core/post-template',
  { layout: { type: 'grid', columnCount: 3 }, style: { spacing: { blockGap: gapOf([44, 32]) } } },
  [...parts, filled('core/post-excerpt', look({ kind: 'text' }, t), { excerptLength: 24, moreText: '' })],
];
const pagination = (t: Place): BlockTree => [
  'core/query-pagination',
  {
    layout: { type: 'flex', justifyContent: 'space-between' },
    style: {
      elements: { link: { color: { text: t.ink } } },
      typography: { fontFamily: stackOf(t.body), fontSize: '1rem' },
    },
  },
  [
    ['core/query-pagination-previous', {}],
    ['core/query-pagination-numbers', {}],
    ['core/query-pagination-next', {}],
  ],
];

export const posts = {
  postTitle: (p, t) =>
    filled('core/post-title', look({ kind: 'heading', level: p.level, role: p.role }, t), {
      level: p.level,
      ...(p.isLink ? { isLink: true } : {}),
    }),
  postTerms: (_, t) => filled('core/post-terms', roleLook('eyebrow', t), { term: 'category' }),
  postMeta: (_, t) => filled('core/post-date', roleLook('small', t)),
  postPicture: (p, t) => [
    'core/post-featured-image',
    {
      ...(p.isLink ? { isLink: true } : {}),
      ...(p.ratio ? { aspectRatio: p.ratio } : {}),
      style: { border: { radius: corners(t.radius) } },
    },
  ],
  postContent: (_, t) => prose(t, [['core/post-content', { layout: { type: 'constrained', contentSize: '760px' } }]]),
  postLinks: (_, t) => [
    'core/group',
    { layout: { type: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } },
    ['previous', 'next'].map((type) =>
      filled('core/post-navigation-link', { ...roleLook('small', t), color: t.ink }, { type, showTitle: true }),
    ),
  ],
  comments: (_, t) =>
    prose(t, [
      [
        'core/comments',
        {},
        [
          filled('core/comments-title', look({ kind: 'heading', level: 2, role: 'h3' }, t), { level: 2 }),
          comment(t),
          [
            'core/comments-pagination',
            {},
            [
              ['core/comments-pagination-previous', {}],
              ['core/comments-pagination-next', {}],
            ],
          ],
          ['core/post-comments-form', {}],
        ],
      ],
    ]),
  queryTitle: (q, t) => filled('core/query-title', look({ kind: 'heading', level: 1 }, t), { type: q.type, level: 1 }),
  termDescription: (_, t) => filled('core/term-description', roleLook('lead', t)),
  searchForm: (s, t) => [
    'core/search',
    {
      label: 'Search',
      showLabel: false,
      placeholder: s.hint,
      buttonText: 'Search',
      style: {
        color: { background: t.accent, text: t.onAccent },
        border: { radius: `${Math.min(t.buttonRadius, 24)}px` },
        typography: { fontFamily: stackOf(t.body), fontSize: '1rem', fontWeight: '500', letterSpacing: '0' },
      },
    },
  ],
  posts: (p, t, all) => [
    'core/query',
    { query },
    [
      template(t, all(teaser, t)),
      pagination(t),
      ['core/query-no-results', {}, all([{ kind: 'text', role: 'lead', text: p.nothing }], t)],
    ],
  ],
} satisfies Partial<Emitters>;
