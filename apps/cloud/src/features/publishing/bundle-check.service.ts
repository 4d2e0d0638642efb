import { AppError, type Bundle, type BundleDocument, type ElementorElement, type Listing } from '@kithouse/contract';
import {
  describeFaults,
  findSiteFault,
  findUnsafeStyles,
  KitError,
  limits as kitLimits,
  parseBlocks,
  refuseLargeSettings,
} from '@kithouse/kits';

/** Limits one template. */
const limits = { documents: 1, media: 2_000, elements: kitLimits.nodes, depth: kitLimits.tree_depth };
/** Limits a pack, which may be a whole site; the size of a publication limits its total. */
const packLimits = { documents: 10_000, media: 20_000, terms: 20_000, menus: 500, forms: 1_000 };

/** Throws `invalid_bundle` with the first problem; a bundle that passes can be stored and rebuilt by a site. */
export function assertPublishable(listing: Listing, bundle: Bundle): void {
  refuse(findInListing(listing, bundle) ?? findUnstorable([listing, bundle.requires]));
  assertValidBundle(bundle);
}

/** Checks a single template, as people store them in their clouds. */
export function assertValidBundle(bundle: Bundle): void {
  refuse(
    findInFrame(bundle) ??
      findHalf(bundle) ??
      findInElements(bundle.documents) ??
      findInStyles(bundle.documents) ??
      findInBlocks(bundle.documents) ??
      findInSymbols(bundle) ??
      findSiteFault(bundle),
  );
}

function refuse(problem: string | undefined): void {
  if (problem) {
    throw new AppError('invalid_bundle', problem);
  }
}

function findInListing({ title, pack }: Listing, { type }: Bundle): string | undefined {
  if (title.trim() === '') {
    return 'Enter a title for the template.';
  }
  return pack !== undefined && type === 'pack' ? 'A pack can’t contain another pack.' : undefined;
}

function findInFrame(bundle: Bundle): string | undefined {
  const { type, platform, documents, media, requires } = bundle;
  if (type !== 'pack' && documents.length > limits.documents) {
    return `A ${type} must have exactly one document.`;
  }
  if (type !== 'pack' && documents.some(({ kind }) => (kind === 'elementor') !== (platform === 'elementor'))) {
    return 'The document and the template must be made for the same platform.';
  }
  const many = findTooMany(bundle) ?? findLargeSettings(bundle);
  if (many) {
    return many;
  }
  if (new Set(documents.map(({ key }) => key)).size < documents.length) {
    return 'Two documents have the same key.';
  }
  if (type !== 'pack' && media.length > limits.media) {
    return `A template may have at most ${limits.media} media files.`;
  }
  const links = requires.plugins.flatMap(({ link, icon }) => [link, icon]).filter((url) => !!url);
  return links.every((url) => /^https?:\/\//i.test(url ?? '')) ? undefined : 'Plugin links must start with http:// or https://.';
}

function findLargeSettings({ settings }: Bundle): string | undefined {
  try {
    refuseLargeSettings(settings);
    return undefined;
  } catch (error) {
    return (error as KitError).message;
  }
}

function findTooMany(bundle: Bundle): string | undefined {
  for (const [what, max] of Object.entries(packLimits) as [keyof typeof packLimits, number][]) {
    if ((bundle[what]?.length ?? 0) > max) {
      return `A pack may have at most ${max} ${what}.`;
    }
  }
  return undefined;
}

const unstorable = 'A text contains a character that can’t be stored. Remove it.';

/** Finds NUL characters, which Postgres texts cannot store. */
const findUnstorable = (texts: unknown) => (/(?<!\\)(?:\\\\)*\\u0000/.test(JSON.stringify(texts)) ? unstorable : findHalf(texts));

/** Finds lone surrogates, which PHP's JSON parser rejects; valid astral characters are unescaped. */
const findHalf = (texts: unknown) => (/(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(texts)) ? unstorable : undefined);

function findInElements(documents: BundleDocument[]): string | undefined {
  for (const document of documents) {
    const problem = document.kind === 'elementor' ? findInTree(document.content) : undefined;
    if (problem) {
      return problem;
    }
  }
  return undefined;
}

function findInTree(elements: ElementorElement[]): string | undefined {
  let count = 0;
  let level = elements;
  for (let depth = 1; level.length > 0; depth++) {
    count += level.length;
    if (depth > limits.depth || count > limits.elements) {
      return depth > limits.depth
        ? `Elements are nested more than ${limits.depth} levels deep.`
        : `The template has more than ${limits.elements} elements.`;
    }
    level = level.flatMap(({ elements: inner }) => inner);
  }
  return undefined;
}

/** Finds styles that Elementor would print outside of their element. Our own tools remove them when they read a template. */
function findInStyles(documents: BundleDocument[]): string | undefined {
  for (const document of documents) {
    const names = findUnsafeStyles(document);
    if (names) {
      return `Styles of the document “${document.key}” could change other parts of a page or load files from another site: ${names}.`;
    }
  }
  return undefined;
}

function findInBlocks(documents: BundleDocument[]): string | undefined {
  for (const document of documents) {
    const problem = document.kind === 'blocks' ? findInMarkup(document.content) : undefined;
    if (problem) {
      return `The block editor can’t show the document “${document.key}”. ${problem}`;
    }
  }
  return undefined;
}

/** Finds unbalanced blocks, which the block editor would show as invalid. */
function findInMarkup(content: string): string | undefined {
  try {
    return describeFaults(content, parseBlocks(content).faults)[0]?.message;
  } catch (error) {
    if (error instanceof KitError) {
      return error.message;
    }
    throw error;
  }
}

function findInSymbols({ documents, media, settings, forms = [] }: Bundle): string | undefined {
  const listed = new Set(media.map(({ sha256 }) => sha256));
  for (const content of [...documents, ...forms, settings?.styles ?? {}]) {
    for (const [, sha256] of JSON.stringify(content).matchAll(/kit:media\/(?:([0-9a-f]{64})\/(?:url|id)\b)?/g)) {
      if (sha256 === undefined) {
        return 'The content contains an invalid reference to a media file.';
      }
      if (!listed.has(sha256)) {
        return `The content refers to the media file ${sha256}, which isn’t in its media list.`;
      }
    }
  }
  return undefined;
}
