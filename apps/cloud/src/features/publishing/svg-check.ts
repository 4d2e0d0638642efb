import { AppError } from '@kithouse/contract';

const elements = new Set(
  (
    'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath image switch ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite ' +
    'feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

const ownReference = /^(#|data:image\/(png|jpeg|gif|webp|avif);base64,)/;

/**
 * Throws `invalid_input` unless the drawing can neither run a script nor load anything. Never edits the file, because its hash
 * identifies it. Refuses in doubt, so that no markup passes that browsers parse differently. Patterns must not backtrack over the
 * same text, because a malicious drawing could then take minutes.
 */
export function assertHarmlessSvg(file: Buffer): void {
  const reason = findHarm(file);
  if (reason) {
    throw new AppError('invalid_input', `This SVG isn’t allowed because it contains ${reason}.`);
  }
}

function findHarm(file: Buffer): string | undefined {
  const text = file.toString('utf8');
  if (text.includes('\uFFFD') || text.includes('\0') || /^\s*<\?xml[^>]*encoding=(?!["']utf-8["'])/i.test(text)) {
    return 'text that isn’t UTF-8';
  }
  const markup = text.replace(/^\uFEFF?\s*<\?xml[^<>]*\?>/, '').replace(/<!--(?:(?!--)[^<>])*-->/g, '');
  if (/<[!?]/.test(markup)) {
    return 'a document type, an instruction, CDATA or a comment with tags';
  }
  return findInStyles(markup) ?? findInTags(markup);
}

function findInStyles(markup: string): string | undefined {
  const styles = Array.from(markup.matchAll(/<style\b[^<>]*>([^<]*)/g), (match) => match[1] ?? '');
  return styles.map(findInCss).find((reason) => reason !== undefined);
}

function findInCss(css: string): string | undefined {
  if (/[\\&]|@import|image-set|src\s*\(|expression/i.test(css)) {
    return 'styles that load external files';
  }
  const links = Array.from(css.matchAll(/url\(\s*["']?\s*/gi), ({ index, 0: head }) => css.slice(index + head.length));
  return links.every((link) => ownReference.test(link)) ? undefined : 'an external link';
}

function findInTags(markup: string): string | undefined {
  for (const [tag, name = ''] of markup.matchAll(/<\/?([^\s/>]*)(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>?/g)) {
    if (!tag.endsWith('>')) {
      return 'an unclosed tag';
    }
    if (!elements.has(name)) {
      return `the element "${name.slice(0, 40)}"`;
    }
    const reason = findInAttributes(tag);
    if (reason) {
      return reason;
    }
  }
  return undefined;
}

function findInAttributes(tag: string): string | undefined {
  for (const [, name = '', quoted = ''] of tag.matchAll(/(?<![^\s"'=<>/])([^\s"'=<>/]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    const value = quoted.slice(1, -1).trim();
    if (/^on/i.test(name)) {
      return `the event "${name.slice(0, 40)}"`;
    }
    if (/(^|:)(href|src|base)$/i.test(name) && !ownReference.test(value)) {
      return 'an external link';
    }
    if (!/^xmlns(:|$)/.test(name) && /&#|url\(|\\|image-set/i.test(value)) {
      const reason = findInCss(value);
      if (reason) {
        return reason;
      }
    }
  }
  return undefined;
}
