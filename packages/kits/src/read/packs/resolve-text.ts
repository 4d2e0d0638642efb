import type { Resolving } from './references.js';
import { resolveGalleries } from './resolve-galleries.js';

const hrefs = /(\s(?:href|action)\s*=\s*)(?:"([^"<>]{1,2000})"|'([^'<>]{1,2000})')/gi;
const shortcodes =
  /\[(everest_form|mc4wp_form|contact-form-7|contact-form|wpforms|gravityform|forminator_form|ninja_form|fluentform|formidable|elementor-template)(\s[^\][]{1,500})\]/g;
const idAttribute = /\b(ids?)=(["']|&quot;|\\")?([\w,\s-]*?)\2(?=[\s/]|$)/;
const forms = new Set(['everest_form', 'mc4wp_form', 'contact-form-7', 'contact-form', 'wpforms']);

/** Resolves internal links and shortcode ids to included content. */
export function resolveText(text: string, path: string, resolving: Resolving): string {
  if (!/[[=]/.test(text)) {
    return text;
  }
  const linked = text.replace(hrefs, (whole, head: string, double: string | undefined, single: string | undefined) => {
    const link = resolveLink(double ?? single ?? '', path, resolving);
    return link === undefined ? whole : `${head}${double === undefined ? `'${link}'` : `"${link}"`}`;
  });
  return linked.includes('[')
    ? resolveGalleries(linked, path, resolving).replace(shortcodes, (whole, name: string, rest: string) =>
        resolveShortcode(whole, name, rest, path, resolving),
      )
    : linked;
}

/** Resolves a link; undefined to keep it. */
export function resolveLink(url: string, path: string, { refs, warn }: Resolving): string | undefined {
  return refs.link(url, () =>
    warn({
      code: 'link_lost',
      message: `The link to ${url.slice(0, 200)} points to content of the author’s site that isn’t included.`,
      place: path,
    }),
  );
}

function resolveShortcode(whole: string, name: string, rest: string, path: string, { refs, warn }: Resolving): string {
  const [found = '', key = '', , id = ''] = idAttribute.exec(rest) ?? [];
  if (found === '' || id === '') {
    return whole;
  }
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(rest);
  const symbol = forms.has(name)
    ? refs.form(id, title?.[1] ?? title?.[2])
    : name === 'elementor-template'
      ? refs.document(id)
      : undefined;
  if (symbol === undefined) {
    const [code, what] = name === 'elementor-template' ? ['template', 'another template'] : ['form', 'a form'];
    warn({
      code: `reference_${code}`,
      message: `The shortcode [${name}] referred to ${what} of the author’s site, which isn’t included. Its ID was removed.`,
      place: path,
    });
  }
  return whole.replace(found, () => `${key}="${symbol ?? ''}"`);
}
