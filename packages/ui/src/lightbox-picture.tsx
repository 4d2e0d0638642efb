import {
  type CSSProperties,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ArtPicture } from './art.js';
import { Icon } from './icon.js';
import { useSwipe } from './use-swipe.js';

type LightboxPictureProps = {
  picture: ArtPicture;
  label: string;
  broken: string;
  isZoomed: boolean;
  onZoom: (isZoomed: boolean) => void;
  onStep: (by: 1 | -1) => void;
  ref: Ref<HTMLElement>;
};

export const pictureSizes = '(min-width: 1200px) 1040px, 90vw';

/** Returns the width of a picture's largest file in px. */
const widthOf = ({ srcset, width }: ArtPicture) =>
  Math.max(width, ...Array.from(srcset.matchAll(/ (\d+)w/g), ([, each]) => Number(each)));

/** Makes a long or enlarged picture scrollable by keys. */
const scrollable = { tabIndex: 0 };

/** Shows a picture, at most in the width it was drawn in, and doubled around the pressed point when zoomed. */
export function LightboxPicture({ picture, label, broken, isZoomed, onZoom, onStep, ref }: LightboxPictureProps) {
  const figure = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => figure.current as HTMLElement);
  const pressed = useRef({ x: 0.5, y: 0 });
  const gestures = useSwipe({ onSwipe: (by) => !isZoomed && onStep(by), onTap: press });

  useEffect(() => {
    figure.current?.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [picture]);

  useLayoutEffect(() => {
    const room = figure.current;
    if (isZoomed && room) {
      const { x, y } = pressed.current;
      const middle = (at: number, whole: number, seen: number) => Math.max(0, at * whole - seen / 2);
      room.scrollTo({
        left: middle(x, room.scrollWidth, room.clientWidth),
        top: middle(y, room.scrollHeight, room.clientHeight),
        behavior: 'instant',
      });
    }
    pressed.current = { x: 0.5, y: 0 };
  }, [isZoomed]);

  function press({ target, clientX, clientY }: PointerEvent) {
    if (target instanceof HTMLImageElement) {
      const { left, top, width, height } = target.getBoundingClientRect();
      pressed.current = { x: (clientX - left) / width, y: (clientY - top) / height };
      onZoom(!isZoomed);
    }
  }

  return (
    <figure {...scrollable} ref={figure} className={isZoomed ? 'zoomed' : undefined} aria-label={label} {...gestures}>
      <Full key={picture.src} picture={picture} label={label} broken={broken} isZoomed={isZoomed} />
    </figure>
  );
}

type FullProps = Pick<LightboxPictureProps, 'picture' | 'label' | 'broken' | 'isZoomed'>;

function Full({ picture, label, broken, isZoomed }: FullProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <div className="broke" role="alert">
        <Icon name="circle-alert" size="l" />
        {broken}
      </div>
    );
  }
  return (
    <img
      src={picture.src}
      srcSet={picture.srcset || undefined}
      sizes={isZoomed ? '2080px' : pictureSizes}
      width={picture.width}
      height={picture.height}
      alt={label}
      style={{ '--drawn': `${widthOf(picture)}px` } as CSSProperties}
      onError={() => setBroken(true)}
    />
  );
}
