import type { Item, Picture } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { type CSSProperties, Suspense, useState } from 'react';
import { OptionalBoundary } from '../../lib/error-boundary.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useLazyOpen } from '../../lib/use-lazy-open.js';
import { useShelf } from '../own-look/shelf.js';
import { previewText } from './item-texts.js';
import { Wireframe } from './wireframe.js';

const loadLightbox = () => import('@kithouse/ui/lightbox.js');
const OwnLook = lazyComponent(() => import('../own-look/own-look.js').then((file) => file.OwnLook));
const Lightbox = lazyComponent(() => loadLightbox().then((file) => file.Lightbox));

type PosterProps = {
  item: Item;
  /** Empty until the detail arrives; the tile's pictures are used meanwhile. */
  screenshots: Picture[];
};

/** Shows the first picture large, and all of them over the whole window. */
export function Poster({ item, screenshots }: PosterProps) {
  const { isOpen, open, close } = useLazyOpen(loadLightbox);
  const { shelf } = useShelf();
  const [broken, setBroken] = useState<string>();
  const pictures = distinct(screenshots.length > 0 ? screenshots : item.pictures);
  const first = pictures[0];
  if (!first) {
    return <Unpictured item={item} />;
  }
  const warm = () => void loadLightbox().catch(() => undefined);
  return (
    <figure className={item.type === 'block' ? 'poster whole' : 'poster'} style={tintOf(item)}>
      {broken === first.src ? (
        <div className="broke" role="alert">
          {t('This image failed to load.')}
        </div>
      ) : (
        <img
          src={first.src}
          srcSet={first.srcset || undefined}
          sizes="(min-width: 1200px) 880px, 100vw"
          width={first.width}
          height={first.height}
          alt={previewText(item.name, item.type)}
          onError={() => setBroken(first.src)}
        />
      )}
      {shelf.isOn && item.type === 'pack' && (
        <OptionalBoundary>
          <OwnLook item={item} />
        </OptionalBoundary>
      )}
      <Button className="zoom" onPointerEnter={warm} onFocus={warm} onClick={open}>
        <AnyIcon name="maximize-2" size="s" />
        {t('View')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Lightbox title={item.name} pictures={pictures} onClose={close} texts={lightboxTexts(item)} />
        </Suspense>
      )}
    </figure>
  );
}

/** Reserves the picture's space. */
function Unpictured({ item }: { item: Item }) {
  return (
    <figure className="poster whole bare" style={tintOf(item)}>
      <Wireframe of={item.template_type?.slug ?? 'all'} />
      <figcaption className="soft">{t('This template has no image yet.')}</figcaption>
    </figure>
  );
}

const tintOf = ({ tint }: Item) => (tint ? ({ '--tint': tint } as CSSProperties) : undefined);

/** Removes duplicates, because a file may be listed twice or for several widths. */
const distinct = (pictures: Picture[]) =>
  pictures.filter(({ src }, index) => pictures.findIndex((one) => one.src === src) === index);

const lightboxTexts = ({ name }: Item) => ({
  close: t('Close'),
  previous: t('Previous'),
  next: t('Next'),
  zoom: t('Zoom'),
  broken: t('This image failed to load.'),
  picture: (number: number) => t('Screenshot {number} of {name}', { number, name }),
});
