import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fullSiteActions, type Platform } from '@kithouse/contract';

const files = [new URL('./preview-details.js', import.meta.url), new URL('./preview-client.js', import.meta.url)];
const script = files.map((file) => readFileSync(file, 'utf8')).join('');

/** Allows the script in the content security policy by hash, so that pages can be cached and need no nonce. */
export const scriptSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const styles = `
.kit-site-logo img{touch-action:none}.kit-logo-edge{position:absolute;inset-block:-4px;inset-inline-end:-7px;width:14px;cursor:ew-resize;touch-action:none;opacity:0;transition:opacity .15s}
.kit-logo-edge::after{content:"";position:absolute;inset-block:4px;inset-inline-start:6px;width:2px;background:#3858e9;box-shadow:0 0 0 1px #fff}
.kit-site-logo:hover .kit-logo-edge,.kit-logo-edge:focus-visible{opacity:1}.kit-logo-edge:focus-visible{outline:2px solid #3858e9;outline-offset:1px;border-radius:2px}
@media (hover:none){.kit-logo-edge{opacity:1}}
@media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
`;

type Client = {
  site: string;
  platform: Platform;
  page: string;
  /** Ids of colours in the frame of the page by those of the pack. */
  frameColors: ReadonlyMap<string, string>;
};

/**
 * Adds the script that receives messages from the wizard of that site. The site must be an origin, so it cannot end the
 * attribute.
 */
export function addClient(html: string, { site, platform, page, frameColors }: Client): string {
  const own = page.replace(/[^\w-]/gu, (sign) => `&#${sign.codePointAt(0)};`);
  const colors = [...frameColors].filter((ids) => ids.every((id) => /^[\w-]+$/.test(id))).map((ids) => ids.join(':'));
  const attributes = `data-site="${site}" data-type="${fullSiteActions.cssVariable}" data-platform="${platform}" data-page="${own}" data-frame-colors="${colors.join(' ')}"`;
  return html
    .replace('<html>', () => `<html ${attributes}>`)
    .replace('</style></head>', () => `${styles}</style></head>`)
    .replace(/<\/body><\/html>$/, () => `<script>${script}</script></body></html>`);
}

/** Renders the page for a missing pack, in light or dark. */
export const missingPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No preview</title><style>
:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f6f7f9,#16181d);color:light-dark(#3c434d,#c9ced6)}h1{margin:0 0 8px;font-size:20px}p{margin:0}
</style></head><body><main><h1>No preview available</h1><p>This pack is no longer in the library, or it has no pages.</p></main></body></html>`;
