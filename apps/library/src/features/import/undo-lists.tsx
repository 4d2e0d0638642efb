import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { groupUndone, type UndoGroup } from './undo-groups.js';
import type { Kept, UndoneImport } from './undo-import.js';

/** Lists the changes that an undo reverts. Shows a long list as collapsed groups. */
export function UndoneList({ title, undone }: { title: string; undone: UndoneImport['undone'] }) {
  const [only, ...more] = groupUndone(undone);
  return (
    undone.length > 0 && (
      <section className="stack" style={{ '--gap': '6px' }}>
        <ListTitle title={title} of={undone.length} />
        {more.length === 0 ? (
          <Labels title={title} undone={only?.undone ?? []} />
        ) : (
          <UndoneGroups title={title} groups={only ? [only, ...more] : more} />
        )}
      </section>
    )
  );
}

function UndoneGroups({ title, groups }: { title: string; groups: readonly UndoGroup[] }) {
  const { count } = useFormat();
  return (
    <ul className="groups" aria-label={title}>
      {groups.map((group) => (
        <li key={group.id}>
          <details>
            <summary>
              {group.title} <span className="dim num">{count(group.undone.length)}</span>
            </summary>
            <Labels title={group.title} undone={group.undone} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Labels({ title, undone }: { title: string; undone: UndoneImport['undone'] }) {
  return (
    <ul className="bounded stack" style={{ '--gap': '4px' }} aria-label={title}>
      {undone.map(({ label }, index) => (
        <li className="tell" key={`${index} ${label}`}>
          <AnyIcon name="undo-2" flip />
          <span style={{ overflowWrap: 'anywhere' }}>{label}</span>
        </li>
      ))}
    </ul>
  );
}

type KeptListProps = {
  title: string;
  kept: Kept[];
  /** Ids to trash as well, if the person can choose. */
  also?: readonly string[];
  onChoose?: (one: Kept, isChosen: boolean) => void;
};

/** Lists the content that an undo keeps, with the reasons. */
export function KeptList({ title, kept, also = [], onChoose }: KeptListProps) {
  return (
    kept.length > 0 && (
      <section className="stack" style={{ '--gap': '6px', textAlign: 'start', inlineSize: '100%' }}>
        <ListTitle title={title} of={kept.length} />
        <ul className="bounded stack" style={{ '--gap': '8px' }} aria-label={title}>
          {kept.map((one, index) => (
            <li className="tell" key={one.id ?? `${index} ${one.label}`}>
              <AnyIcon name="lock" />
              <div style={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
                <span className="h4" style={{ color: 'var(--k-text)' }}>
                  {one.label}
                </span>
                <br />
                {one.reason}
                {one.id !== undefined && onChoose && (
                  <Checkbox
                    checked={also.includes(one.id)}
                    aria-label={t('Move {name} to the trash too', { name: one.label })}
                    onChange={(isChosen) => onChoose(one, isChosen)}
                  >
                    {t('Move it to the trash too')}
                  </Checkbox>
                )}
              </div>
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
