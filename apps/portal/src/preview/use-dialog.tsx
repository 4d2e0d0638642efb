import { brand, type ItemPreview } from '@kithouse/contract';
import { ButtonLink } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { t } from '../i18n.js';

/** Explains how a pack or page gets onto a site. */
export function UseDialog({ preview: { name, type }, onClose }: { preview: ItemPreview; onClose: () => void }) {
  const title = type === 'pack' ? t('Use this pack') : t('Use this page');
  return (
    <Dialog width={520} onClose={onClose} closeLabel={t('Close')} label={title}>
      <DialogHead title={title} closeLabel={t('Close')} />
      <div className="inside">
        <ol className="bulleted soft">
          <li>{t('Install the {product} plugin on your WordPress site.', { product: brand.name })}</li>
          <li>{t('Open {product} in the WordPress menu and search for “{name}”.', { product: brand.name, name })}</li>
          <li>
            {type === 'pack'
              ? t('Press Start import. You’ll see every change first, and you can undo them all at once.')
              : t('Press Insert and enter a title. The page stays a draft until you publish it.')}
          </li>
        </ol>
      </div>
      <div className="foot">
        <ButtonLink href="/pricing">{t('See plans')}</ButtonLink>
        <ButtonLink kind="primary" href="/sign-up" data-first="">
          {t('Free Sign Up')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
