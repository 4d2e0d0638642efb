import type { Item } from '@kithouse/contract';
import { DialogResult } from '@kithouse/ui/dialog.js';
import { Icon } from '@kithouse/ui/icon.js';
import { useHost } from '../../hosts/host.js';
import { t } from '../../lib/i18n.js';
import type { Imported } from './use-import.js';

export function ImportSuccess({ item, imported }: { item: Item; imported: Imported }) {
  const { editor } = useHost();
  const { title, edit_link, elementor_edit_link, visit, warnings } = imported;
  // From an editor these open beside it, so that nothing unsaved is left behind.
  const tab = editor ? { target: '_blank', rel: 'noopener' } : {};
  const elementorLink = item.platform === 'elementor' ? elementor_edit_link : undefined;
  return (
    <DialogResult
      tone="good"
      sign={<Icon name="check" />}
      title={t('{name} is in', { name: item.name })}
      actions={
        <>
          <a className="btn primary" href={elementorLink ?? edit_link} {...tab}>
            {elementorLink ? t('Edit Template with Elementor') : t('Edit Template')}
          </a>
          <a className="btn" href={visit} {...tab}>
            {t('View Template')}
          </a>
        </>
      }
    >
      <output className="soft">{t('The draft page “{title}” is ready.', { title })}</output>
      {warnings.length > 0 && (
        <ul className="bounded stack" style={{ '--gap': '4px', textAlign: 'start' }}>
          {warnings.map(({ code, message, place }) => (
            <li className="tell" key={`${code} ${place} ${message}`}>
              <Icon name="triangle-alert" />
              {message}
            </li>
          ))}
        </ul>
      )}
    </DialogResult>
  );
}
