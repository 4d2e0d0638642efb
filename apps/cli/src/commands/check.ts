import { stat } from 'node:fs/promises';
import path from 'node:path';
import { attachMedia, checkTemplate, findSiteFault, type Problem, type Reading, readPack } from '@kithouse/kits';
import { count } from '../count.js';
import { measureMedia } from '../media/measure-media.js';
import { findMedia, readTemplateFile } from '../sources/folder-file.js';
import { UserError } from '../user-error.js';
import { audit } from './audit.js';
import { describeBundle, groupProblems } from './describe.js';

/** Checks a template or pack. Returns lines for the terminal and whether it can be used. */
export async function check(file: string): Promise<{ lines: string[]; ok: boolean }> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) {
    throw new UserError(found ? `${file} is a folder. Specify a template file.` : `${file} doesn’t exist.`);
  }
  const reading = readPack({ name: path.basename(file), bytes: await readTemplateFile(file) });
  const is_pack = reading.bundle.type === 'pack';
  const { load, faults } = await audit(file, reading);
  const problems: Problem[] = [
    ...checkTemplate(reading).filter(({ code }) => is_pack || code !== 'relative_address'),
    ...(is_pack ? findSiteProblem(reading) : await findAbsent(file, reading)),
    ...(await findUnservable(reading)),
    ...faults,
    ...reading.warnings.map((warning) => ({ ...warning, severity: 'warning' as const })),
  ];
  const errors = problems.filter(({ severity }) => severity === 'error');
  return {
    lines: [
      describeBundle(reading.bundle, reading.media.length),
      load,
      ...groupProblems(problems),
      errors.length > 0 ? `${count(errors.length, 'error')}.` : 'It’s ready to use.',
    ],
    ok: errors.length === 0,
  };
}

/** Finds why the cloud would refuse a pack of any format. */
function findSiteProblem(reading: Reading): Problem[] {
  const message = findSiteFault(attachMedia(reading, new Map()));
  return message === undefined ? [] : [{ code: 'site_fault', severity: 'error', message }];
}

/** Lists files of a bundle that the cloud never accepts. */
async function findUnservable({ bundle, files }: Reading): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { sha256, file_name } of bundle.media) {
    const found = await measureMedia(file_name, files.get(sha256) ?? new Uint8Array());
    if ('failed' in found) {
      problems.push({
        code: 'unservable_file',
        severity: 'error',
        message: `The file “${file_name}” can’t be included: ${found.failed}.`,
      });
    }
  }
  return problems;
}

/** Lists missing pictures that should be beside the template. */
async function findAbsent(file: string, { media }: Reading): Promise<Problem[]> {
  const beside = media.filter(({ url }) => !/^([a-z][a-z0-9+.-]*:)?\/\//i.test(url));
  const found = await Promise.all(beside.map(async ({ url }) => (await findMedia(path.dirname(file), url)) !== undefined));
  return beside
    .filter((_, index) => !found[index])
    .map(({ url, places }) => ({
      code: 'absent_file',
      severity: 'error' as const,
      message: `The file “${url}” is missing from the folder of the template.`,
      place: places[0],
    }));
}
