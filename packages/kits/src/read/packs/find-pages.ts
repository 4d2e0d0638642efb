import type { RawDocument, RawSite } from './raw-site.js';

/** Finds the front page, which exports don't mark, by the site's own address. */
export function findFrontPage({ documents, addresses: [address = ''], warnings }: RawSite): void {
  const pages = documents.filter(({ post_type }) => post_type === 'page');
  if (pages.some(({ front_page }) => front_page)) {
    return;
  }
  const root = plain(address);
  const byAddress = root === '' ? undefined : pages.find(({ links: [link = ''] }) => plain(link) === root);
  const byName = pages.filter(({ slug }) => /^(?:home|homepage|home-page|front-page|frontpage)$/.test(slug));
  const found = byAddress ?? byName.find(({ slug }) => slug === 'home') ?? (byName.length === 1 ? byName[0] : undefined);
  if (found) {
    found.front_page = true;
    if (!byAddress) {
      warnings.push({
        code: 'front_page_guessed',
        message: `The page “${found.title}” becomes the front page because of its name.`,
        place: found.place,
      });
    }
  }
}

/** Finds the posts page, which exports don't mark: an empty page with such a name. */
export function findPostsPage({ documents }: RawSite): void {
  const hasFront = documents.some(({ front_page }) => front_page);
  const hasPosts = documents.some(({ post_type }) => post_type === 'post');
  if (!hasFront || !hasPosts || documents.some(({ posts_page }) => posts_page)) {
    return;
  }
  const pages = documents.filter(
    (one) =>
      one.post_type === 'page' &&
      !one.front_page &&
      isEmpty(one) &&
      /^(?:blog|news|journal|posts|articles|magazine)(?:-\d+)?$/.test(one.slug),
  );
  const [page] = pages;
  if (page && pages.length === 1) {
    page.posts_page = true;
  }
}

const isEmpty = ({ body }: RawDocument) => (body.kind === 'blocks' ? body.content.trim() === '' : body.elements.length === 0);
const plain = (url: string) =>
  url
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();
