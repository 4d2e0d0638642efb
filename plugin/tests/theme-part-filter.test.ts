import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setOption } from './testing/look-inside.js';
import { type Site, startSite } from './testing/start-site.js';
import { makePart } from './testing/theme-parts.js';

let site: Site;
let file: string;
beforeAll(async () => {
  site = await startSite({ cloudUrl: 'http://127.0.0.1:1' });
  file = path.join(site.site, 'wp-content/mu-plugins/places.php');
  writeFileSync(
    file,
    `<?php add_filter( 'kithouse_part_places', fn( $chosen ) => get_option( 'test_asked' ) ? get_option( 'test_places' ) : $chosen );`,
  );
});
afterAll(async () => {
  rmSync(file, { force: true });
  await site?.close();
});

test('shows the theme parts that a filter chooses and ignores invalid ones', async () => {
  const older = await makePart(site, { type: 'header', content: 'OLDER', date: '2020-01-01 00:00:00' });
  await makePart(site, { type: 'header', content: 'NEWER' });
  const read = async (places: unknown) => {
    await setOption(site, 'test_asked', '1');
    await setOption(site, 'test_places', places);
    const html = await (await fetch(`${site.url}/`)).text();
    return [html.includes('OLDER'), html.includes('NEWER')];
  };

  expect(await read({ header: older })).toEqual([true, false]);
  expect(await read({})).toEqual([false, false]);
  expect(await read('nothing')).toEqual([false, true]);
  expect(await read(7)).toEqual([false, true]);
  expect(await read({ header: 1, footer: 'x', elsewhere: older, body: [] })).toEqual([false, false]);
  expect(await site.readLog()).toBe('');
});
