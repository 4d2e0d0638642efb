import type { BundleDocument, SiteChoices } from '@kithouse/contract';
import type { SiteSource } from '../plan-source.js';
import { documentKind, themePartType } from '../site/document-kind.js';
import { mapFrameColors } from './frame-colors.js';

type Twins = { source: SiteSource; twin: SiteSource };

/** Returns the twin's theme parts with the pages of the pack itself, which they link to. */
export function toFrameSource({ source, twin }: Twins, choices: SiteChoices): SiteSource {
  const parts = takeParts(source.documents, twin.documents, isWanted(choices));
  return { ...twin, site: source.site, documents: [...parts, ...source.documents.filter((one) => !isPart(one)).map(toStub)] };
}

type Documents = readonly BundleDocument[];

/**
 * Takes a twin's theme parts of the types that the pack has, with links to the pages of the pack. A part that shows in the same
 * places as one of the pack has its key, so that a later import finds what it replaces.
 */
export function takeParts(own: Documents, twin: Documents, isWanted: (document: BundleDocument) => boolean): BundleDocument[] {
  const [parts, others] = [own.filter(isPart), own.filter((one) => !isPart(one))];
  const wanted = new Set(parts.filter(isWanted).map(typeOf));
  const used = new Set(own.map(({ key }) => key));
  const targets = new Map(others.map(({ key, slug, post_type }) => [`${post_type} ${slug}`, key]));
  const keys = new Map(
    twin.flatMap((document): [string, string][] => {
      const same = isPart(document) ? undefined : targets.get(`${document.post_type} ${document.slug}`);
      return same === undefined ? [] : [[document.key, same]];
    }),
  );
  return twin
    .filter((document) => isPart(document) && wanted.has(typeOf(document)))
    .map((document) => {
      const same = parts.find((one) => placeOf(one) === placeOf(document))?.key;
      const key = same ?? (used.has(document.key) ? `${document.key}-blocks` : document.key);
      return { ...relink(document, keys), key };
    });
}

/** Returns a function that tests whether a document was chosen. */
const isWanted =
  ({ documents }: SiteChoices) =>
  ({ key }: BundleDocument) =>
    documents === undefined || documents.includes(key);

export const isPart = (document: BundleDocument) => documentKind(document) === 'part';
export const typeOf = ({ template_type }: BundleDocument) => themePartType(template_type);
const placeOf = (document: BundleDocument) => `${typeOf(document)} ${(document.conditions ?? []).join()}`;

/** Names a document without its content, only as the target of links. */
const toStub = ({ key, title, slug, post_type, template_type, is_demo }: BundleDocument): BundleDocument => ({
  kind: 'blocks',
  key,
  title,
  slug,
  post_type,
  template_type,
  content: '',
  ...(is_demo === true ? { is_demo } : {}),
});

/** Links to the pages of the pack instead of those of its twin. */
function relink(document: BundleDocument, keys: ReadonlyMap<string, string>): BundleDocument {
  return document.kind === 'blocks'
    ? {
        ...document,
        content: document.content.replace(/(?<=kit:doc\/)[a-z0-9][a-z0-9-]*(?=\/)/g, (key) => keys.get(key) ?? key),
      }
    : document;
}

/** Returns a person's choices by the names of the twin: its parts, and its colours. */
export function toFrameChoices({ source, twin }: Twins, frame: SiteSource, choices: SiteChoices): SiteChoices {
  const { documents, color, ...rest } = choices;
  const parts = frame.documents.filter(isPart).map(({ key }) => key);
  return {
    ...rest,
    existing_look: false,
    color: toTwinColors({ source, twin }, color),
    ...(documents ? { documents: [...documents.filter((key) => !parts.includes(key)), ...parts] } : {}),
  };
}

/** Returns the chosen colours by the ids of the twin. */
function toTwinColors({ source, twin }: Twins, chosen: SiteChoices['color']): SiteChoices['color'] {
  const mapped = [...mapFrameColors(source.settings, twin.settings)].flatMap(([id, theirs]): [string, string][] => {
    const color = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
    return color === undefined ? [] : [[theirs, color]];
  });
  return Object.fromEntries(mapped);
}
