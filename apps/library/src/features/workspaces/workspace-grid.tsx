import type { Workspace } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { useGridKeys } from '@kithouse/ui/use-grid-keys.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useFormat } from '../../lib/use-format.js';
import { usePlatform } from '../../lib/use-route.js';
import { Faces } from './faces.js';
import { Mosaic } from './mosaic.js';
import type { WorkspaceAction } from './workspace-action.js';
import { ShareButton, WorkspaceMenu } from './workspace-menu.js';
import { pathOf } from './workspace-paths.js';
import { aloneText, facesOf, filesText } from './workspace-texts.js';

type WorkspaceGridProps = {
  label: string;
  workspaces: readonly Workspace[];
  isBusy: boolean;
  /** Undefined for shared workspaces, without menu and add tile. */
  onChoose?: (action: WorkspaceAction) => void;
};

export function WorkspaceGrid({ label, workspaces, isBusy, onChoose }: WorkspaceGridProps) {
  const { ref, active, gridProps } = useGridKeys<HTMLUListElement>();
  const before = onChoose ? 1 : 0;
  const reachable = active < workspaces.length + before ? active : 0;
  return (
    <ul className="grid ws" aria-label={label} aria-busy={isBusy} ref={ref} {...gridProps}>
      {onChoose && (
        <li>
          <AddTile isReachable={reachable === 0} onPress={() => onChoose({ kind: 'create' })} />
        </li>
      )}
      {workspaces.map((workspace, index) => (
        <WorkspaceTile
          key={workspace.id}
          workspace={workspace}
          isReachable={reachable === index + before}
          {...(onChoose && { onChoose })}
        />
      ))}
    </ul>
  );
}

type AddTileProps = { isFlat?: boolean; isReachable?: boolean; onPress: () => void };

export function AddTile({ isFlat = false, isReachable = true, onPress }: AddTileProps) {
  return (
    <BareButton className={isFlat ? 'add flat' : 'add cover'} tabIndex={isReachable ? 0 : -1} onClick={onPress}>
      <span className="ring">
        <AnyIcon name="plus" />
      </span>
      {t('Add New WorkSpace')}
    </BareButton>
  );
}

type WorkspaceTileProps = Pick<WorkspaceGridProps, 'onChoose'> & { workspace: Workspace; isReachable: boolean };

/** Shows a linked tile with menu and share button above. */
function WorkspaceTile({ workspace, isReachable, onChoose }: WorkspaceTileProps) {
  const { count } = useFormat();
  const platform = usePlatform();
  const { title, files_count, newest, owner, shared, sharedWith } = workspace;
  const tools = onChoose && { workspace, isReachable, onChoose };
  return (
    <li className="tile">
      <article className="stack" style={{ '--gap': '12px' }}>
        <div className="line apart">
          <div className="stack names">
            <h3 className="h4 clip" dir="auto" title={title}>
              <Link className="cover" to={pathOf(workspace)} query={{ platform }} tabIndex={isReachable ? 0 : -1}>
                {title}
              </Link>
            </h3>
            <p className="cap num clip">
              {shared
                ? t('{files} · {owner}', { files: filesText(files_count, count(files_count)), owner: owner.name })
                : filesText(files_count, count(files_count))}
            </p>
          </div>
          {tools && <WorkspaceMenu {...tools} />}
        </div>
        <Mosaic files={newest} />
        <div className="line apart people">
          {sharedWith.length > 0 ? (
            <Faces people={sharedWith} max={facesOf(workspace)} />
          ) : (
            <span className="cap">{aloneText(workspace)}</span>
          )}
          {tools && <ShareButton {...tools} />}
        </div>
      </article>
    </li>
  );
}
