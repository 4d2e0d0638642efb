import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { findMissingMedia, uploadMedia } from '@kithouse/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture, openCatalogue, sha256Of } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" ${attributes}>${inside}<!-- ${randomUUID()} --></svg>`,
  );
const get = (name: string, headers: Record<string, string> = {}) => fetch(`${app.url}/files/${name}`, { headers });
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const atom = (brand: string) => Buffer.concat([Buffer.from('\0\0\0\x18ftyp'), Buffer.from(`${brand}\0\0\0\0${randomUUID()}`)]);

async function upload(file: Uint8Array) {
  return catalogue.call(uploadMedia, { sha256: sha256Of(file) }, { file });
}

/** Uploads and publishes a file. */
async function show(file: Uint8Array): Promise<string> {
  const sha256 = await catalogue.upload(file);
  await catalogue.publish({ media: [{ sha256, mime: '', bytes: 1, alt: '', file_name: 'file.bin' }] });
  return sha256;
}

test('lists an uploaded file no longer as missing', async () => {
  const [here, there] = [await drawPicture(), sha256Of(Buffer.from(randomUUID()))];
  const sha256 = [sha256Of(here), there, sha256Of(here)];

  const before = await catalogue.call(findMissingMedia, { sha256 });
  await upload(here);
  const after = await catalogue.call(findMissingMedia, { sha256 });

  expect(before.missing).toEqual([sha256[0], there]);
  expect(after.missing).toEqual([there]);
});

test('asks again for a file that is missing on disk', async () => {
  const file = await drawPicture();
  const sha256 = await show(file);
  await rm(join(app.dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256));

  const { missing } = await catalogue.call(findMissingMedia, { sha256: [sha256] });
  const gone = await get(`${sha256}.webp`);
  await upload(file);

  expect(missing).toEqual([sha256]);
  expect(gone.status).toBe(404);
  expect((await get(`${sha256}.webp`)).status).toBe(200);
});

test('stores a file once when it is sent many times together', async () => {
  const file = await drawPicture();

  const results = await Promise.all(Array.from({ length: 5 }, () => upload(file)));

  expect(results.every(({ status }) => status === 'success')).toBe(true);
});

test('refuses and deletes a file that was changed in transit', async () => {
  const file = await drawPicture();
  const sha256 = sha256Of(file);

  const attempt = catalogue.call(uploadMedia, { sha256 }, { file: file.subarray(0, file.length - 10) });

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_input', message: expect.stringContaining('match its hash') });
  expect((await get(`${sha256}.webp`)).status).toBe(404);
});

describe('file types', () => {
  test.for([
    ['webp', 'image/webp', () => drawPicture()],
    ['png', 'image/png', () => blank(7, 5).png().toBuffer()],
    ['jpg', 'image/jpeg', () => blank(7, 5).jpeg().toBuffer()],
    ['gif', 'image/gif', () => blank(7, 5).gif().toBuffer()],
    ['avif', 'image/avif', () => blank(64, 64).avif().toBuffer()],
    ['svg', 'image/svg+xml', () => svg('<path d="M0 0h8v8z"/>')],
    ['woff2', 'font/woff2', () => Buffer.from(`wOF2${randomUUID()}`)],
    ['mp4', 'video/mp4', () => atom('isom')],
  ] as const)('detects %s by its bytes and serves it as %s', async ([extension, mime, make]) => {
    const file = await make();

    const sha256 = await show(file);
    const response = await get(`${sha256}.${extension}`);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(mime);
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
  });

  test.for([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PHP with a GIF signature', Buffer.from('GIF89a<?php phpinfo();')],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01')],
    ['a zip', Buffer.from('PK\x03\x04aaaaaaaa')],
    ['QuickTime', atom('qt  ')],
    ['plain text', Buffer.from('hello')],
    ['a PNG without image data', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ] as const)('refuses %s', async ([, file]) => {
    await expect(upload(file)).rejects.toMatchObject({ code: 'invalid_input', status: 400 });
  });

  test('refuses a picture of more than 80 megapixels, however small its file', async () => {
    const bomb = await blank(1, 1).png().toBuffer();
    bomb.writeUInt32BE(12_000, 16);
    bomb.writeUInt32BE(12_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);

    await expect(upload(bomb)).rejects.toMatchObject({ code: 'too_large', message: expect.stringContaining('megapixels') });
  });

  test('refuses a font beyond 2 MB', async () => {
    const font = Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(2 * 1024 * 1024)]);

    await expect(upload(font)).rejects.toMatchObject({ code: 'too_large', status: 413 });
  });

  test('refuses a drawing whose encoding hides its tags', async () => {
    const hidden = Buffer.from('\uFEFF<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'utf16le');

    await expect(upload(hidden)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('drawings', () => {
  test.for([
    [
      'a gradient by id',
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)" width="8" height="8"/>',
    ],
    ['a style', '<style>.a{fill:#123;filter:url("#b")}</style><g class="a"><path d="M0 0"/></g>'],
    ['an embedded image', '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>'],
    ['a use element', '<symbol id="s"><path d="M0 0"/></symbol><use href="#s"/>'],
    ['an unescaped greater-than in a value', '<text data-a="a > b">x</text>'],
  ])('accepts %s', async ([, inside]) => {
    await expect(upload(svg(inside as string))).resolves.toMatchObject({ status: 'success' });
  });

  test.for([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['a script inside CDATA', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    ['an event handler', '<rect onload="alert(1)"/>'],
    ['an event handler in mixed case', '<rect\nONLOAD = "alert(1)"/>'],
    ['an event handler after a value with a bracket', '<rect data-a=">" onload="alert(1)"/>'],
    ['foreign content', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['a link to a script', '<use href="javascript:alert(1)"/>'],
    ['a link in character references', '<use href="&#106;avascript:alert(1)"/>'],
    ['a link with another prefix', '<use xmlns:y="http://www.w3.org/1999/xlink" y:href="https://evil.example/#a"/>'],
    ['a remote image', '<image href="//evil.example/a.png"/>'],
    ['an SVG in a data URL', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['an anchor', '<a href="#x"><path d="M0 0"/></a>'],
    ['an animation of a link', '<use href="#a"><set attributeName="href" to="javascript:alert(1)"/></use>'],
    ['an import', '<style>@import "https://evil.example/a.css";</style>'],
    ['a URL in a style', '<style>*{fill:url(https://evil.example/a)}</style>'],
    ['a URL in an attribute', `<rect style="fill:url( 'https://evil.example/a')"/>`],
    ['a URL in CSS escapes', '<style>*{fill:\\75rl(https://evil.example/a)}</style>'],
    ['a URL in character references', '<rect style="fill:&#117;rl(https://evil.example/a)"/>'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><text>&x;</text>'],
    ['a style sheet by processing instruction', '<?xml-stylesheet href="https://evil.example/a.css"?>'],
    ['a frame', '<iframe src="https://evil.example"/>'],
    ['an unclosed tag', '<path d="M0 0"'],
  ])('refuses %s and names the reason', async ([, inside]) => {
    await expect(upload(svg(inside as string))).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/^This SVG isn’t allowed because it contains /),
    });
  });

  test.for([
    ['nothing but comments', Buffer.from('<!---->'.repeat(580))],
    ['unclosed styles', Buffer.from(`<svg>${'<style'.repeat(160_000)}`)],
    ['a URL after whitespace', svg(`<style>a{fill:url(${' '.repeat(900_000)}https://evil.example)}</style>`)],
    ['consecutive URLs', svg(`<style>a{fill:${'url('.repeat(240_000)}}</style>`)],
    ['an unterminated name', Buffer.from(`<svg ${'a'.repeat(900_000)}`)],
    ['a name without a value', svg(`<rect ${'a'.repeat(900_000)} onload="alert(1)"/>`)],
    ['whitespace without a value', svg(`<rect ${'a '.repeat(450_000)} onload="alert(1)"/>`)],
  ] as const)('refuses a drawing of %s quickly', async ([, file]) => {
    await expect(upload(file)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('refuses a document type before reading its contents', async () => {
    const typed = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><!DOCTYPE svg></svg>');

    await expect(upload(typed)).rejects.toMatchObject({ message: expect.stringContaining('a document type') });
  });

  test('refuses an event handler on the root element', async () => {
    await expect(upload(svg('', 'onload="alert(1)"'))).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('serving', () => {
  test('caches a file forever and serves it with its exact type only', async () => {
    const name = `${await show(svg('<path d="M0 0"/>'))}.svg`;

    const [first, second] = [await get(name), await get(name, { 'if-none-match': `"${name.slice(0, 64)}"` })];

    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  test('answers HEAD requests for a file', async () => {
    const file = await drawPicture();
    const name = `${await show(file)}.webp`;

    const response = await fetch(`${app.url}/files/${name}`, { method: 'HEAD' });

    expect(response.headers.get('content-length')).toBe(String(file.length));
  });

  test.for([
    'a'.repeat(64),
    `${'a'.repeat(64)}.webp`,
    `${'A'.repeat(64)}.webp`,
    '..%2f..%2fpublisher.key',
    '%2e%2e%2fpublisher.key',
    '....//publisher.key',
    '%00.webp',
    'x'.repeat(400),
  ])('returns not found for %s', async (name) => {
    const response = await get(name);

    expect(response.status).toBe(name.length > 300 ? response.status : 404);
    expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(response.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  });

  test('serves only published files publicly', async () => {
    const sha256 = await catalogue.upload(await drawPicture());
    const before = await get(`${sha256}.webp`);

    await catalogue.publish({ media: [{ sha256, mime: '', bytes: 1, alt: '', file_name: 'file.webp' }] });

    expect([before.status, (await get(`${sha256}.webp`)).status]).toEqual([404, 200]);
  });

  test('serves a file under one name and extension only', async () => {
    const sha256 = await show(await drawPicture());

    expect((await get(`${sha256}.html`)).status).toBe(404);
    expect((await get(`${sha256}.svg`)).status).toBe(404);
  });
});
