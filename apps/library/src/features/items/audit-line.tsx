import type { AccessFault, Audit, Item } from '@kithouse/contract';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { isElementor } from '../dependencies/need.js';
import { weightText } from './item-texts.js';

/** Shows the audit of a template in one line; nothing for a template without an audit. */
export function AuditLine({ item }: { item: Item }) {
  const format = useFormat();
  return (
    item.audit && (
      <p className="dim">
        <span className="sr">{t('Checked when published')}: </span>
        {listAuditTexts(item, item.audit, format.count).join(' · ')}
      </p>
    )
  );
}

/** Lists weight, requests, accessibility, plugins, fonts and licence in words. */
function listAuditTexts({ type, dependencies }: Item, audit: Audit, format: (count: number) => string): string[] {
  const { bytes, requests, faults, fonts, licences } = audit;
  const weight = weightText(bytes, format);
  const plugins = dependencies.filter((dependency) => !isElementor(dependency)).length;
  return [
    type === 'pack' ? t('Up to {weight} a page', { weight }) : weight,
    tn('{text} request', '{text} requests', requests, { text: format(requests) }),
    ...(faults.length > 0 ? faults.map((fault) => faultTexts()[fault]) : [t('Passes the accessibility checks')]),
    plugins > 0 ? tn('{text} plugin', '{text} plugins', plugins, { text: format(plugins) }) : t('No plugins'),
    fonts.length > 0 ? t('Fonts: {names}', { names: fonts.join(', ') }) : t('Fonts of your site'),
    ...(licences.length > 0 ? [t('Licence: {names}', { names: licences.join(', ') })] : []),
  ];
}

const faultTexts = (): Record<AccessFault, string> => ({
  pictures: t('Some pictures have no description'),
  headings: t('Some headings skip a level'),
  contrast: t('Some text has low contrast'),
});
