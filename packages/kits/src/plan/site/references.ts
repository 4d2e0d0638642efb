import type { BundleDocument } from '@kithouse/contract';

/** Matches symbols of numbered content except pictures. */
const symbol =
  /kit:(?:((?:doc\/[a-z0-9][a-z0-9-]*|term\/[a-z0-9_-]{1,32}\/[^\s"'<>\\/&?#]{1,200}))\/(url|id)\b|((?:form|navigation)\/[a-z0-9][a-z0-9-]*)\/(id)\b|(menu\/[a-z0-9][a-z0-9-]*))/g;

/** Matches a single id in JSON. */
const number =
  /(?<=[:,[])"kit:((?:doc|form|navigation)\/[a-z0-9][a-z0-9-]*|term\/[a-z0-9_-]{1,32}\/[^\s"'<>\\/&?#]{1,200})\/id"(?=[,}\]])/g;

/** Returns all text of a document. */
export const textOf = ({ content, ...document }: BundleDocument): string =>
  document.kind === 'elementor' ? JSON.stringify([content, document.page_settings, document.design?.classes]) : String(content);

/** Lists the distinct names in symbols: `doc/about`, `term/category/news`, `menu/main`. */
export function listReferences(text: string): string[] {
  if (!text.includes('kit:')) {
    return [];
  }
  return [...new Set(Array.from(text.matchAll(symbol), ([, linked, , form, , menu]) => linked ?? form ?? menu ?? ''))];
}

/** Removes lost symbols: an empty address or name, 0 for an id. */
export function removeReferences(text: string, isLost: (reference: string) => boolean): string {
  return text
    .replace(number, (whole, reference: string) => (isLost(reference) ? '0' : whole))
    .replace(symbol, (whole, linked?: string, field?: string, form?: string, _id?: string, menu?: string) =>
      isLost(linked ?? form ?? menu ?? '') ? (field === 'id' || form !== undefined ? '0' : '') : whole,
    );
}

/** Removes lost symbols of a document. */
export function withoutReferences(document: BundleDocument, isLost: (reference: string) => boolean): BundleDocument {
  if (document.kind === 'blocks') {
    return { ...document, content: removeReferences(document.content, isLost) };
  }
  const { content, page_settings } = document;
  const [kept, settings] = JSON.parse(removeReferences(JSON.stringify([content, page_settings]), isLost)) as [
    typeof content,
    typeof page_settings,
  ];
  return { ...document, content: kept, page_settings: settings };
}
