import type { CloudFile, FileAction } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Menu, MenuItem } from '@kithouse/ui/menu.js';
import { t } from '../../lib/i18n.js';
import { actionIcons, actionText } from './file-texts.js';

type FileMenuProps = {
  file: CloudFile;
  actions: readonly FileAction[];
  /** True while the file is busy. */
  isDisabled: boolean;
  /** Makes it a tab stop; inactive tiles have none. */
  isReachable?: boolean;
  onChoose: (action: FileAction) => void;
};

/** Actions that are disabled while the file is busy. */
const held: readonly FileAction[] = ['copy', 'move', 'delete', 'rename'];

/** Shows all actions without their own button. Deleting is separate. */
export function FileMenu({ file, actions, isDisabled, isReachable = true, onChoose }: FileMenuProps) {
  if (actions.length === 0) {
    return null;
  }
  return (
    <Menu
      label={t('More for {name}', { name: file.name })}
      name={file.name}
      isReachable={isReachable}
      button={<AnyIcon name="ellipsis" />}
    >
      {actions.map((action) => [
        action === 'delete' && actions.length > 1 && <hr key="apart" />,
        <MenuItem
          key={action}
          icon={<AnyIcon name={actionIcons[action]} />}
          disabled={isDisabled && held.includes(action)}
          onPress={() => onChoose(action)}
          {...(action === 'delete' && { tone: 'danger' as const })}
        >
          {actionText(action)}
        </MenuItem>,
      ])}
    </Menu>
  );
}
