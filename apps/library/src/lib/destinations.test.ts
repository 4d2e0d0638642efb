import { ItemType, ListType, Platform } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { findDestination } from './destinations.js';

test.each([
  ['[R-ROUTE-14] opens saved Elementor templates', 'elementor/templates', { screen: 'templates', platform: 'elementor' }],
  ['[R-ROUTE-23] opens the push form', 'clouds/save-template', { screen: 'clouds/save-template' }],
  ['opens the theme parts', 'theme-parts', { screen: 'theme-parts' }],
  ['opens the import history', 'history', { screen: 'history' }],
  ['[R-ROUTE-05] opens the front page', 'sign-in', { screen: 'sign-in' }],
])('%s', (_, path, destination) => {
  expect(findDestination(path)).toEqual(destination);
});

test('[R-ROUTE-02] knows exactly two platforms', () => {
  expect(Platform.options).toEqual(['elementor', 'gutenberg']);
});

const platforms = ['elementor', 'gutenberg'] as const;

test.each(platforms.flatMap((platform) => (['packs', 'blocks', 'pages'] as const).map((type) => [platform, type] as const)))(
  '[R-ROUTE-02] [R-ROUTE-09] [R-ROUTE-10] treats %s/%s as a list',
  (platform, type) => {
    expect(findDestination(`${platform}/${type}`)).toEqual({ screen: 'list', platform, type });
    expect(ListType.options).toContain(type);
    expect(ListType.options).toHaveLength(3);
  },
);

test.each(platforms.flatMap((platform) => (['block', 'page', 'pack'] as const).map((type) => [platform, type] as const)))(
  '[R-ROUTE-11] [R-ROUTE-12] treats %s/%ss/arch-hero as an item, and without the s as unknown',
  (platform, type) => {
    expect(findDestination(`${platform}/${type}s/arch-hero`)).toEqual({
      screen: 'item',
      platform,
      type: `${type}s`,
      slug: 'arch-hero',
    });
    expect(findDestination(`${platform}/${type}/arch-hero`)).toBeUndefined();
    expect(ItemType.options).toContain(type);
  },
);

test.each([
  '',
  'elementor',
  'elementor/pack',
  'elementor/pack/tidepool',
  'divi/packs',
  'elementor/packs/tidepool/more',
  'elementor/packs/Not A Slug',
  'elementor/packs/../../wp-admin',
  'https://evil.example/elementor/packs',
  '//evil.example',
  'sign-in/elementor',
  'history/12',
  'gutenberg/templates',
  'elementor/templates/12',
  'clouds/save-template/12',
])('[R-ROUTE-02] [R-ROUTE-15] [R-ROUTE-17] treats %j as unknown', (path) => {
  expect(findDestination(path)).toBeUndefined();
});
