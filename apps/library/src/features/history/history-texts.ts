import type { getImport, ImportRow, Output } from '@kithouse/contract';
import { t, tn } from '../../lib/i18n.js';
import type { StepStatus } from '../import/steps.js';

export type OpState = Output<typeof getImport>['ops'][number]['state'];

export const kindName = (kind: ImportRow['kind']): string =>
  ({
    page: t('Page'),
    library: t('Saved template'),
    part: t('Theme part'),
    site: t('Whole site'),
    'hand-over': t('Hand-over'),
    move: t('Theme template'),
    copy: t('Copy to a theme'),
    details: t('Business details'),
  })[kind];

export const stateName = (state: ImportRow['state']): string =>
  ({ running: t('Running'), done: t('Done'), failed: t('Failed'), undone: t('Undone') })[state];

export const opStateName = (state: OpState): string =>
  ({
    waiting: t('Waiting'),
    begun: t('Running'),
    done: t('Done'),
    skipped: t('Skipped'),
    failed: t('Failed'),
    undone: t('Undone'),
    kept: t('Kept'),
  })[state];

/** Returns the icon; skipped and undone are neutral. */
export const statusOf = (state: OpState): StepStatus =>
  (
    ({
      waiting: 'waiting',
      begun: 'processing',
      done: 'complete',
      skipped: 'waiting',
      failed: 'error',
      undone: 'waiting',
      kept: 'complete',
    }) as const
  )[state];

/** Formats `1 page, 14 pictures`; empty when nothing is left. */
export function madeText({ kind, created }: ImportRow, count: (value: number) => string): string {
  const { posts, media, terms, plugins } = created;
  const of = (value: number) => ({ text: count(value) });
  const documents =
    kind === 'library'
      ? tn('{text} template', '{text} templates', posts, of(posts))
      : kind === 'part'
        ? tn('{text} theme part', '{text} theme parts', posts, of(posts))
        : kind === 'site'
          ? tn('{text} page or post', '{text} pages and posts', posts, of(posts))
          : kind === 'page'
            ? tn('{text} page', '{text} pages', posts, of(posts))
            : tn('{text} theme template', '{text} theme templates', posts, of(posts));
  return [
    posts > 0 && documents,
    media > 0 && tn('{text} image', '{text} images', media, of(media)),
    terms > 0 && tn('{text} category', '{text} categories', terms, of(terms)),
    plugins > 0 && tn('{text} plugin', '{text} plugins', plugins, of(plugins)),
  ]
    .filter(Boolean)
    .join(', ');
}
