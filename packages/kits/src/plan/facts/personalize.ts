import type { BundleDocument, BundleSite, ContentMedium, Facts } from '@kithouse/contract';
import { applyMarks } from './apply-marks.js';
import { useFacts } from './use-facts.js';

type Template = { document: BundleDocument; media: ContentMedium[] };
type Given = { site: BundleSite | undefined; facts: Facts | undefined; locale: string | undefined };

/** Writes a person's details into a single template of a pack, or only removes its marks. */
export function personalize<T extends Template>(template: T, { site, facts, locale }: Given): T {
  const { document, media } = template;
  if (!facts || !site?.facts) {
    return { ...template, document: withoutMarks(document) };
  }
  const planned = { document, as: 'page' as const, title: document.title };
  const own = useFacts({ site }, { facts, locale }, { documents: [planned], forms: [], menus: [] });
  return { ...template, document: own.documents[0]?.document ?? document, media: media.map(own.medium) };
}

/** Removes the marks for details, which mean nothing to a site. */
export const withoutMarks = (document: BundleDocument): BundleDocument => applyMarks(document, undefined);
