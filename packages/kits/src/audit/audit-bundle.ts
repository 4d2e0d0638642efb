import { AccessFault, type Audit, type Bundle } from '@kithouse/contract';
import { renderBundle } from '../preview/render/render-bundle.js';
import { renderSitePage } from '../preview/render/render-site-page.js';
import { checkAccess, isPaletteReadable } from './check-access.js';
import { addressOf, type Weight, weighPage } from './weigh-page.js';

type Options = {
  /** Returns the size of a file; 0 for an unknown one. */
  bytesOf: (sha256: string) => number;
  /** Licence of the design. */
  licence?: string | undefined;
};

/** Limits the rendered pages of a pack, because a whole site may have thousands of posts. */
const maxPages = 50;

/** Audits a template as a browser would show it, without its theme. A pack is as heavy as its heaviest page. */
export function auditBundle(bundle: Bundle, { bytesOf, licence }: Options): Audit {
  const { fonts = [], settings, type } = bundle;
  // Without fonts, so that the page names only those that it uses.
  const { fonts: _fonts, ...plain } = bundle;
  const weights: Weight[] = [];
  const faults = new Set<AccessFault>(isPaletteReadable(settings) ? [] : ['contrast']);
  for (const render of type === 'pack' ? listPages(plain) : [() => renderBundle(plain, { mediaUrl: addressOf })[0]]) {
    const html = render()?.html ?? '';
    weights.push(weighPage({ html, fonts, bytesOf }));
    for (const fault of checkAccess(html)) {
      faults.add(fault);
    }
  }
  const { bytes, requests } = weights.reduce(heavier, { bytes: 0, requests: 0, fonts: [] });
  const used = new Set(weights.flatMap((weight) => weight.fonts));
  const kept = fonts.filter(({ name }) => used.has(name));
  return {
    bytes,
    requests: requests + (type === 'block' ? 0 : 1),
    fonts: kept.map(({ name }) => name),
    licences: [...new Set([...(licence === undefined ? [] : [licence]), ...kept.map((font) => font.licence.name)])],
    faults: AccessFault.options.filter((fault) => faults.has(fault)),
  };
}

/** Lists functions that render the pages and posts of a site, each with its header and footer. */
const listPages = (bundle: Omit<Bundle, 'fonts'>) =>
  bundle.documents
    .filter(({ post_type, template_type }) => (post_type === 'page' || post_type === 'post') && template_type !== 'kit')
    .slice(0, maxPages)
    .map(
      ({ key }) =>
        () =>
          renderSitePage(bundle, key, { mediaUrl: addressOf, pageUrl: () => undefined }),
    );

const heavier = (one: Weight, other: Weight): Weight => (other.bytes > one.bytes ? other : one);
