import type { Item } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button, ButtonLink } from '@kithouse/ui/button.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useRoute } from '../../lib/use-route.js';
import { withoutView } from '../previews/preview-address.js';
import { isImportable, isInsertable } from '../pricing/ownership.js';
import { purchaseHref } from '../pricing/provider-pages.js';
import { useProfile } from '../profile/use-profile.js';

/** Continues from a pack's preview: with the import wizard, or with the purchase. Pages are inserted from their detail. */
export function PreviewAction({ item }: { item: Item }) {
  const { address, boot, editor } = useHost();
  const profile = useProfile();
  const route = useRoute();
  if (item.type !== 'pack') {
    return null;
  }
  if (!isInsertable(item, profile)) {
    return (
      <ButtonLink kind="primary" href={purchaseHref(boot, item)} target="_blank" rel="noopener">
        {t('Purchase')}
      </ButtonLink>
    );
  }
  if (!isImportable(item, profile) || !boot.can.manage_options) {
    return null;
  }
  const query = { ...withoutView(route.query), import: 'site' };
  if (editor) {
    return (
      <ButtonLink kind="primary" href={address.href(route.path, query)} target="_blank" rel="noopener">
        {t('Start import')}
        <AnyIcon name="arrow-up-right" size="s" flip />
      </ButtonLink>
    );
  }
  const { isPreviewOpened, ...state } = route.state;
  // The wizard takes the place of the preview, so that closing it leads to the detail.
  const start = () => address.go(route.path, { query, state: { ...state, isOpened: isPreviewOpened }, replace: true });
  return (
    <Button kind="primary" onClick={start}>
      {t('Start import')}
    </Button>
  );
}
