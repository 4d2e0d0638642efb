import type { CloudFile, FileAction } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Face } from '@kithouse/ui/face.js';
import { ActionsCell, actionsColumn, Cell, Table } from '@kithouse/ui/table.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useDates } from '../../lib/use-dates.js';
import { useProfile } from '../profile/use-profile.js';
import { FilePicture } from '../sketches/file-picture.js';
import { FileMenu } from './file-menu.js';
import { type FileWork, ownerName, typeName, workText } from './file-texts.js';
import { type FileViewProps, useFileActions } from './file-view.js';

/** Shows files as rows. */
export function FileTable({ label, files, isBusy, works, onChoose, ...where }: FileViewProps) {
  const actionsOf = useFileActions(where);
  return (
    <Table
      label={label}
      kind="files"
      columns={[t('Name'), t('Type'), t('Owner'), t('Last Modified'), actionsColumn(t('Actions'))]}
      isBusy={isBusy}
    >
      {files.map((file) => (
        <FileRow key={file.id} file={file} work={works.get(file.id)} actions={actionsOf(file)} onChoose={onChoose} />
      ))}
    </Table>
  );
}

type FileRowProps = {
  file: CloudFile;
  work: FileWork | undefined;
  actions: readonly FileAction[];
  onChoose: FileViewProps['onChoose'];
};

function FileRow({ file, work, actions, onChoose }: FileRowProps) {
  const { day, minute } = useDates();
  const user = useProfile();
  return (
    <tr aria-busy={work ? true : undefined}>
      <Cell>
        <FileName file={file} />
      </Cell>
      <Cell isExtra>{typeName(file.type)}</Cell>
      <Cell isExtra>
        <span className="line">
          <Face name={file.owner.name} photo={file.owner.profile_photo} />
          <span className="clip owner" dir="auto">
            {ownerName(file, user)}
          </span>
        </span>
      </Cell>
      <Cell isExtra isNumber>
        <time dateTime={file.last_modified} title={minute(file.last_modified)}>
          {day(file.last_modified)}
        </time>
      </Cell>
      <ActionsCell>
        {work ? (
          <output className="line working">
            <span className="spin" />
            {workText(work)}
          </output>
        ) : (
          <FileButtons file={file} actions={actions} onChoose={(action) => onChoose(action, file)} />
        )}
      </ActionsCell>
    </tr>
  );
}

/** Shows a file's name beside its picture. */
export function FileName({ file }: { file: Pick<CloudFile, 'name' | 'thumbnail' | 'sketch'> }) {
  return (
    <div className="what">
      <span className="mini">
        <FilePicture file={file} />
      </span>
      <span className="clip" dir="auto" title={file.name}>
        {file.name}
      </span>
    </div>
  );
}

type FileButtonsProps = { file: CloudFile; actions: readonly FileAction[]; onChoose: (action: FileAction) => void };

function FileButtons({ file, actions, onChoose }: FileButtonsProps) {
  const { editor } = useHost();
  const hasInsert = editor !== undefined && actions.includes('insert');
  const name = <span className="sr"> {file.name}</span>;
  return (
    <div>
      {hasInsert && (
        <Button size="s" onClick={() => onChoose('insert')}>
          {t('Insert')}
          {name}
        </Button>
      )}
      <Button kind="quiet" size="s" onClick={() => onChoose('download')}>
        <AnyIcon name="download" size="s" />
        {t('Download')}
        {name}
      </Button>
      <FileMenu
        file={file}
        actions={actions.filter((action) => (action !== 'insert' || !hasInsert) && action !== 'download')}
        isDisabled={false}
        onChoose={onChoose}
      />
    </div>
  );
}
