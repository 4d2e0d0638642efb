import type { getConditions, Output, ThemePart } from '@kithouse/contract';

type Answer = Output<typeof getConditions>;
type Node = Answer['config'][string];

const node = (label: string, plural_label: string, changes: Partial<Node> = {}): Node => ({
  label,
  plural_label,
  sub_conditions: [],
  controls: [],
  ...changes,
});
const lookedFor = (label: string, autocomplete: NonNullable<Node['controls'][number]['autocomplete']>) => ({
  controls: [{ name: 'id', label, autocomplete }],
});

/** A site with a blog, for a header's conditions. */
export const config: Answer['config'] = {
  general: node('Entire site', 'Entire site', { sub_conditions: ['archive', 'singular'] }),
  archive: node('Archives', 'All archives', { sub_conditions: ['author', 'date', 'category'] }),
  author: node('Author', 'All authors', lookedFor('Author', { query_type: 'authors' })),
  date: node('Date', 'All dates'),
  category: node('Category', 'All categories', lookedFor('Category', { query_type: 'taxonomy', object: 'category' })),
  singular: node('Singular', 'Everything singular', { sub_conditions: ['front_page', 'post'] }),
  front_page: node('Front page', 'Front page'),
  post: node('Posts', 'All posts', {
    sub_conditions: ['in_category'],
    ...lookedFor('Post', { query_type: 'posts', object: 'post' }),
  }),
  in_category: node('In category', 'In category', lookedFor('Category', { query_type: 'taxonomy', object: 'category' })),
};

export const aConditionsAnswer = (changes: Partial<Answer> = {}): Answer => ({
  title: 'Harbour header',
  config,
  template_conditions: [{ type: 'include', name: 'general' }],
  labels: {},
  conflicts: [],
  previews: [],
  ...changes,
});

export const aThemePart = (changes: Partial<ThemePart> = {}): ThemePart => ({
  id: 12,
  title: 'Harbour header',
  platform: 'gutenberg',
  type: { value: 'header', label: 'Header' },
  status: 'publish',
  date: '2026-11-12T09:00:00.000Z',
  shown_on: ['Entire site'],
  edit_link: 'https://site.example/wp-admin/post.php?post=12&action=edit',
  preview_url: 'https://site.example/?part=12',
  ...changes,
});
