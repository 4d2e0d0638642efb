import { brand } from '@kithouse/contract';
import { mountApp } from '../app/mount.js';
import { createWpAdminAddress } from '../lib/wp-admin-address.js';
import { readBoot } from './boot.js';
import { replaceFirstPaint } from './first-paint.js';
import { openShadowRoot } from './shadow-root.js';
import { createSiteCall } from './site-call.js';

/** Covers the admin page's padding, below its bar, which scrolls away on small windows, and its Help tab. */
const hostCss = `
  :host { --k-top: var(--wp-admin--admin-bar--height, 32px); --k-room: calc(100vh - var(--k-top) - var(--k-help)); --k-help: 32px; clear: both; margin-inline-start: -20px; margin-block-end: -65px; }
  .kithouse { min-block-size: var(--k-room); display: grid; grid-template-rows: 1fr auto; }
  .kithouse > div { display: grid; }
  .kithouse.dark::before { content: ''; position: absolute; z-index: -1; inset-inline: -20px 0; block-size: 100px; margin-block-start: -100px; background: var(--k-canvas); }
  @media (max-width: 782px) { :host { --k-help: 0px; margin-inline-start: -10px; margin-block-end: -100px; } }
  @media (max-width: 600px) { :host { --k-top: 0px; } .kithouse { min-block-size: calc(100vh - 46px); } }
`;

const element = document.getElementById(brand.slug);
if (element) {
  const boot = readBoot();
  const rooms = openShadowRoot(element, hostCss);
  const address = createWpAdminAddress(window, boot.admin_url);
  mountApp(rooms, {
    name: 'wp-admin',
    boot,
    call: createSiteCall(boot),
    restart: () => window.location.reload(),
    address,
  });
  replaceFirstPaint(element, rooms, () => {
    const { path, query } = address.current();
    return Object.keys(query).length === 0 ? path : undefined;
  });
}
