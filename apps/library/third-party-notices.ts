import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Origin of a bundled file with its licence text. */
type Notice = { name: string; licence: string; text: string };

export const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/** Works copied into the project's sources, with their licence texts beside them. */
const copied = [
  {
    pattern: /packages\/ui\/src\/(more-)?icons?\.tsx?$/,
    name: 'Icons',
    licence: 'ISC',
    file: 'packages/ui/src/icons-LICENSE.txt',
  },
  { pattern: /figtree[\w-]*\.woff2$/, name: 'Figtree', licence: 'OFL-1.1', file: 'packages/ui/src/fonts/OFL-Figtree.txt' },
];

/** Writes the licences of everything in the build. Fails if a package has no licence text. */
export function thirdPartyNotices(root: string): Plugin {
  return {
    name: 'third-party-notices',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
      );
      this.emitFile({ type: 'asset', fileName: noticesFile, source: printNotices(listNotices(root, files)) });
    },
  };
}

/** Lists the notices for bundled files, each package once, sorted by name. */
export function listNotices(root: string, files: string[]): Notice[] {
  const ids = files.map((file) => file.replace('\0rolldown/', `${root}node_modules/rolldown/`).replaceAll('\\', '/'));
  const folders = new Set(ids.flatMap((id) => findPackage(id) ?? []));
  const packages = [...folders].map((folder) => readPackage(folder.startsWith('/') ? folder : path.join(root, folder)));
  const works = copied
    .filter(({ pattern }) => ids.some((id) => pattern.test(id)))
    .map(({ name, licence, file }) => ({ name, licence, text: readFileSync(path.join(root, file), 'utf8').trim() }));
  return [...new Map([...packages, ...works].map((notice) => [notice.name, notice])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

/** Returns the folder of a path's innermost package, without Vite's additions. */
function findPackage(id: string): string | undefined {
  return /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/?]+)/.exec(id)?.[1];
}

function readPackage(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one))
    : undefined;
  if (file === undefined || license === undefined) {
    throw new Error(`The package ${name} is part of the build but has no licence text. Add its text before you ship it.`);
  }
  return { name: `${name} ${version}`, licence: license, text: readFileSync(path.join(folder, file), 'utf8').trim() };
}

function printNotices(notices: Notice[]): string {
  const rule = '='.repeat(80);
  const head = 'The built files in assets/ contain the following third-party works.\n';
  return [head, ...notices.map(({ name, licence, text }) => `${rule}\n${name} (${licence})\n${rule}\n\n${text}\n`)].join('\n');
}
