import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Reading, readTemplate } from '@kithouse/kits';
import { projectRoot } from '../../../playground/src/index.js';

const folder = process.env.KITHOUSE_CORPUS ?? path.join(projectRoot, '../shared/corpus');
const templateKinds = ['elementor-template', 'block-pattern', 'block-page'];

export type CorpusFile = { file: string; kind: string };

/** Lists real template files beside the project, if any, without kits and whole sites. */
export function listCorpus(): CorpusFile[] {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index)) {
    return [];
  }
  const { items } = JSON.parse(readFileSync(index, 'utf8')) as { items: CorpusFile[] };
  return items.filter(({ kind }) => templateKinds.includes(kind));
}

export type CorpusTemplate = { reading: Reading; raw: string };

/** Reads a file by the product and raw. Throws the reader's errors. */
export function readCorpusFile({ file }: CorpusFile): CorpusTemplate {
  const bytes = readFileSync(path.join(folder, file));
  return { reading: readTemplate({ name: file, bytes: new Uint8Array(bytes) }), raw: bytes.toString('utf8') };
}
