import type { CloudFile, FileAction } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Button } from '@kithouse/ui/button.js';
import { useGridKeys } from '@kithouse/ui/use-grid-keys.js';
import { t } from '../../lib/i18n.js';
import { useDates } from '../../lib/use-dates.js';
import { FilePicture } from '../sketches/file-picture.js';
import { FileMenu } from './file-menu.js';
import { type FileWork, typeName, workText } from './file-texts.js';
import { type FileViewProps, useFileActions } from './file-view.js';

/** Number of eagerly loaded tiles; others load when near. */
const firstTiles = 6;

/** Shows files as pictures. */
export function FileGrid({ label, files, isBusy, works, onChoose, ...where }: FileViewProps) {
  const actionsOf = useFileActions(where);
  const { ref, active, gridProps } = useGridKeys<HTMLUListElement>();
  const reachable = active < files.length ? active : 0;
  return (
    <ul className="grid files" aria-label={label} aria-busy={isBusy} ref={ref} {...gridProps}>
      {files.map((file, index) => (
        <FileTile
          key={file.id}
          file={file}
          work={works.get(file.id)}
          actions={actionsOf(file)}
          isLazy={index >= firstTiles}
          isActive={index === reachable}
          onChoose={(action) => onChoose(action, file)}
        />
      ))}
    </ul>
  );
}

type FileTileProps = {
  file: CloudFile;
  work: FileWork | undefined;
  actions: readonly FileAction[];
  isLazy: boolean;
  /** Tab reaches only the last used tile. */
  isActive: boolean;
  onChoose: (action: FileAction) => void;
};

function FileTile({ file, work, actions, isLazy, isActive, onChoose }: FileTileProps) {
  const { day } = useDates();
  const insert = () => onChoose('insert');
  return (
    <li className="tile block" aria-busy={work ? true : undefined}>
      <article className="stack" style={{ '--gap': '10px' }}>
        <div className="meta">
          <h2 className="h4">
            <BareButton className="cover clip" dir="auto" title={file.name} tabIndex={isActive ? 0 : -1} onClick={insert}>
              {file.name}
            </BareButton>
          </h2>
          <FileMenu
            file={file}
            actions={actions.filter((action) => action !== 'insert')}
            isDisabled={work !== undefined}
            isReachable={isActive}
            onChoose={onChoose}
          />
          <p className="dim clip">
            {work ? (
              <output>{workText(work)}</output>
            ) : (
              t('{type} · {day}', { type: typeName(file.type), day: day(file.last_modified) })
            )}
          </p>
        </div>
        <div className="art">
          <FilePicture file={file} isLazy={isLazy} />
          <div className="onart late">
            <Button kind="primary" size="s" tabIndex={isActive ? 0 : -1} onClick={insert}>
              {t('Insert')}
              <span className="sr"> {file.name}</span>
            </Button>
          </div>
        </div>
      </article>
    </li>
  );
}
