import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ArtPicture } from './art.js';
import { isRightToLeft } from './direction.js';
import { Icon } from './icon.js';
import { useLayer } from './layer.js';
import { LightboxPicture, pictureSizes } from './lightbox-picture.js';
import { LightboxThumbs } from './lightbox-thumbs.js';

export type LightboxTexts = {
  close: string;
  previous: string;
  next: string;
  zoom: string;
  broken: string;
  /** Numbers count from 1. */
  picture: (number: number) => string;
};

type LightboxProps = { title: string; pictures: readonly ArtPicture[]; onClose: () => void; texts: LightboxTexts };

/** Shows one picture over the whole window while mounted; long ones scroll. Returns the focus to its opener. */
export function Lightbox({ title, pictures, onClose, texts }: LightboxProps) {
  const layer = useLayer();
  const figure = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const picture = pictures[index];
  const count = pictures.length;
  const goTo = (next: number) => {
    setIndex((next + count) % count);
    setZoomed(false);
  };
  const step = (by: number) => goTo(index + by);
  useAhead(pictures, index);

  function turn(event: KeyboardEvent) {
    const forward = isRightToLeft(event.currentTarget) ? -1 : 1;
    const targets: Record<string, number> = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    // The same keys scroll a picture larger than its box.
    if (target !== undefined && count > 1 && !isZoomed) {
      event.preventDefault();
      goTo(target);
    }
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={layer}>
        <Dialog.Popup className="lightbox" onKeyDown={turn} aria-label={title} initialFocus={figure}>
          <div className="head">
            <strong className="h4 clip">{title}</strong>
            {count > 1 && <output className="num pale">{`${index + 1} / ${count}`}</output>}
            <button
              className="ibtn push"
              type="button"
              aria-label={texts.zoom}
              title={texts.zoom}
              aria-pressed={isZoomed}
              onClick={() => setZoomed(!isZoomed)}
            >
              <Glass isZoomed={isZoomed} />
            </button>
            <Dialog.Close className="ibtn" aria-label={texts.close} title={texts.close}>
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <Turn name="chevron-left" label={texts.previous} isHidden={count < 2} onPress={() => step(-1)} />
          {picture && (
            <LightboxPicture
              ref={figure}
              picture={picture}
              label={texts.picture(index + 1)}
              broken={texts.broken}
              isZoomed={isZoomed}
              onZoom={setZoomed}
              onStep={(by) => count > 1 && step(by)}
            />
          )}
          <Turn name="chevron-right" label={texts.next} isHidden={count < 2} onPress={() => step(1)} />
          <div className="foot">
            {count > 1 && <LightboxThumbs pictures={pictures} index={index} onChoose={goTo} label={texts.picture} />}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type TurnProps = { name: 'chevron-left' | 'chevron-right'; label: string; isHidden: boolean; onPress: () => void };

function Turn({ name, label, isHidden, onPress }: TurnProps) {
  return isHidden ? (
    <span />
  ) : (
    <button className="ibtn" type="button" aria-label={label} title={label} onClick={onPress}>
      <Icon name={name} size="l" flip />
    </button>
  );
}

/** Draws a magnifier, which is not among the icons that every screen loads. */
function Glass({ isZoomed }: { isZoomed: boolean }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={`M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M8 11h6${isZoomed ? '' : 'M11 8v6'}`} />
    </svg>
  );
}

/** Preloads the neighbouring pictures. */
function useAhead(pictures: readonly ArtPicture[], index: number) {
  useEffect(() => {
    for (const next of [pictures[index + 1], pictures[index - 1]]) {
      if (next) {
        Object.assign(new Image(), { sizes: pictureSizes, srcset: next.srcset, src: next.src });
      }
    }
  }, [pictures, index]);
}
