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
import type { Frame } from '../write-frames.js';

type Makers = {
  /** Makes the section of the title. */
  top: (...children: Node[]) => Node;
  /** Makes the section below, with its content in this width. */
  body: (width: number, ...children: Node[]) => Node;
  /** Makes the section of a list, which is as wide as a page unless stated. */
  list?: (...children: Node[]) => Node;
  /** Makes the section of a missing page, which is like that of a title unless stated. */
  missing?: (...children: Node[]) => Node;
};
export type FrameWords = {
  blog: { label: string; title: string; lead: string };
  /** The words in the empty search form, and those for no result. */
  search: { hint: string; nothing: string };
  lost: { title: string; lead: string; back: string };
};

/** Returns the templates by their kind. */
export const frame = ({ top, body, list, missing = top, blog, search, lost }: Makers & FrameWords): Frame => {
  const found = posts({ nothing: search.nothing });
  const below = list ? list(found) : body(1120, found);
  return {
    'single-post': [
      top(postTerms(), postTitle(1), postMeta()),
      body(760, postPicture(), postContent(), stack({}, rule(), postLinks()), comments()),
    ],
    blog: [top(eyebrow(blog.label), heading(1, blog.title), lead(blog.lead)), below],
    archive: [top(queryTitle('archive'), termDescription()), below],
    'search-results': [top(queryTitle('search'), searchForm(search.hint)), below],
    'error-404': [
      missing(
        eyebrow('404'),
        heading(1, lost.title),
        lead(lost.lead),
        searchForm(search.hint),
        buttons(button(lost.back, { url: '/home' })),
      ),
    ],
  };
};
