import type { Workspace } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { Menu, MenuItem } from '@kithouse/ui/menu.js';
import { t } from '../../lib/i18n.js';
import type { WorkspaceAction } from './workspace-action.js';

type WorkspaceMenuProps = { workspace: Workspace; isReachable?: boolean; onChoose: (action: WorkspaceAction) => void };

/** Shows the owner's actions on a workspace. */
export function WorkspaceMenu({ workspace, isReachable = true, onChoose }: WorkspaceMenuProps) {
  const { title } = workspace;
  return (
    <Menu
      label={t('More for {name}', { name: title })}
      name={title}
      isReachable={isReachable}
      button={<AnyIcon name="ellipsis" />}
    >
      <MenuItem icon={<AnyIcon name="pencil" />} onPress={() => onChoose({ kind: 'edit', workspace })}>
        {t('Edit')}
      </MenuItem>
      <MenuItem icon={<AnyIcon name="trash-2" />} tone="danger" onPress={() => onChoose({ kind: 'delete', workspace })}>
        {t('Delete')}
      </MenuItem>
    </Menu>
  );
}

export function ShareButton({ workspace, isReachable = true, onChoose }: WorkspaceMenuProps) {
  const label = t('Share {name}', { name: workspace.title });
  return (
    <IconButton
      size="s"
      className="over"
      label={label}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => onChoose({ kind: 'edit', workspace, toShare: true })}
    >
      <AnyIcon name="user-round-plus" />
    </IconButton>
  );
}
