import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { t } from '../../lib/i18n.js';
import { itemOf, type Template } from './template.js';

/** Returns true for headers and footers that only Elementor Pro shows. */
export const needsElementorPro = (template: Template) =>
  template.platform === 'elementor' && ['header', 'footer'].includes(typeOf(template) ?? '');

const typeOf = (template: Template) => itemOf(template)?.template_type?.slug;

/** Replaces the import of a header or footer that Elementor would not show. */
export function ProNeeded({ template, onClose }: { template: Template; onClose: () => void }) {
  const isHeader = typeOf(template) === 'header';
  return (
    <Dialog kind="result" onClose={onClose} closeLabel={t('Close')}>
      <DialogResult
        tone="warn"
        sign={<AnyIcon name="triangle-alert" />}
        title={isHeader ? t('This header needs Elementor Pro') : t('This footer needs Elementor Pro')}
        actions={<Button onClick={onClose}>{t('Close')}</Button>}
      >
        <p className="soft" role="alert">
          {t('Header and footer templates work with Elementor Pro only. Install and activate it, then import again.')}
        </p>
      </DialogResult>
    </Dialog>
  );
}
