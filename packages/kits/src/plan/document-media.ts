import type { BundleDocument, ContentMedium, Warning } from '@kithouse/contract';
import { resolveBlocks, resolveSettings } from '../read/export/resolve-symbols.js';
import { placeholder } from '../read/media/placeholder.js';
import type { ImportPlanSource } from './plan-source.js';
import { textOf } from './site/references.js';

/** Lists the hashes of the files that a document shows. */
export function listSymbols(document: BundleDocument): string[] {
  const featured = document.featured === undefined ? [] : [document.featured];
  return [...new Set([...listInText(textOf(document)), ...featured])];
}

/** Lists the hashes of the files that a document requires. Elementor shows its own placeholder. */
export const listNeeded = (document: BundleDocument): string[] =>
  document.kind === 'elementor' ? withoutPlaceholder(listSymbols(document)) : listSymbols(document);

export const withoutPlaceholder = (hashes: readonly string[]): string[] =>
  hashes.filter((sha256) => sha256 !== placeholder.medium.sha256);

/** Lists the hashes of file symbols in a text. */
export const listInText = (text: string): string[] =>
  Array.from(text.matchAll(/kit:media\/([0-9a-f]{64})\/(?:url|id)\b/g), ([, sha256 = '']) => sha256);

/** Keeps each file once and removes missing ones from documents, with a warning. */
export function keepMedia(source: ImportPlanSource): { source: ImportPlanSource; warnings: Warning[] } {
  const media = new Map(source.media.map((medium) => [medium.sha256, medium]));
  let isLost = false;
  const documents = source.documents.map((planned) => {
    if (listSymbols(planned.document).every((sha256) => media.has(sha256))) {
      return planned;
    }
    isLost = true;
    return { ...planned, document: withoutLost(planned.document, media) };
  });
  const needed = new Set(documents.flatMap(({ document }) => listNeeded(document)));
  const isNeeded = ({ sha256 }: ContentMedium) => sha256 !== placeholder.medium.sha256 || needed.has(sha256);
  const warning = { code: 'reference_lost', message: 'Some images of this template are missing. Their places are empty.' };
  return {
    source: { ...source, documents, media: [...media.values()].filter(isNeeded) },
    warnings: isLost ? [...source.warnings, warning] : source.warnings,
  };
}

function withoutLost({ featured, ...document }: BundleDocument, media: Map<string, ContentMedium>): BundleDocument {
  return { ...withoutAddresses(document, media), ...(featured !== undefined && media.has(featured) ? { featured } : {}) };
}

function withoutAddresses(document: BundleDocument, media: Map<string, ContentMedium>): BundleDocument {
  const addressOf = (sha256: string) => (media.has(sha256) ? undefined : '');
  if (document.kind === 'blocks') {
    return { ...document, content: resolveBlocks(document.content, addressOf) };
  }
  return {
    ...document,
    content: resolveSettings(document.content, addressOf),
    page_settings: resolveSettings(document.page_settings, addressOf),
  };
}
