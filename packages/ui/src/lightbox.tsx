import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, useState } from 'react';
import type { ArtPicture } from './art.js';
import { isRightToLeft } from './direction.js';
import { Icon } from './icon.js';
import { useLayer } from './layer.js';

type LightboxProps = {
  title: string;
  pictures: readonly ArtPicture[];
  onClose: () => void;
  texts: { close: string; previous: string; next: string; broken: string; picture: (number: number) => string };
};

/** One picture over the whole window; long ones scroll. Mounted means open. */
export function Lightbox({ title, pictures, onClose, texts }: LightboxProps) {
  const layer = useLayer();
  const [index, setIndex] = useState(0);
  const picture = pictures[index];
  const count = pictures.length;
  const step = (by: number) => setIndex((now) => (now + by + count) % count);

  function turn(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by && count > 1) {
      event.preventDefault();
      step(isRightToLeft(event.currentTarget) ? -by : by);
    }
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={layer}>
        <Dialog.Popup className="lightbox" onKeyDown={turn} aria-label={title}>
          <div className="head">
            <strong className="h4">{title}</strong>
            {count > 1 && <span className="num pale">{`${index + 1} / ${count}`}</span>}
            <Dialog.Close className="ibtn push" aria-label={texts.close} title={texts.close}>
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <Turn name="chevron-left" label={texts.previous} isHidden={count < 2} onPress={() => step(-1)} />
          {picture && <Full key={picture.src} picture={picture} label={texts.picture(index + 1)} broken={texts.broken} />}
          <Turn name="chevron-right" label={texts.next} isHidden={count < 2} onPress={() => step(1)} />
          <div className="foot">
            {count > 1 &&
              pictures.map(({ src }, number) => (
                <button
                  key={src}
                  type="button"
                  aria-label={texts.picture(number + 1)}
                  aria-current={number === index ? 'true' : undefined}
                  onClick={() => setIndex(number)}
                >
                  <img
                    src={src}
                    alt=""
                    width={64}
                    height={48}
                    onError={(event) => event.currentTarget.style.setProperty('visibility', 'hidden')}
                  />
                </button>
              ))}
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

/** A long picture is scrolled with the keys. */
const scrollable = { tabIndex: 0 };

function Full({ picture, label, broken }: { picture: ArtPicture; label: string; broken: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <figure {...scrollable} aria-label={label}>
      {isBroken ? (
        <div className="broke" role="alert">
          <Icon name="circle-alert" size="l" />
          {broken}
        </div>
      ) : (
        <img
          src={picture.src}
          srcSet={picture.srcset || undefined}
          sizes="1040px"
          width={picture.width}
          height={picture.height}
          alt={label}
          onError={() => setBroken(true)}
        />
      )}
    </figure>
  );
}
