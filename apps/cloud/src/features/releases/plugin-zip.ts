import { AppError, brand, imprint, isVersion } from '@kithouse/contract';
import { strFromU8, unzipSync } from 'fflate';

export type PluginAbout = { version: string; requires: string; tested: string; requires_php: string; changelog: string };

const mainFile = `${brand.slug}/${brand.slug}.php`;
const readme = `${brand.slug}/readme.txt`;
const maxBytes = 512 * 1024;
const longestChangelog = 20_000;

/** Reads the headers of a plugin zip. Throws `invalid_input` unless it contains this plugin, updating from its library. */
export function readPluginZip(zip: Uint8Array): PluginAbout {
  const files = unzip(zip);
  const php = textOf(files, mainFile);
  const header = (name: string) => new RegExp(`^[ \\t/*#@]*${name}:(.*)$`, 'mi').exec(php.slice(0, 8192))?.[1]?.trim() ?? '';
  if (header('Plugin Name') !== brand.name) {
    throw refusal(`Its plugin is called “${header('Plugin Name')}”, not “${brand.name}”.`);
  }
  if (header('Update URI') !== imprint.updateUri) {
    throw refusal('Its "Update URI" differs from that of this library, so sites would get no more updates from it.');
  }
  const version = header('Version');
  if (!isVersion(version)) {
    throw refusal(`Its version "${version}" must consist of numbers, such as 1.4.0.`);
  }
  const about = textOf(files, readme);
  const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'mi').exec(about)?.[1]?.trim() ?? '';
  if (field('Stable tag') !== version) {
    throw refusal(`Its readme.txt names version ${field('Stable tag')}, its main file ${version}.`);
  }
  return {
    version,
    requires: toShortVersion(header('Requires at least')),
    tested: toShortVersion(field('Tested up to')),
    requires_php: toShortVersion(header('Requires PHP')),
    changelog: sectionOf(about, 'Changelog').slice(0, longestChangelog),
  };
}

/** Unpacks only the two files that are read, so that no zip can exhaust the memory. */
function unzip(zip: Uint8Array): Record<string, Uint8Array> {
  let stray: string | undefined;
  const isSafe = (name: string) => name.startsWith(`${brand.slug}/`) && !/\\|(^|\/)\.\.?(\/|$)/.test(name);
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    stray ??= isSafe(name) ? undefined : name;
    return [mainFile, readme].includes(name) && originalSize <= maxBytes;
  };
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(zip, { filter });
  } catch {
    throw refusal('It’s damaged or not a zip.');
  }
  if (stray !== undefined) {
    throw refusal(`It contains "${stray.slice(0, 100)}" outside its folder "${brand.slug}".`);
  }
  return files;
}

function textOf(files: Record<string, Uint8Array>, name: string): string {
  const file = files[name];
  if (!file) {
    throw refusal(`It has no "${name}".`);
  }
  return strFromU8(file).replaceAll('\r\n', '\n');
}

/** Returns the text of a section of a `readme.txt`. */
const sectionOf = (about: string, name: string) => (about.split(`\n== ${name} ==\n`)[1] ?? '').split(/^== /m, 1)[0]?.trim() ?? '';

/** Accepts only a version number, because administrators of other sites see it. */
const toShortVersion = (text: string) => (/^\d{1,3}(\.\d{1,3}){0,2}$/.test(text) ? text : '');

const refusal = (reason: string) => new AppError('invalid_input', `This zip isn't a release of ${brand.name}. ${reason}`);
