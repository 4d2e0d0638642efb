import type { SavedTemplate } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Menu, MenuItem } from '@kithouse/ui/menu.js';
import { t } from '../../lib/i18n.js';
import { MenuLink } from '../lists/menu-link.js';
import { InsertTemplate } from './insert-template.js';

type TemplateActionsProps = { template: SavedTemplate; onPush: () => void; onDelete: () => void };

/** Shows a template's actions. A site's settings can be neither inserted nor pushed. */
export function TemplateActions({ template, onPush, onDelete }: TemplateActionsProps) {
  const { title, preview_url, export_url, is_kit } = template;
  return (
    <div>
      {!is_kit && <InsertTemplate template={template} />}
      <Menu label={t('More for {name}', { name: title })} name={title} button={<AnyIcon name="ellipsis" />}>
        <MenuLink icon="eye" href={preview_url}>
          {t('Preview')}
        </MenuLink>
        {!is_kit && (
          <MenuItem icon={<AnyIcon name="cloud-upload" />} onPress={onPush}>
            {t('Push To Cloud')}
          </MenuItem>
        )}
        <MenuLink icon="file-down" href={export_url}>
          {t('Export')}
        </MenuLink>
        <hr />
        <MenuItem icon={<AnyIcon name="trash-2" />} tone="danger" onPress={onDelete}>
          {t('Delete')}
        </MenuItem>
      </Menu>
    </div>
  );
}
