import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../testing/fixtures.js';
import { type Files, kitFiles, packOfBytes, warningsOf, zipOf } from '../../testing/kit-zip.js';
import { wxr } from '../../testing/wxr.js';

const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const read = (files: Files) => packOfBytes(zipOf(files));

/** Finds the offsets of the central directory and of its pointers. */
function signsOf(zip: Uint8Array) {
  const view = new DataView(zip.buffer, zip.byteOffset);
  const end = zip.length - 22;
  return { view, end, directory: view.getUint32(end + 16, true) };
}

describe('foreign archive', () => {
  it.each<[string, Files, string]>([
    [
      'a kit inside another zip',
      { 'read-me.txt': 'x', 'Unzip first/kit.zip': zipOf(kitFiles()) },
      'This zip contains another zip instead of a template. Unpack it and choose “Unzip first/kit.zip”.',
    ],
    [
      'a theme that contains XML',
      { 'x/style.css': 'x', 'x/phpcs.xml': '<a/>' },
      'This zip contains a theme or plugin, not a template.',
    ],
    ['an empty manifest', { 'manifest.json': '{}' }, '“manifest.json” lists no templates, so this zip isn’t a kit.'],
    [
      'a legacy text encoding',
      kitFiles({}, { 'manifest.json': latin('{"templates":[],"title":"Café"}') }),
      '“manifest.json” isn’t valid UTF-8 text. Save it as UTF-8.',
    ],
    [
      'endless nesting',
      kitFiles({}, { 'manifest.json': `{"templates":${'['.repeat(200_000)}` }),
      '“manifest.json” is nested more than 400 levels deep.',
    ],
    [
      'lacks a page whose name goes on and on, in the wrong direction',
      kitFiles({ content: { page: { [`\u202e\n${'x'.repeat(300)}`]: {} } } }),
      `This kit is damaged: “content/page/\u{fffd} ${'x'.repeat(105)}…” is missing.`,
    ],
  ])('with %s is refused with advice', (_, files, message) => {
    expect(() => read(files)).toThrow(expect.objectContaining({ name: 'KitError', message }));
  });

  it('in zip64 format is refused with advice', () => {
    const ofEnd = zipOf(kitFiles());
    const { view, end } = signsOf(ofEnd);
    view.setUint16(end + 8, 0xffff, true);
    view.setUint16(end + 10, 0xffff, true);
    const ofEntry = zipOf(kitFiles());
    const signs = signsOf(ofEntry);
    signs.view.setUint32(signs.directory + 20, 0xffff_ffff, true);
    signs.view.setUint32(signs.directory + 24, 0xffff_ffff, true);

    for (const zip of [ofEnd, ofEntry]) {
      expect(() => packOfBytes(zip)).toThrow(/^.*zip64 format, which isn’t supported\. Unpack it and create/);
    }
  });

  it('with two gigabytes declared in one file or in total is refused by its declaration', () => {
    const claim = (size: number) => {
      const zip = zipOf(kitFiles());
      const { view, directory } = signsOf(zip);
      view.setUint32(directory + 24, size, true);
      return () => packOfBytes(zip);
    };
    const many = zipOf(kitFiles({}, Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`pictures/${n}.jpg`, 'x']))));
    const { view, end, directory } = signsOf(many);
    for (let at = directory; at < end; at += 46 + view.getUint16(at + 28, true)) {
      view.setUint32(at + 24, 60 * 1024 * 1024, true);
    }

    expect(claim(2 ** 31)).toThrow(/unpacked zip exceeds/);
    expect(() => packOfBytes(many)).toThrow(/unpacked zip exceeds|times its size/);
  });

  it('accepts names in legacy encodings and byte order marks', () => {
    const zip = zipSync({
      'manifest.json': bytesOf(`\ufeff${JSON.stringify(kitFiles()['manifest.json'])}`),
      'content/page/31.json': bytesOf(`\ufeff${JSON.stringify(kitFiles()['content/page/31.json'])}`),
      'pictures/aXb.jpg': bytesOf('1'),
      'pictures/aYb.jpg': bytesOf('2'),
    });
    // Two letters of code page 850, as Windows writes them: neither is UTF-8.
    for (let at = 0; at < zip.length - 2; at += 1) {
      if (zip[at] === 0x61 && zip[at + 2] === 0x62) {
        zip[at + 1] = zip[at + 1] === 0x58 ? 0x81 : 0x84;
      }
    }

    expect(packOfBytes(zip).documents.map(({ key }) => key)).toEqual(['home']);
  });

  it('lists omitted files by readable names', () => {
    const files = { 'a\u202egnp.exe': 'x', [`${'long'.repeat(400)}.txt`]: 'x', 'run.php': '<?php' };

    expect(warningsOf(zipOf(kitFiles({}, files)))).toEqual([
      `Skipped: files that aren’t part of the site’s content: a\u{fffd}gnp.exe, ${'long'.repeat(20)}…, run.php.`,
    ]);
  });

  it('of a newer kit version is read with a warning', () => {
    expect(warningsOf(zipOf(kitFiles({ version: '4.0' })))).toEqual([
      'This kit has the unknown format version “4.0”. Check the result for missing content.',
    ]);
    expect(['1.0', '2.0', '3.1'].flatMap((version) => warningsOf(zipOf(kitFiles({ version }))))).toEqual([]);
  });

  it('omits and names styles that could end a style sheet and invalid colours', () => {
    const settings = {
      system_colors: [{ _id: 'primary', title: 'Ink', color: 'red;}body{display:none' }],
      custom_colors: [{ _id: 'c1', title: 'Sea', color: '#00ccaa' }],
      custom_css: 'body{color:red}</style><script>alert(1)</script>',
      h1_color: '#111111',
      body_typography: { typography_font_family: '</style><img src=x>' },
    };
    const bundle = read(kitFiles({}, { 'site-settings.json': { settings } }));

    expect(bundle.settings).toEqual({
      colors: [{ id: 'c1', title: 'Sea', color: '#00ccaa', role: 'custom' }],
      fonts: [],
      styles: { h1_color: '#111111' },
    });
    expect(bundle.warnings.map(({ message }) => message)).toEqual([
      'Skipped: styles that contain HTML, which isn’t allowed: custom_css, body_typography.',
      'Skipped: invalid colours: “Ink”.',
    ]);
  });

  it('with invalid text in an export is refused with file and line', () => {
    const files = kitFiles({}, { 'wp-content/page/page.xml': wxr('<item><title><![CDATA[never ends').replace('</channel>', '') });

    expect(() => read(files)).toThrow(/^“wp-content\/page\/page\.xml”: This XML file is damaged: it ends too early/);
  });
});
