import { Checkbox } from '@kithouse/ui/checkbox.js';
import { OptionalBoundary } from '../../lib/error-boundary.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useShelf } from './shelf.js';

const ShelfPalette = lazyComponent(() => import('./shelf-palette.js').then((file) => file.ShelfPalette));

/** Switches lists of packs between their images and the site's own look. */
export function ShelfSwitch() {
  const { shelf, change } = useShelf();
  return (
    <div className="line flow">
      <Checkbox checked={shelf.isOn} onChange={(isOn) => change({ isOn })}>
        {t('Show packs with my name and colours')}
      </Checkbox>
      {shelf.isOn && (
        <OptionalBoundary>
          <ShelfPalette />
        </OptionalBoundary>
      )}
    </div>
  );
}
