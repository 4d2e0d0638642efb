import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import { projectRoot } from '@kithouse/playground';

/** Draws the product's mark, as in `packages/ui/src/mark.tsx`, on a square of the given size. */
export const drawMark = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 28 28"><title>${brand.name}</title><rect width="28" height="28" rx="6" fill="#0b6b4f"/><path d="M14 5.2 22.6 12v3.2H5.4V12z" fill="#fff"/><rect x="5.4" y="17" width="7.4" height="5.8" rx="1" fill="#8fd9bd"/><rect x="14.6" y="17" width="8" height="5.8" rx="1" fill="#fff"/></svg>\n`;

/** Draws the banner as a page of 772 × 250 px: a sentence about the plugin beside catalogue templates. */
export function drawBanner(pictures: string[]): string {
  const font = toData('packages/ui/src/fonts/figtree-latin-wght-normal.woff2', 'font/woff2');
  const columns = [0, 1, 2].map((column) => {
    const tiles = pictures.filter((_, index) => index % 3 === column).map((file) => `<img src="${toData(file, 'image/webp')}">`);
    return `<div class="column">${tiles.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
@font-face { font-family: Sans; src: url(${font}) format("woff2"); font-weight: 300 900; }
* { box-sizing: border-box; margin: 0; }
body { position: relative; width: 772px; height: 250px; overflow: hidden; background: linear-gradient(105deg, #0a3d30 0 42%, #0f5f48 100%); font-family: Sans, sans-serif; color: #fff; }
.words { position: absolute; inset: 0 auto 0 44px; width: 330px; display: flex; flex-direction: column; justify-content: center; gap: 14px; }
.name { display: flex; align-items: center; gap: 14px; font-size: 40px; font-weight: 750; letter-spacing: -0.02em; line-height: 1; }
.name svg { width: 46px; height: 46px; }
.claim { font-size: 18px; font-weight: 500; line-height: 1.35; color: #d5ece3; }
.shelf { position: absolute; inset: -70px -60px auto auto; display: flex; gap: 12px; transform: rotate(-8deg); transform-origin: 60% 50%; }
.column { display: flex; flex-direction: column; gap: 12px; width: 134px; }
.column:nth-child(2) { margin-block-start: -46px; }
.column:nth-child(3) { margin-block-start: 18px; }
.column img { width: 134px; height: 168px; object-fit: cover; object-position: top; border-radius: 7px; box-shadow: 0 10px 26px #02160f80; background: #fff; }
</style><div class="shelf">${columns.join('')}</div>
<div class="words"><div class="name">${drawMark(46).replace('#0b6b4f', '#ffffff1f')}<span>${brand.name}</span></div>
<div class="claim">Ready-made pages, blocks and whole websites for WordPress</div></div></html>`;
}

const toData = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(path.resolve(projectRoot, file)).toString('base64')}`;
