import type { BundleDocument, ItemType, KitSettings, Platform, Warning } from '@kithouse/contract';
import { usedSettings } from './elementor/apply-colors.js';
import { listMedia } from './media/attach-media.js';
import { toPlainText } from './plain-text.js';
import { findRequirements } from './plugins/find-requirements.js';
import type { Reading } from './reading.js';
import { toSlug } from './slug.js';

type Kind<K extends BundleDocument['kind']> = Omit<Extract<BundleDocument, { kind: K }>, 'key' | 'title' | 'slug'>;

type Draft = {
  platform: Platform;
  type: ItemType;
  /** File name, the fallback for a title. */
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  document: Kind<'blocks'> | Kind<'elementor'>;
  warnings?: Warning[];
  /** Colours and fonts of its site; only shown ones are kept. */
  settings?: KitSettings | undefined;
};

/** Builds a reading of one document. */
export function readingOf({ platform, type, name, title, description, document, warnings = [], settings }: Draft): Reading {
  const stem = name.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]{1,5}$/i, '');
  const shownTitle = (toPlainText(title ?? '') || titleFrom(stem)).slice(0, 200).replace(halfCharacter, '');
  const slug = toSlug(shownTitle) || toSlug(stem) || 'template';
  const documents: BundleDocument[] = [{ ...document, key: slug, title: shownTitle, slug }];
  const used = usedSettings(documents, settings);
  return {
    bundle: {
      format: 1,
      platform,
      type,
      title: shownTitle,
      slug,
      description: toPlainText(description ?? ''),
      requires: findRequirements(platform, documents),
      ...(used ? { settings: used } : {}),
      documents,
      media: [],
      warnings: [],
    },
    media: listMedia(documents),
    warnings,
    files: new Map(),
  };
}

/** Matches a trailing lone surrogate, which other JSON parsers refuse. */
const halfCharacter = /[\ud800-\udbff]$/;

function titleFrom(stem: string): string {
  const words = stem.replace(/[-_]+/g, ' ').trim();
  return words === '' ? 'Template' : words.charAt(0).toUpperCase() + words.slice(1);
}
