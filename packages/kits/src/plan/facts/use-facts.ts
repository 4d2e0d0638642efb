import type { BundleDocument, BundleForm, BundleMenu, BundleSite, ContentMedium, SiteChoices, Warning } from '@kithouse/contract';
import type { PlannedDocument, SiteSource } from '../plan-source.js';
import { applyMarks } from './apply-marks.js';
import { toFactValues, toLine } from './fact-values.js';
import { listSamples } from './list-samples.js';
import { matchFacts, slotKey } from './match-facts.js';
import { namePicture } from './name-picture.js';
import { replaceFacts } from './replace-facts.js';

type Content = { documents: PlannedDocument[]; forms: BundleForm[]; menus: BundleMenu[] };
type Own = Content & { medium: (medium: ContentMedium) => ContentMedium; warnings: Warning[] };
type Given = Pick<SiteChoices, 'facts' | 'slots' | 'title' | 'locale'>;

/** Writes a person's details and sentences into the chosen content and lists the sample texts that stay. */
export function useFacts({ site }: Pick<SiteSource, 'site'>, given: Given, content: Content): Own {
  const { facts, title, slots = {} } = given;
  const demo = site?.facts ?? {};
  const name = title?.trim() || facts?.name;
  const values = toFactValues({ ...facts, ...(name ? { name } : {}) }, given.locale);
  // A site that sends no details keeps the whole template.
  const marked = (planned: PlannedDocument): PlannedDocument => ({
    ...planned,
    document: applyMarks(planned.document, facts && site?.facts ? values : undefined),
  });
  const written = writtenSlots(site, slots);
  const matcher = facts === undefined && title === undefined && written.length === 0 ? undefined : matchFacts(demo, written);
  if (!matcher) {
    return { ...content, documents: content.documents.map(marked), medium: (medium) => medium, warnings: [] };
  }
  const own = replaceFacts(matcher, {
    ...values.texts,
    ...Object.fromEntries(written.map(({ key, own: text }) => [slotKey(key), text])),
  });
  const named = (document: BundleDocument) => ({ ...document, slug: namePicture(document.slug, demo, values.texts) });
  // Links that marks write are the person's own, even if they contain a word of the demo business.
  const documents = content.documents
    .map((planned) => marked(own.planned(planned)))
    .map((planned) => ({ ...planned, document: named(planned.document) }));
  return {
    documents,
    forms: content.forms.map(own.form),
    menus: content.menus.map(own.menu),
    medium: (medium) => ({ ...medium, alt: own.text(medium.alt), file_name: namePicture(medium.file_name, demo, values.texts) }),
    warnings: facts === undefined ? [] : listSamples(site, values.texts, given.slots, { documents, write: own.text }),
  };
}

/** Lists the sentences that a person rewrote. */
function writtenSlots(site: BundleSite | undefined, slots: Readonly<Record<string, string>>) {
  return (site?.slots ?? []).flatMap(({ key, text }) => {
    const own = toLine(Object.hasOwn(slots, key) ? slots[key] : undefined);
    return own === '' || own === text ? [] : [{ key, text, own }];
  });
}
