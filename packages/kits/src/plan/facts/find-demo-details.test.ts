import { expect, it } from 'vitest';
import { findDemoDetails } from './find-demo-details.js';

const demo = {
  name: ['Loam & Sons'],
  owner: ['Iris Novak'],
  phone: ['+44 1632 960 188'],
  email: ['hands@loam.example'],
  street: ['Depot Lane 41'],
  hours: ['Thursday – Saturday'],
  founded: ['1999'],
};
const keysIn = (content: unknown, technical?: string[]) => findDemoDetails(demo, content, technical).map(({ key }) => key);

it.each([
  ['name', 'At LOAM &amp; sons'],
  ['name', 'loam &#38; <b>So</b>ns'],
  ['name', { alt: 'media/loam-sons.webp' }],
  ['name', '<!-- wp:x {"label":"Loam \\u0026 Sons"} -->'],
  ['owner', 'ask iris'],
  ['phone', '<a href="tel:+441632960188">'],
  ['phone', '(01632) 960-188'],
  ['phone', '０１６３２ ９６０ １８８'],
  ['email', 'mailto:other@LOAM.example'],
  ['street', 'https://maps.example/?q=Depot%20Lane%2041'],
  ['street', 'Depot Lane&nbsp;41'],
  ['hours', 'thursday - saturday'],
  ['founded', 'since 1999.'],
])('[R-SITE-44] finds %s in %j', (key, content) => {
  expect(keysIn({ deep: [content] })).toContain(key);
});

it('[R-SITE-43] ignores parts of other words, symbols and identifiers of the pack', () => {
  const clean = [
    'loamy sonsick',
    '19990',
    'Irish',
    'kit:doc/loam-sons/url',
    'var(--wp--preset--color--loam-sons)',
    'loam-sons-menu',
  ];

  expect(keysIn(clean, ['loam-sons-menu'])).toEqual([]);
});
