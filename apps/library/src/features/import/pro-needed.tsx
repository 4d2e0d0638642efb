import type { Item } from '@kithouse/contract';
import { DialogResult } from '@kithouse/ui/dialog.js';
import { Icon } from '@kithouse/ui/icon.js';
import { t } from '../../lib/i18n.js';

/** Instead of the import: a header or footer that Elementor would not show. */
export function ProNeeded({ item, onClose }: { item: Item; onClose: () => void }) {
  const isHeader = item.template_type?.slug === 'header';
  return (
    <DialogResult
      tone="warn"
      sign={<Icon name="triangle-alert" />}
      title={isHeader ? t('This header needs Elementor Pro') : t('This footer needs Elementor Pro')}
      actions={
        <button className="btn" type="button" onClick={onClose}>
          {t('Close')}
        </button>
      }
    >
      <p className="soft" role="alert">
        {t('Header and footer templates work with Elementor Pro only. Install and activate it, then import again.')}
      </p>
    </DialogResult>
  );
}
