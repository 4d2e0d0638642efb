/** Blocks that show the site itself: its name, its menu and its owner's social networks. */
import { stackOf } from '../faces.js';
import { type Look, look, networks } from '../look.js';
import { typography } from './style.js';
import type { BlockTree, Emitters, Place } from './tree.js';

const siteTitle = (l: Look, t: Place): BlockTree => [
  'core/site-title',
  {
    level: 0,
    style: {
      typography: { ...typography(l), textDecoration: 'none' },
      color: { text: t.ink },
      elements: { link: { color: { text: t.ink } } },
    },
  },
];

export const site = {
  brand: (_, t) => [
    'core/group',
    {
      layout: { type: 'flex', flexWrap: 'nowrap', verticalAlignment: 'center' },
      style: { spacing: { blockGap: '0.5rem' } },
    },
    [
      ['core/site-logo', { width: 44, shouldSyncIcon: false }],
      siteTitle({ ...look({ kind: 'heading', level: 3 }, t), size: [24, 19] }, t),
    ],
  ],
  siteTitle: (n, t) => siteTitle(look({ role: 'figure', ...n }, t), t),
  social: (_, t) => [
    'core/social-links',
    {
      iconColorValue: t.muted,
      className: 'is-style-logos-only',
      style: { spacing: { blockGap: { top: '0.75rem', left: '0.875rem' }, margin: { left: '-3px' } } },
    },
    Object.entries(networks).map(([service, label]): BlockTree => ['core/social-link', { url: '#', service, label }]),
  ],
  nav: (n, t) => [
    'core/navigation',
    {
      ...(n.overlay ? { icon: 'menu', customOverlayBackgroundColor: n.overlay, customOverlayTextColor: t.ink } : {}),
      layout: { type: 'flex', justifyContent: 'right' },
      style: {
        spacing: { blockGap: '1.75rem' },
        color: { text: t.ink },
        typography: { fontFamily: stackOf(t.body), fontSize: '1rem', fontWeight: '500' },
      },
    },
    n.items.map(([label, url]): BlockTree => ['core/navigation-link', { label, url, kind: 'custom', isTopLevelLink: true }]),
  ],
} satisfies Partial<Emitters>;
