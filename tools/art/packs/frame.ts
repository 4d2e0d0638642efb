/** The templates around the posts of a pack: post, blog, archive, search results and missing page. */
import {
  button,
  buttons,
  comments,
  eyebrow,
  heading,
  lead,
  type Node,
  postContent,
  postLinks,
  postMeta,
  postPicture,
  posts,
  postTerms,
  postTitle,
  queryTitle,
  rule,
  searchForm,
  stack,
  termDescription,
} from '../nodes.js';

type Frame = {
  /** Makes the section of the title. */
  top: (...children: Node[]) => Node;
  /** Makes the section below, with its content in this width. */
  body: (width: number, ...children: Node[]) => Node;
  blog: { label: string; title: string; lead: string };
  /** The words in the empty search form, and those for no result. */
  search: { hint: string; nothing: string };
  lost: { title: string; lead: string; back: string };
};

/** Returns the templates by their kind. */
export const frame = ({ top, body, blog, search, lost }: Frame): Record<string, Node[]> => {
  const list = () => body(1120, posts({ nothing: search.nothing }));
  return {
    'single-post': [
      top(postTerms(), postTitle(1), postMeta()),
      body(760, postPicture(), postContent(), stack({}, rule(), postLinks()), comments()),
    ],
    blog: [top(eyebrow(blog.label), heading(1, blog.title), lead(blog.lead)), list()],
    archive: [top(queryTitle('archive'), termDescription()), list()],
    'search-results': [top(queryTitle('search'), searchForm(search.hint)), list()],
    'error-404': [
      top(
        eyebrow('404'),
        heading(1, lost.title),
        lead(lost.lead),
        searchForm(search.hint),
        buttons(button(lost.back, { url: '/home' })),
      ),
    ],
  };
};
