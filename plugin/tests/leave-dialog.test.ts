import { expect, test } from 'vitest';
import type { Site } from './testing/start-site.js';
import { makePart } from './testing/theme-parts.js';
import { useStubCloud } from './testing/use-stub-cloud.js';

let site: Site;
useStubCloud((started) => {
  site = started.site;
});

const row = /<dialog id="kithouse-leave"[^>]*data-url="([^"]*)"/;
const addressOf = (html: string) =>
  (row.exec(html)?.[1] ?? '').replaceAll(/&#0?38;|&amp;/g, '&').replace(/^https?:\/\/[^/]+/, '');

test('[R-SITE-130] offers a hand-over before deactivation, and deactivates without it', async () => {
  await makePart(site, { type: 'error-404', title: 'Lost <b>&' });
  const administrator = await site.as('administrator');
  const screen = await (await administrator.ask('/wp-admin/plugins.php')).text();

  const dialog = await (await administrator.ask(addressOf(screen))).text();
  const deactivate = /<a class="button" href="([^"]*action=deactivate[^"]*)"/
    .exec(dialog)?.[1]
    ?.replaceAll(/&#0?38;|&amp;/g, '&');
  await administrator.ask((deactivate ?? '').replace(/^https?:\/\/[^/]+/, ''));

  expect(dialog).toMatch(/404 page “Lost (&lt;b&gt;&amp;|&amp;lt;b&amp;gt;&amp;amp;)”/);
  expect(dialog).toContain('Hand over to the theme');
  expect(dialog).toContain('data-close');
  expect(await site.run(`return get_option( 'active_plugins' );`)).not.toContain('kithouse/kithouse.php');
});

test('[R-SITE-130] hands over from a page without JavaScript, and shows what is done', async () => {
  const part = await makePart(site, { type: 'error-404', title: 'Lost' });
  await site.run(`switch_theme( 'twentytwentyfive' ); return true;`);
  const administrator = await site.as('administrator');
  const address = '/wp-admin/admin.php?page=kithouse-hand-over';
  const page = await (await administrator.ask(address)).text();
  const read = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

  const done = await administrator.ask(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ _wpnonce: read('_wpnonce'), import: read('import') }).toString(),
  });
  const shown = await (await administrator.ask((done.headers.get('location') ?? '').replace(/^https?:\/\/[^/]+/, ''))).text();

  expect(done.status).toBe(302);
  expect(shown).toContain('Theme template “Lost”');
  expect(shown).not.toContain('Visitors still lose');
  expect(await site.run(`return get_post_status( $args['part'] );`, { part })).toBe('draft');
});

test('refuses a hand-over without a nonce and by people who don’t manage the site', async () => {
  const [editor, administrator] = [await site.as('editor'), await site.as('administrator')];
  const post = {
    method: 'POST',
    body: new URLSearchParams({ import: 'x' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };

  const forged = await administrator.ask('/wp-admin/admin.php?page=kithouse-hand-over', post);
  const foreign = await editor.ask('/wp-admin/admin.php?page=kithouse-hand-over', post);
  const answer = await administrator.ask('/wp-admin/admin-ajax.php?action=kithouse_leave');

  expect([forged.status, foreign.status, answer.status]).toEqual([403, 403, 403]);
  expect(await site.run(`return (int) get_option( 'kithouse_journal' );`)).toBe(0);
});

test('[R-SITE-130] warns on a network only if a site loses something or is not listed', async () => {
  const print = (losses: string[], total: number) =>
    site.run<string>(
      `ob_start();
      Kithouse\\Admin\\Hand_Over_View::print_network( array( array( 'site' => 'One', 'url' => '/', 'losses' => $args['losses'] ) ), $args['total'], '/deactivate' );
      return ob_get_clean();`,
      { losses, total },
    );

  const texts = await Promise.all([print([], 1), print(['1 theme part'], 1), print([], 2)]);

  expect(texts.map((html) => /href="\/deactivate">([^<]*)</.exec(html)?.[1])).toEqual([
    'Deactivate',
    'Deactivate anyway',
    'Deactivate anyway',
  ]);
});
