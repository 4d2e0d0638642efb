import type { Item } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useLazyOpen } from '../../lib/use-lazy-open.js';
import { useRoute } from '../../lib/use-route.js';
import { anyPage, isPreviewAsked, withoutView } from './preview-address.js';

const load = () => import('./preview-dialog.js');
const PreviewDialog = lazyComponent(() => load().then((file) => file.PreviewDialog));

/** Opens the live preview of a pack or page. Its address contains page, width and palette, so it survives a reload. */
export function PreviewButton({ item, action }: { item: Item; action: ReactNode }) {
  const { address } = useHost();
  const route = useRoute();
  const { isOpen, isLoading, open, close } = useLazyOpen(load);
  const isAsked = isPreviewAsked(route);

  const follow = useEffectEvent(() => (isAsked ? isOpen || open() : close()));
  useEffect(() => void follow(), [isAsked]);

  const show = () =>
    address.go(route.path, { query: { ...route.query, preview: anyPage }, state: { ...route.state, isPreviewOpened: true } });
  const leave = () => {
    // Goes back over the history entry of the preview.
    if (route.state.isPreviewOpened === true) {
      address.back();
    } else {
      address.go(route.path, { query: withoutView(route.query), state: route.state, replace: true });
    }
    close();
  };
  const warm = () => void load().catch(() => undefined);
  return (
    <>
      <Button aria-busy={isLoading || undefined} onPointerEnter={warm} onFocus={warm} onClick={show}>
        <AnyIcon name="eye" size="s" />
        {t('Live preview')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewDialog item={item} action={action} onClose={leave} />
        </Suspense>
      )}
    </>
  );
}
