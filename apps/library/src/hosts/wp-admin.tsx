import { brand } from '@kithouse/contract';
import { mountApp } from '../app/mount.js';
import { createWpAdminAddress } from '../lib/wp-admin-address.js';
import { readBoot } from './boot.js';
import { replaceFirstPaint } from './first-paint.js';
import { openShadowRoot } from './shadow-root.js';
import { createSiteCall } from './site-call.js';
import hostSheet from './wp-admin.css?url';

const element = document.getElementById(brand.slug);
if (element) {
  const boot = readBoot();
  const rooms = openShadowRoot(element, { sheet: hostSheet });
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
