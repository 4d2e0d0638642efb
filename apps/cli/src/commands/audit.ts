import path from 'node:path';
import type { AccessFault } from '@kithouse/contract';
import { auditBundle, type Problem, type Reading } from '@kithouse/kits';
import { count } from '../count.js';
import { resolveMedia } from '../media/resolve-media.js';

const messages: Record<AccessFault, string> = {
  pictures: 'Some pictures have no description (alt text).',
  headings: 'The headings skip a level.',
  contrast: 'The text colour is hard to read on the background colours.',
};

/** Audits a template as the cloud does on publication. Returns its weight as a line, and a warning for each fault. */
export async function audit(file: string, reading: Reading): Promise<{ load: string; faults: Problem[] }> {
  const { bundle, files } = await resolveMedia(reading, { folder: path.dirname(file) });
  const { bytes, requests, fonts, faults } = auditBundle(bundle, { bytesOf: (sha256) => files.get(sha256)?.length ?? 0 });
  const subject = bundle.type === 'pack' ? 'The heaviest page' : 'It';
  return {
    load: [
      `${subject} loads ${Math.ceil(bytes / 1000).toLocaleString('en')} kB in ${count(requests, 'request')}.`,
      ...(fonts.length > 0 ? [`Fonts: ${fonts.join(', ')}.`] : []),
    ].join(' '),
    faults: faults.map((fault) => ({ code: `access_${fault}`, severity: 'warning', message: messages[fault] })),
  };
}
