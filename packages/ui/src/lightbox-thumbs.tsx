import { useEffect, useRef } from 'react';
import type { ArtPicture } from './art.js';

type LightboxThumbsProps = {
  pictures: readonly ArtPicture[];
  index: number;
  onChoose: (index: number) => void;
  label: (number: number) => string;
};

/** Shows the thumbnails as one tab stop and keeps the current one visible. */
export function LightboxThumbs({ pictures, index, onChoose, label }: LightboxThumbsProps) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const current = row.current?.children[index] as HTMLElement | undefined;
    current?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
    if (row.current?.matches(':focus-within')) {
      current?.focus();
    }
  }, [index]);

  return (
    <div className="thumbs" ref={row}>
      {pictures.map(({ src, srcset }, number) => (
        <button
          key={src}
          type="button"
          aria-label={label(number + 1)}
          aria-current={number === index ? 'true' : undefined}
          tabIndex={number === index ? 0 : -1}
          onClick={() => onChoose(number)}
        >
          <img
            src={src}
            srcSet={srcset || undefined}
            sizes="64px"
            alt=""
            width={64}
            height={48}
            loading="lazy"
            onError={(event) => event.currentTarget.style.setProperty('visibility', 'hidden')}
          />
        </button>
      ))}
    </div>
  );
}
