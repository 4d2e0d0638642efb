import { expect, test } from 'vitest';
import { findDestination } from './destinations.js';

test.each([
  ['[R-ROUTE-09] a platform and a type are a list', 'elementor/packs', { screen: 'list', platform: 'elementor', type: 'packs' }],
  ['[R-ROUTE-10] pages', 'gutenberg/pages', { screen: 'list', platform: 'gutenberg', type: 'pages' }],
  ['[R-ROUTE-10] blocks', 'gutenberg/blocks', { screen: 'list', platform: 'gutenberg', type: 'blocks' }],
  [
    '[R-ROUTE-11] [R-ROUTE-12] with a slug it is an item',
    'elementor/packs/tidepool',
    { screen: 'item', platform: 'elementor', type: 'packs', slug: 'tidepool' },
  ],
  ['[R-ROUTE-14] saved templates of Elementor', 'elementor/templates', { screen: 'templates', platform: 'elementor' }],
  ['[R-ROUTE-23] the form that pushes', 'clouds/save-template', { screen: 'clouds/save-template' }],
  ['what was imported into the site', 'history', { screen: 'history' }],
  ['[R-ROUTE-05] the front page', 'sign-in', { screen: 'sign-in' }],
])('%s', (_, path, destination) => {
  expect(findDestination(path)).toEqual(destination);
});

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
])('[R-ROUTE-02] %j is no path of the product', (path) => {
  expect(findDestination(path)).toBeUndefined();
});
