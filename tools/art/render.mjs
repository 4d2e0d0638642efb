// node art/render.mjs [brandId]: renders placeholder template thumbnails to ../../art/*.webp
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { brands } from './brands.mjs';
import { html, pages, sections } from './sections.mjs';

const root = new URL('..', import.meta.url).pathname,
  out = new URL('../../art/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
const fonts = ['@fontsource-variable', '@fontsource']
  .flatMap((s) =>
    readdirSync(root + 'node_modules/' + s).map((n) => {
      const d = `${root}node_modules/${s}/${n}/`;
      const f =
        existsSync(d + 'full.css') && n === 'x'
          ? 'full.css'
          : n === 'archivo'
            ? 'wdth.css'
            : n === 'fraunces'
              ? 'opsz.css'
              : 'index.css';
      let c = readFileSync(d + f, 'utf8');
      if (n === 'instrument-serif' && existsSync(d + '400-italic.css')) c += readFileSync(d + '400-italic.css', 'utf8');
      return c.replace(/url\(\.\//g, `url(file://${d}`);
    }),
  )
  .join('');
const br = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--allow-file-access-from-files'],
});
const pg = await br.newPage({ viewport: { width: 1200, height: 900 } });
const cv = await br.newPage();
await cv.setContent('<canvas id=c></canvas>');
const toWebp = async (png, w, h, q) =>
  Buffer.from(
    await cv.evaluate(
      async ([b64, w, h, q]) => {
        const i = new Image();
        i.src = 'data:image/png;base64,' + b64;
        await i.decode();
        const W = w,
          H = Math.min(h || 1e9, Math.round((i.height * w) / i.width));
        const c = document.getElementById('c');
        c.width = W;
        c.height = H;
        const x = c.getContext('2d');
        x.imageSmoothingQuality = 'high';
        const sh = (H * i.width) / W;
        x.drawImage(i, 0, 0, i.width, sh, 0, 0, W, H);
        return c.toDataURL('image/webp', q).split(',')[1];
      },
      [png.toString('base64'), w, h, q],
    ),
    'base64',
  );
const tmp = root + 'tmp.html';
const shot = async (h, full = true) => {
  writeFileSync(tmp, h);
  await pg.goto('file://' + tmp);
  await pg.evaluate(() => document.fonts.ready);
  return pg.screenshot({ fullPage: full });
};
const only = process.argv[2];
const triple = {
  tidepool: [1, 2, 6],
  oakhurst: [1, 2, 6],
  northbeam: [1, 4, 2],
  morsel: [1, 6, 5],
  fernway: [1, 3, 2],
  vire: [1, 3, 5],
  kinetic: [1, 4, 2],
  clearwell: [1, 2, 4],
  commonground: [1, 2, 5],
  lantern: [1, 3, 4],
  girder: [1, 6, 2],
  marginalia: [1, 5, 2],
  hollow: [1, 6, 4],
  driftwood: [1, 3, 2],
  halogen: [1, 3, 4],
  ledger: [1, 2, 5],
};
for (const b of brands) {
  if (only && only !== b.id) continue;
  for (const [i, p] of triple[b.id].entries()) {
    const png = await shot(html(b, pages[p], fonts));
    writeFileSync(`${out}${b.id}-${i + 1}.webp`, await toWebp(png, 480, i ? 760 : 1080, 0.74));
    if (b.id === 'tidepool' && i === 0) writeFileSync(`${out}tidepool-hero.webp`, await toWebp(png, 1240, 2600, 0.72));
  }
  console.log(b.id);
}
const blocks = [
  ['hero', 'tidepool'],
  ['pricing', 'northbeam'],
  ['feats', 'clearwell'],
  ['team', 'commonground'],
  ['quote', 'morsel'],
  ['faq', 'oakhurst'],
  ['hero', 'fernway'],
  ['contact', 'driftwood'],
  ['stats', 'kinetic'],
  ['blog', 'marginalia'],
  ['shop', 'fernway'],
  ['cta', 'lantern'],
  ['hero', 'vire'],
  ['list', 'morsel'],
  ['gallery', 'oakhurst'],
  ['pricing', 'kinetic'],
  ['team', 'ledger'],
  ['hero', 'halogen'],
  ['nav', 'girder'],
  ['foot', 'girder'],
  ['hero', 'clearwell'],
  ['split', 'hollow'],
  ['faq', 'halogen'],
  ['feats', 'lantern'],
];
if (!only || only === 'blocks')
  for (const [s, id] of blocks) {
    const b = brands.find((x) => x.id === id);
    const list = s === 'hero' ? ['nav', 'hero'] : [s];
    writeFileSync(tmp, html(b, list, fonts));
    await pg.setViewportSize({ width: 1200, height: 200 });
    const png = await shot(html(b, list, fonts));
    await pg.setViewportSize({ width: 1200, height: 900 });
    writeFileSync(`${out}block-${s}-${id}.webp`, await toWebp(png, 560, 620, 0.74));
    if (s === 'pricing' && id === 'northbeam')
      writeFileSync(`${out}block-pricing-northbeam-l.webp`, await toWebp(png, 1100, 1100, 0.74));
  }
await br.close();
