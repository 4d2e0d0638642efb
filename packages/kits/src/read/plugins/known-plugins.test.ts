import { expect, test } from 'vitest';
import { nameJson } from '../name-format.js';
import { findWidgetOrigin } from './find-requirements.js';

test.each([
  ['jet-tabs', 'jet-tabs'],
  ['jet-switcher', 'jet-tabs'],
  ['jet-nav-menu', 'jet-blocks'],
  ['jet-blocks-cart', 'jet-blocks'],
  ['jet-headline', 'jet-elements'],
])('names the plugin of the widget %s', (widget, slug) => {
  expect(findWidgetOrigin(widget)).toMatchObject({ from: 'plugin', plugin: { slug } });
});

test('names the data file of a Neve starter site and the file to choose instead', () => {
  const error = nameJson({ content_file: 'content.xml', theme_mods: {}, wp_options: {}, widgets: {} });

  expect(error.code).toBe('not_yet_readable');
  expect(error.message).toContain('Neve starter site');
  expect(error.message).toContain('XML');
});
