import type { CloudFile } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { useId } from 'react';
import { t } from '../../lib/i18n.js';
import { useDates } from '../../lib/use-dates.js';
import { useFormat } from '../../lib/use-format.js';
import { typeName } from '../library-files/file-texts.js';
import { FilePicture } from '../sketches/file-picture.js';
import type { SourceFiles } from './use-source.js';

type SourcePickProps = {
  found: SourceFiles;
  /** By their `my_cloud_id`. */
  chosen: ReadonlyMap<number, CloudFile>;
  onToggle: (file: CloudFile) => void;
};

export function SourcePick({ found: { files, total, isLoading, error, retry }, chosen, onToggle }: SourcePickProps) {
  const { count } = useFormat();
  if (isLoading) {
    return (
      <div aria-busy="true">
        <output className="sr">{t('Loading your files')}</output>
        <Skeleton height={240} />
      </div>
    );
  }
  if (error) {
    return (
      <p className="tell bad" role="alert">
        {error.message}{' '}
        <BareButton className="lnk" onClick={retry}>
          {t('Retry')}
        </BareButton>
      </p>
    );
  }
  if (files.length === 0) {
    return <p className="soft">{t('There are no files here.')}</p>;
  }
  return (
    <>
      <ul className="listing bounded" style={{ maxBlockSize: 340 }} aria-label={t('Files')}>
        {files.map((file) => (
          <Pick key={file.id} file={file} isChosen={chosen.has(file.my_cloud_id)} onToggle={() => onToggle(file)} />
        ))}
      </ul>
      {total > files.length && (
        <p className="dim">{t('Showing the first {count}. Search to find the others.', { count: count(files.length) })}</p>
      )}
    </>
  );
}

type PickProps = { file: CloudFile; isChosen: boolean; onToggle: () => void };

function Pick({ file, isChosen, onToggle }: PickProps) {
  const { day } = useDates();
  const id = useId();
  return (
    <li>
      <label className="tick" style={{ flex: 1, alignItems: 'center', gap: 12 }} htmlFor={id}>
        <input id={id} className="box" type="checkbox" checked={isChosen} onChange={onToggle} aria-describedby={`${id}-about`} />
        <span className="mini">
          <FilePicture file={file} />
        </span>
        <span className="grow">
          <span className="h4 clip" style={{ display: 'block' }} dir="auto" title={file.name}>
            {file.name}
          </span>
          <span className="dim" id={`${id}-about`}>
            {t('{type} · {day}', { type: typeName(file.type), day: day(file.last_modified) })}
          </span>
        </span>
      </label>
    </li>
  );
}
