import { type CSSProperties, type ReactNode, useState } from 'react';

/** A picture in several widths; `width` and `height` are those of `src`, in px. */
export type ArtPicture = { src: string; srcset: string; width: number; height: number };

const classes = { plain: 'art', fan: 'art fan', sole: 'art sole' };

type ArtProps = {
  /** The last one lies in front. */
  pictures: readonly ArtPicture[];
  /** `fan` spreads three of them, `sole` lets one lie on its mat, `plain` fills the mat. */
  kind?: keyof typeof classes;
  tint: string | null;
  /** Width at which a picture is shown, as `sizes` writes it. */
  sizes: string;
  isLazy: boolean;
  /** Among the first that are seen: the one in front is fetched before anything else. */
  isFirst?: boolean;
  children?: ReactNode;
};

/** Pictures on a mat in their own hue. They are decoration: the name stands next to them. */
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

/** One that does not load leaves its mat empty; its place in the fan stays taken. */
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
