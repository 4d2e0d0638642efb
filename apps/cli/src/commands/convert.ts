import { rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPack, writeBundleZip } from '@kithouse/kits';
import { describeAbsentMedia } from '../media/absent-media.js';
import { resolveMedia } from '../media/resolve-media.js';
import { readTemplateFile } from '../sources/folder-file.js';
import { UserError } from '../user-error.js';
import { describeBundle, groupProblems } from './describe.js';

/** Converts a template or pack of any format to our bundle. Returns lines for the terminal. */
export async function convert(
  from: string,
  to: string,
  { fetch_media }: { fetch_media?: boolean | undefined },
): Promise<string[]> {
  await refuseTarget(from, to);
  const reading = readPack({ name: path.basename(from), bytes: await readTemplateFile(from) });
  const { bundle, files } = await resolveMedia(reading, {
    folder: path.dirname(from),
    ...(fetch_media ? { fetch_media } : {}),
  });
  const zip = writeBundleZip(bundle, files);
  await writeWhole(to, zip);
  const listed = fetch_media ? bundle.warnings : bundle.warnings.filter(({ code }) => code !== 'media_failed');
  return [
    describeBundle(bundle, bundle.media.length),
    ...groupProblems(listed),
    ...(fetch_media ? [] : describeAbsentMedia(bundle)),
    `Wrote ${to}, ${Math.ceil(zip.length / 1024).toLocaleString('en')} KB.`,
  ];
}

async function refuseTarget(from: string, to: string) {
  const source = await stat(from).catch(() => undefined);
  if (!source?.isFile()) {
    throw new UserError(source ? `${from} is a folder. Specify a file.` : `${from} doesn’t exist.`);
  }
  if (!/\.zip$/i.test(to)) {
    throw new UserError('The name of the bundle must end in .kit.zip.');
  }
  const target = await stat(to).catch(() => undefined);
  if (target && (!target.isFile() || target.ino === source.ino)) {
    throw new UserError(`${to} can’t be written: ${target.isFile() ? 'it is the input file' : 'it is a folder'}.`);
  }
}

/** Writes the file completely or not at all. */
async function writeWhole(file: string, bytes: Uint8Array) {
  const draft = `${file}.${process.pid}.part`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw new UserError(`${file} can’t be written: ${(error as Error).message}`);
  }
}
