import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { cacheDir, projectRoot } from './cache.js';

type Kind = { title: string; kind: 'plugin' | 'theme'; folder: string; entry: string; variable: string };

const plugin = (title: string, folder: string, entry: string, variable: string): Kind => ({
  title,
  kind: 'plugin',
  folder,
  entry,
  variable,
});
const theme = (title: string, folder: string, variable: string): Kind => ({
  title,
  kind: 'theme',
  folder,
  entry: 'style.css',
  variable,
});

/** Lists other plugins and themes for tests by name. None of them is part of the project. */
export const neighbours = {
  elementor: plugin('Elementor', 'elementor', 'elementor.php', 'ELEMENTOR_ZIP'),
  gutenberg: plugin('Gutenberg', 'gutenberg', 'gutenberg.php', 'GUTENBERG_ZIP'),
  woocommerce: plugin('WooCommerce', 'woocommerce', 'woocommerce.php', 'WOOCOMMERCE_ZIP'),
  yoast: plugin('Yoast SEO', 'wordpress-seo', 'wp-seo.php', 'WORDPRESS_SEO_ZIP'),
  classicEditor: plugin('Classic Editor', 'classic-editor', 'classic-editor.php', 'CLASSIC_EDITOR_ZIP'),
  contactForm: plugin('Contact Form 7', 'contact-form-7', 'wp-contact-form-7.php', 'CONTACT_FORM_7_ZIP'),
  acf: plugin('Advanced Custom Fields', 'advanced-custom-fields', 'acf.php', 'ADVANCED_CUSTOM_FIELDS_ZIP'),
  polylang: plugin('Polylang', 'polylang', 'polylang.php', 'POLYLANG_ZIP'),
  helloElementor: theme('Hello Elementor', 'hello-elementor', 'HELLO_ELEMENTOR_ZIP'),
  astra: theme('Astra', 'astra', 'ASTRA_ZIP'),
} satisfies Record<string, Kind>;

export type Neighbour = keyof typeof neighbours;

/** Returns the zip that the environment variable names, or else one of any version in the shared folder beside the checkout. */
export function findNeighbourZip(name: Neighbour): string | undefined {
  const { variable, folder } = neighbours[name];
  const chosen = process.env[variable];
  if (chosen) {
    return chosen;
  }
  const shared = path.join(projectRoot, '../shared/neighbours');
  const names = existsSync(shared) ? readdirSync(shared) : [];
  const found = names.filter((file) => file.startsWith(`${folder}-`) && /^\d[\w.]*\.zip$/.test(file.slice(folder.length + 1)));
  return found.length > 0 ? path.join(shared, found.sort().at(-1) ?? '') : undefined;
}

/** Returns the unpacked folder of a plugin or theme, or undefined without a zip. */
export function findNeighbour(name: Neighbour, zip = findNeighbourZip(name)): string | undefined {
  return zip ? unpackNeighbour(neighbours[name], zip) : undefined;
}

/** Returns the folder of the Elementor that ELEMENTOR_ZIP names. It ignores the shared folder, so `npm test` stays quick. */
export function findElementor(zip = process.env.ELEMENTOR_ZIP): string | undefined {
  return zip ? unpackNeighbour(neighbours.elementor, zip) : undefined;
}

const loco = plugin('Loco Translate', 'loco-translate', 'loco.php', 'LOCO_TRANSLATE_ZIP');

/** Returns the folder of the Loco Translate that LOCO_TRANSLATE_ZIP names. */
export function findLocoTranslate(zip = process.env.LOCO_TRANSLATE_ZIP): string | undefined {
  return zip ? unpackNeighbour(loco, zip) : undefined;
}

function unpackNeighbour({ title, folder, entry, variable }: Kind, zip: string): string {
  if (!existsSync(zip)) {
    throw new Error(`${variable} is set to ${zip}, which is not there.`);
  }
  const archive = readFileSync(zip);
  const target = path.join(
    cacheDir,
    'neighbours',
    `${folder}-${createHash('sha256').update(archive).digest('hex').slice(0, 12)}`,
  );
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true });
    const temp = mkdtempSync(`${target}-`);
    writeInside(archive, temp, folder);
    if (!existsSync(path.join(temp, folder, entry))) {
      rmSync(temp, { recursive: true });
      throw new Error(`${variable} is set to a zip that does not hold ${title}.`);
    }
    try {
      renameSync(temp, target);
    } catch (error) {
      rmSync(temp, { recursive: true });
      // Another process may have unpacked the same zip concurrently.
      if (!existsSync(target)) {
        throw error;
      }
    }
  }
  return path.join(target, folder);
}

/** Writes only files whose path stays inside `folder`. */
function writeInside(archive: Uint8Array, temp: string, folder: string) {
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    const file = path.join(temp, name);
    if (!file.startsWith(path.join(temp, folder, path.sep)) || name.endsWith('/')) {
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
