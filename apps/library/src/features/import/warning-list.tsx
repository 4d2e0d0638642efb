import type { Warning } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';

/** Limits the warnings of one kind that are shown; the others are collapsed. */
const shownPerKind = 2;

/** Lists the parts that a template lost. Collapses all but the first losses of a kind. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) {
    return null;
  }
  return (
    <ul className="stack" style={{ '--gap': '4px', textAlign: 'start' }} aria-label={t('Warnings')}>
      {[...new Set(warnings.map(({ code }) => code))].map((code) => {
        const all = warnings.filter((warning) => warning.code === code);
        // A single hidden line would save no room.
        const shown = all.length > shownPerKind + 1 ? shownPerKind : all.length;
        return [
          ...all.slice(0, shown).map((warning) => <WarningLine key={keyOf(warning)} warning={warning} />),
          shown < all.length && <CollapsedWarnings key={code} warnings={all.slice(shown)} />,
        ];
      })}
    </ul>
  );
}

function CollapsedWarnings({ warnings }: { warnings: readonly Warning[] }) {
  const { count } = useFormat();
  return (
    <li>
      <details>
        <summary className="soft" style={{ cursor: 'pointer' }}>
          {tn('{text} more like this', '{text} more like these', warnings.length, { text: count(warnings.length) })}
        </summary>
        <ul className="stack" style={{ '--gap': '4px', marginBlockStart: '4px' }}>
          {warnings.map((warning) => (
            <WarningLine key={keyOf(warning)} warning={warning} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function WarningLine({ warning }: { warning: Warning }) {
  return (
    <li className="tell">
      <AnyIcon name="triangle-alert" />
      <span dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {warning.message}
      </span>
    </li>
  );
}

const keyOf = ({ code, place, message }: Warning) => `${code} ${place} ${message}`;
