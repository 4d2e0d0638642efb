import type { Warning } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';

/** Warnings of one kind that are listed before the others of that kind are folded. */
const shownPerKind = 2;

/** Lists the parts that a template lost. Many losses of the same kind are folded behind the first ones. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) {
    return null;
  }
  return (
    <ul className="stack" style={{ '--gap': '4px', textAlign: 'start' }} aria-label={t('Warnings')}>
      {[...new Set(warnings.map(({ code }) => code))].map((code) => {
        const all = warnings.filter((warning) => warning.code === code);
        // One more line needs no more room than the line that would hide it.
        const shown = all.length > shownPerKind + 1 ? shownPerKind : all.length;
        return [
          ...all.slice(0, shown).map((warning) => <WarningLine key={keyOf(warning)} warning={warning} />),
          shown < all.length && <FoldedWarnings key={code} warnings={all.slice(shown)} />,
        ];
      })}
    </ul>
  );
}

function FoldedWarnings({ warnings }: { warnings: readonly Warning[] }) {
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
