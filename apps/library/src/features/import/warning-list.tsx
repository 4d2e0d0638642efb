import type { Warning } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { t } from '../../lib/i18n.js';

/** Lists the parts that a template lost. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) {
    return null;
  }
  return (
    <ul className="stack" style={{ '--gap': '4px', textAlign: 'start' }} aria-label={t('Warnings')}>
      {warnings.map(({ code, message, place }) => (
        <li className="tell" key={`${code} ${place} ${message}`}>
          <AnyIcon name="triangle-alert" />
          <span dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {message}
          </span>
        </li>
      ))}
    </ul>
  );
}
