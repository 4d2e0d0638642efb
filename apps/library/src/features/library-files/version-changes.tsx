import { type CloudVersion, compareCloudVersions, type NodeChange } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { useId, useState } from 'react';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { elementName } from './element-name.js';
import { VersionsFailure, VersionsLoading } from './version-states.js';

type VersionChangesProps = { id: number; version: CloudVersion; versions: readonly CloudVersion[] };

/** Shows what was added, removed and changed between two versions. */
export function VersionChanges({ id, version: { number }, versions }: VersionChangesProps) {
  const [against, setAgainst] = useState(() => versions.find((other) => other.number < number)?.number);
  const input = { id, number, ...(against !== undefined && { against }) };
  const { data, error, refetch, isFetching } = useEndpoint(compareCloudVersions, input);
  const select = useId();
  return (
    <>
      <div className="fld">
        <label htmlFor={select}>{t('Compared with')}</label>
        <select className="sel" id={select} value={against} onChange={(event) => setAgainst(Number(event.currentTarget.value))}>
          {versions
            .filter((other) => other.number !== number)
            .map((other) => (
              <option key={other.number} value={other.number}>
                {other.name ? `${other.number} · ${other.name}` : t('Version {number}', { number: other.number })}
              </option>
            ))}
        </select>
      </div>
      {error && !data && <VersionsFailure text={error.message} isBusy={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <VersionsLoading />}
      {data && <Changes changes={data.changes} total={data.total} />}
    </>
  );
}

function Changes({ changes, total }: { changes: readonly NodeChange[]; total: number }) {
  const { count } = useFormat();
  const rest = total - changes.length;
  if (total === 0) {
    return <output className="soft">{t('Visitors won’t notice any change.')}</output>;
  }
  return (
    <>
      <output className="dim num">{tn('{text} difference', '{text} differences', total, { text: count(total) })}</output>
      <ul className="listing bounded changes" aria-label={t('Differences')}>
        {changes.map((change, index) => (
          <Change key={`${index} ${change.place}`} {...change} />
        ))}
      </ul>
      {rest > 0 && <p className="dim">{tn('And {text} more.', 'And {text} more.', rest, { text: count(rest) })}</p>}
    </>
  );
}

const signs = {
  added: { icon: 'plus', tone: 'go' },
  removed: { icon: 'x', tone: 'bad' },
  changed: { icon: 'pencil', tone: 'warn' },
} as const;

function Change({ change, kind, text, place }: NodeChange) {
  const { icon, tone } = signs[change];
  const word = { added: t('Added'), removed: t('Removed'), changed: t('Changed') }[change];
  return (
    <li>
      <span className={`pill ${tone}`}>
        <AnyIcon name={icon} size="s" />
        {word}
      </span>
      <span className="grow">
        <span className="h4">{elementName(kind)}</span>
        {text && (
          <span className="dim clip block" dir="auto" title={text}>
            {text}
          </span>
        )}
      </span>
      <span className="cap num" title={t('Position in the template')}>
        {place}
      </span>
    </li>
  );
}
