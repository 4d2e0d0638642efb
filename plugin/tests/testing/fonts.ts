import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ContentFont } from '@kithouse/contract';
import { hashOf } from '../../../apps/cli/src/media/measure-media.js';
import type { StubCloud } from './stub-cloud.js';

const require = createRequire(new URL('../../../apps/cli/package.json', import.meta.url));

/** Reads a real font file of the catalogue. */
export const fontFile = (name = '@fontsource/gloock/files/gloock-latin-400-normal.woff2') => readFileSync(require.resolve(name));

const licence = { name: 'OFL-1.1', text: 'Copyright 2022 The Gloock Project Authors. SIL Open Font License.' };

/** Describes a family with one file, which the stub serves. */
export function familyOf(cloud: StubCloud, changes: Partial<ContentFont> = {}, bytes = fontFile()): ContentFont {
  const sha256 = hashOf(bytes);
  cloud.on(`GET /files/${sha256}.woff2`, (response) => void response.end(bytes));
  return {
    slug: 'acme-gloock',
    name: 'Gloock',
    fallback: 'Georgia, serif',
    licence,
    faces: [
      {
        weight: '400',
        style: 'normal',
        range: 'U+0000-00FF,U+0131',
        sha256,
        bytes: bytes.length,
        url: `${cloud.url}/files/${sha256}.woff2`,
      },
    ],
    ...changes,
  };
}
