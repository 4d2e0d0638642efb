import { expect, it } from 'vitest';
import { dropLandmark } from './drop-landmark.js';

const group = (tag: string, attributes: string, inner: string) =>
  `<!-- wp:group {${attributes}} -->\n<${tag} class="wp-block-group alignfull">${inner}</${tag}>\n<!-- /wp:group -->`;
const text = '<!-- wp:paragraph -->\n<p>“Söhne” --</p>\n<!-- /wp:paragraph -->';

it('turns the outermost footer of a part into a div', () => {
  const footer = group('footer', '"tagName":"footer","align":"full","style":{"color":{"text":"#fff"}}', text);

  expect(dropLandmark(footer, 'footer')).toBe(group('div', '"align":"full","style":{"color":{"text":"#fff"}}', text));
});

it('finds it inside the group that sets the text of a pack', () => {
  const root = (inner: string) => group('div', '"className":"kithouse-root"', inner);

  expect(dropLandmark(root(group('footer', '"tagName":"footer","align":"full"', text)), 'footer')).toBe(
    root(group('div', '"align":"full"', text)),
  );
});

it('turns an empty one into a div without attributes', () => {
  const empty = '<!-- wp:group {"tagName":"header"} -->\n<header class="wp-block-group"></header>\n<!-- /wp:group -->';

  expect(dropLandmark(empty, 'header')).toBe('<!-- wp:group -->\n<div class="wp-block-group"></div>\n<!-- /wp:group -->');
});

it.each([
  ['an inner one', group('div', '"align":"full"', group('footer', '"tagName":"footer"', text))],
  ['another landmark', group('header', '"tagName":"header"', text)],
  ['one whose HTML differs from its attributes', group('div', '"tagName":"footer"', text)],
  ['HTML without blocks', '<footer>x</footer>'],
  ['broken blocks', '<!-- wp:group {"tagName":"footer"} --><footer>'],
  ['broken attributes', '<!-- wp:group {"tagName":"footer" -->\n<footer></footer>\n<!-- /wp:group -->'],
  ['nothing', ''],
])('leaves %s unchanged', (_, content) => {
  expect(dropLandmark(content, 'footer')).toBe(content);
});
