import type { Item } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { anItem } from '../../testing/items.js';
import { listFitReasons, type Site } from './fit.js';

const site: Site = { has_elementor: true, is_block_theme: true, active_plugins: ['woo-renamed/woocommerce.php'] };
const plugin = (name: string, mustHave = false) => {
  const slug = name.toLowerCase();
  return { name, slug, plugin_file: `${slug}/${slug}.php`, is_pro: false, mustHave };
};
const neutral = { categories: [{ id: 1, name: 'Neutral', slug: 'neutral' }] };

test.for<[string, Partial<Item>, Partial<Site>, string[]]>([
  [
    'a neutral section',
    { platform: 'gutenberg', ...neutral },
    {},
    ['Uses your colours and fonts', 'Works with your block theme'],
  ],
  ['a classic theme', { platform: 'gutenberg' }, { is_block_theme: false }, ['Works with your theme']],
  ['a missing builder', { platform: 'elementor' }, { has_elementor: false }, ['Needs Elementor']],
  [
    'an active plugin in another folder',
    { platform: 'gutenberg', dependencies: [plugin('WooCommerce', true)] },
    {},
    ['All required plugins are active', 'Works with your block theme'],
  ],
  [
    'an active plugin whose file has a common name',
    { platform: 'gutenberg', dependencies: [{ ...plugin('Forms', true), plugin_file: 'forms/index.php' }] },
    { active_plugins: ['other/index.php'] },
    ['Needs Forms', 'Works with your block theme'],
  ],
  [
    'missing plugins',
    { platform: 'elementor', dependencies: [plugin('Elementor'), plugin('Forms', true), plugin('Maps')] },
    {},
    ['Needs Forms', 'Can also use Maps', 'Elementor is active'],
  ],
  [
    'unknown plugins',
    { platform: 'gutenberg', dependencies: [plugin('Forms', true)] },
    { active_plugins: null },
    ['Works with your block theme'],
  ],
])('[R-FIND-10] tells why an item suits a site: %s', ([, item, changes, texts]) => {
  const reasons = listFitReasons(anItem({ dependencies: [], categories: [], ...item }), { ...site, ...changes });

  expect(reasons.map(({ text }) => text)).toEqual(texts);
});
