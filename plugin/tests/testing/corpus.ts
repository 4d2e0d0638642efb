import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Reading, readTemplate } from '@kithouse/kits';
import { projectRoot } from '../../../playground/src/index.js';

const folder = process.env.KITHOUSE_CORPUS ?? path.join(projectRoot, '../shared/corpus');
const templateKinds = ['elementor-template', 'block-pattern', 'block-page'];

export type CorpusFile = { file: string; kind: string };

/** Real template files of other people, where they lie beside the project; none elsewhere. Kits and whole sites are not among them. */
export function listCorpus(): CorpusFile[] {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index)) {
    return [];
  }
  const { items } = JSON.parse(readFileSync(index, 'utf8')) as { items: CorpusFile[] };
  return items.filter(({ kind }) => templateKinds.includes(kind));
}

export type CorpusTemplate = { reading: Reading; raw: string };

/** The file as the product reads it, and as it is. Throws what the reader throws. */
export function readCorpusFile({ file }: CorpusFile): CorpusTemplate {
  const bytes = readFileSync(path.join(folder, file));
  return { reading: readTemplate({ name: file, bytes: new Uint8Array(bytes) }), raw: bytes.toString('utf8') };
}
