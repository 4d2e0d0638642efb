import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import { makeListings, writeLanguageFiles } from '../../../apps/library/translations.js';
import { projectRoot } from '../../../playground/src/index.js';
import { type Site, startSite } from './start-site.js';

/** Returns a copy of the plugin with its translations and no library, and one file in place of each entry. */
export function buildTranslatedPlugin(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kithouse-languages-'));
  const plugin = path.join(projectRoot, 'plugin');
  cpSync(plugin, folder, { recursive: true, filter: (file) => !/^(tests|assets)$/.test(path.relative(plugin, file)) });
  mkdirSync(path.join(folder, 'assets'));
  writeLanguageFiles(path.join(folder, 'languages'));
  for (const [name, content] of Object.entries(makeListings(path.join(folder, 'languages')))) {
    writeFileSync(path.join(folder, name), content);
  }
  const chunks = ['apps/library/src/hosts/wp-admin.tsx', 'apps/library/src/hosts/gutenberg.tsx'];
  const manifest = chunks.map((file) => [file, { file: `${path.parse(file).name}-0a1b2c.js` }]);
  writeFileSync(path.join(folder, 'assets/manifest.json'), JSON.stringify(Object.fromEntries(manifest)));
  return folder;
}

/** Starts a WordPress with the translated plugin and several languages. */
export async function startLanguageSite(cloudUrl: string, plugins: Record<string, string> = {}, active: string[] = []) {
  const folder = buildTranslatedPlugin();
  const site = await startSite({ cloudUrl, plugins: { [brand.slug]: folder, ...plugins }, active });
  const added: string[] = [];
  return {
    ...site,
    /** Adds another plugin with this code until the site is restored. */
    addNeighbour: (code: string) => {
      // PHP caches compiled files for some seconds, so each has a new name.
      const file = path.join(site.site, `wp-content/mu-plugins/neighbour-${randomUUID()}.php`);
      writeFileSync(file, `<?php ${code}`);
      added.push(file);
    },
    restore: async () => {
      await site.restore();
      for (const file of added.splice(0)) {
        rmSync(file);
      }
      rmSync(path.join(site.site, 'wp-content/languages'), { recursive: true, force: true });
      await installLanguages(site);
    },
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type LanguageSite = Awaited<ReturnType<typeof startLanguageSite>>;

/** Installs the parts of WordPress's language packs that define their direction. */
const installLanguages = (site: Site) =>
  site.run(
    `wp_mkdir_p( WP_LANG_DIR . '/plugins' );
    foreach ( $args['directions'] as $locale => $direction ) {
      $messages = var_export( array( 'messages' => array( "text direction\\4ltr" => $direction ) ), true );
      file_put_contents( WP_LANG_DIR . "/$locale.l10n.php", "<?php return $messages;" );
    }
    return true;`,
    { directions: { de_DE: 'ltr', de_AT: 'ltr', de_DE_formal: 'ltr', pl_PL: 'ltr', ja: 'ltr', ar: 'rtl', ar_MA: 'rtl' } },
  );

/** Sets the language in the profile of the test user with this role. */
export const speak = (site: Pick<Site, 'run'>, role: string, locale: string) =>
  site.run(`update_user_meta( get_user_by( 'login', $args['role'] )->ID, 'locale', $args['locale'] ); return true;`, {
    role,
    locale,
  });
