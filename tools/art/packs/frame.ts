/** Builds the post templates of a pack: post, blog, archive, search results and missing page. */
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
  /** Builds the title section. */
  top: (...children: Node[]) => Node;
  /** Builds the section below, with content of this width. */
  body: (width: number, ...children: Node[]) => Node;
  /** Builds the section of a post list. Defaults to `body` at page width. */
  list?: (...children: Node[]) => Node;
  /** Builds the section of a missing page. Defaults to `top`. */
  missing?: (...children: Node[]) => Node;
};
export type FrameWords = {
  blog: { label: string; title: string; lead: string };
  /** The placeholder of the search form, and the message for no results. */
  search: { hint: string; nothing: string };
  lost: { title: string; lead: string; back: string };
};

/** Returns the templates by kind. */
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
