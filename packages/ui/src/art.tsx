import { type CSSProperties, type ReactNode, useState } from 'react';

/** Describes a picture in several widths; `width` and `height` are those of `src`, in px. */
export type ArtPicture = { src: string; srcset: string; width: number; height: number };

const classes = { plain: 'art', fan: 'art fan', sole: 'art sole' };

type ArtProps = {
  /** The last one is in front. */
  pictures: readonly ArtPicture[];
  /** `fan` spreads three of them, `sole` shows one on its mat, `plain` fills the mat. */
  kind?: keyof typeof classes;
  tint: string | null;
  /** Displayed width in the format of `sizes`. */
  sizes: string;
  isLazy: boolean;
  /** One of the first visible ones: the front picture is loaded with priority. */
  isFirst?: boolean;
  children?: ReactNode;
};

/** Shows pictures on a mat in their hue. They are decorative, because the name is beside them. */
export function Art({ pictures, kind = 'plain', tint, sizes, isLazy, isFirst = false, children }: ArtProps) {
  const style = tint ? ({ '--tint': tint } as CSSProperties) : undefined;
  return (
    <div className={classes[kind]} style={style}>
      {pictures.map((picture, index) => (
        <ArtImage
          key={picture.src}
          picture={picture}
          sizes={sizes}
          isLazy={isLazy}
          isFirst={isFirst && index === pictures.length - 1}
        />
      ))}
      {children}
    </div>
  );
}

type ArtImageProps = { picture: ArtPicture; sizes: string; isLazy: boolean; isFirst: boolean };

/** Shows one picture; a failed one leaves its mat empty and keeps its place in the fan. */
function ArtImage({ picture: { src, srcset, width, height }, sizes, isLazy, isFirst }: ArtImageProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <img
      src={src}
      srcSet={srcset || undefined}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      loading={isLazy ? 'lazy' : undefined}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      style={isBroken ? { visibility: 'hidden' } : undefined}
      onError={() => setBroken(true)}
    />
  );
}
