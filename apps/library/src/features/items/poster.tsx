import type { Item, Picture } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { type CSSProperties, Suspense, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { part } from '../../lib/part.js';
import { useOpening } from '../../lib/use-opening.js';
import { previewText } from './item-texts.js';

const loadLightbox = () => import('@kithouse/ui/lightbox.js');
const Lightbox = part(() => loadLightbox().then((file) => file.Lightbox));

type PosterProps = {
  item: Item;
  /** Empty until the detail is there; the pictures of the tile stand in. */
  screenshots: Picture[];
};

/** The first picture, large; all of them over the whole window. */
export function Poster({ item, screenshots }: PosterProps) {
  const { isOpen, open, close } = useOpening(loadLightbox);
  const [broken, setBroken] = useState<string>();
  const pictures = screenshots.length > 0 ? screenshots : item.pictures;
  const first = pictures[0];
  if (!first) {
    return null;
  }
  const warm = () => void loadLightbox().catch(() => undefined);
  return (
    <figure
      className={item.type === 'block' ? 'poster whole' : 'poster'}
      style={item.tint ? ({ '--tint': item.tint } as CSSProperties) : undefined}
    >
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
      <button className="btn zoom" type="button" onPointerEnter={warm} onFocus={warm} onClick={open}>
        <Icon name="maximize-2" size="s" />
        {t('View')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Lightbox title={item.name} pictures={pictures} onClose={close} texts={lightboxTexts()} />
        </Suspense>
      )}
    </figure>
  );
}

const lightboxTexts = () => ({
  close: t('Close'),
  previous: t('Previous'),
  next: t('Next'),
  broken: t('This image failed to load.'),
  picture: (number: number) => t('Screenshot {number}', { number }),
});
