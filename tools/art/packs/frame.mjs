// The templates around the posts of a pack. `top` makes the section of the title from its parts, `body` the one below.
import {
  button,
  buttons,
  comments,
  eyebrow,
  heading,
  lead,
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
} from '../nodes.mjs';

export const frame = ({ top, body, blog, search, lost }) => {
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
