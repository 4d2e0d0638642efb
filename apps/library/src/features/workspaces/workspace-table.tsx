import type { Workspace } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Face } from '@kithouse/ui/face.js';
import { ActionsCell, actionsColumn, Cell, Table } from '@kithouse/ui/table.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useDates } from '../../lib/use-dates.js';
import { useFormat } from '../../lib/use-format.js';
import { usePlatform } from '../../lib/use-route.js';
import { FilePicture } from '../sketches/file-picture.js';
import { Faces } from './faces.js';
import type { WorkspaceAction } from './workspace-action.js';
import { ShareButton, WorkspaceMenu } from './workspace-menu.js';
import { pathOf } from './workspace-paths.js';
import { aloneText, facesOf, filesText } from './workspace-texts.js';

type WorkspaceTableProps = {
  label: string;
  workspaces: readonly Workspace[];
  isBusy: boolean;
  /** Undefined for shared workspaces, which show owners instead of actions. */
  onChoose?: (action: WorkspaceAction) => void;
};

export function WorkspaceTable({ label, workspaces, isBusy, onChoose }: WorkspaceTableProps) {
  return (
    <Table
      label={label}
      columns={[
        t('Name'),
        ...(onChoose ? [] : [t('Owner')]),
        t('People'),
        t('Last Modified'),
        t('Files'),
        ...(onChoose ? [actionsColumn(t('Actions'))] : []),
      ]}
      isBusy={isBusy}
    >
      {workspaces.map((workspace) => (
        <WorkspaceRow key={workspace.id} workspace={workspace} {...(onChoose && { onChoose })} />
      ))}
    </Table>
  );
}

function WorkspaceRow({ workspace, onChoose }: Pick<WorkspaceTableProps, 'onChoose'> & { workspace: Workspace }) {
  const { count } = useFormat();
  const { day, minute } = useDates();
  const { owner, sharedWith, files_count, last_modified } = workspace;
  return (
    <tr>
      <Cell>
        <WorkspaceName workspace={workspace} isShared={!onChoose} />
      </Cell>
      {!onChoose && (
        <Cell isExtra>
          <span className="line">
            <Face name={owner.name} photo={owner.profile_photo} />
            <span className="clip owner" dir="auto">
              {owner.name}
            </span>
          </span>
        </Cell>
      )}
      <Cell isExtra>{sharedWith.length > 0 ? <Faces people={sharedWith} max={facesOf(workspace)} /> : aloneText(workspace)}</Cell>
      <Cell isExtra isNumber>
        <time dateTime={last_modified} title={minute(last_modified)}>
          {day(last_modified)}
        </time>
      </Cell>
      <Cell isExtra isNumber>
        {count(files_count)}
      </Cell>
      {onChoose && (
        <ActionsCell>
          <div>
            <ShareButton workspace={workspace} onChoose={onChoose} />
            <WorkspaceMenu workspace={workspace} onChoose={onChoose} />
          </div>
        </ActionsCell>
      )}
    </tr>
  );
}

/** Shows a workspace's name beside its newest file's picture. */
function WorkspaceName({ workspace, isShared }: { workspace: Workspace; isShared: boolean }) {
  const { count } = useFormat();
  const platform = usePlatform();
  const { title, owner, files_count, newest } = workspace;
  const files = filesText(files_count, count(files_count));
  return (
    <div className="what">
      <span className={newest[0] ? 'mini' : 'mini room'}>
        {newest[0] ? <FilePicture file={newest[0]} /> : <AnyIcon name="folder-open" />}
      </span>
      <span className="stack" style={{ '--gap': '0' }}>
        <Link className="clip" dir="auto" to={pathOf(workspace)} query={{ platform }} title={title}>
          {title}
        </Link>
        <span className="cap clip only-small">{isShared ? t('{files} · {owner}', { files, owner: owner.name }) : files}</span>
      </span>
    </div>
  );
}
