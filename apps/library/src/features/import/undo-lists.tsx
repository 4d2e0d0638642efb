import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { useFormat } from '../../lib/use-format.js';
import type { TakenBack } from './take-back.js';

export function UndoneList({ title, undone }: { title: string; undone: TakenBack['undone'] }) {
  return (
    undone.length > 0 && (
      <section className="stack" style={{ '--gap': '6px' }}>
        <ListTitle title={title} of={undone.length} />
        <ul className="bounded stack" style={{ '--gap': '4px' }} aria-label={title}>
          {undone.map(({ label }, index) => (
            <li className="tell" key={`${index} ${label}`}>
              <AnyIcon name="undo-2" flip />
              <span style={{ overflowWrap: 'anywhere' }}>{label}</span>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/** What somebody changed or needs since, with the reason. */
export function KeptList({ title, kept }: { title: string; kept: TakenBack['kept'] }) {
  return (
    kept.length > 0 && (
      <section className="stack" style={{ '--gap': '6px', textAlign: 'start', inlineSize: '100%' }}>
        <ListTitle title={title} of={kept.length} />
        <ul className="bounded stack" style={{ '--gap': '8px' }} aria-label={title}>
          {kept.map(({ label, reason }, index) => (
            <li className="tell" key={`${index} ${label}`}>
              <AnyIcon name="lock" />
              <span style={{ overflowWrap: 'anywhere' }}>
                <span className="h4" style={{ color: 'var(--k-text)' }}>
                  {label}
                </span>
                <br />
                {reason}
              </span>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

function ListTitle({ title, of }: { title: string; of: number }) {
  const { count } = useFormat();
  return (
    <div className="line" style={{ gap: 8 }}>
      <h3 className="h4">{title}</h3>
      {of > 1 && <span className="dim num">{count(of)}</span>}
    </div>
  );
}
