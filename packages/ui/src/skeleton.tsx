type SkeletonProps = {
  /** In pixels. */
  height?: number;
  /** In pixels or percent; by default as wide as possible. */
  width?: number | `${number}%`;
  /** Additional CSS class that sets its shape. */
  kind?: string;
  /** For instance the proportions of a picture. */
  ratio?: string;
};

/** Draws one block in the shape of what is loading. Screen readers get a text beside it instead. */
export function Skeleton({ height, width, kind, ratio }: SkeletonProps) {
  return (
    <span
      className={kind ? `skel ${kind}` : 'skel'}
      style={{ blockSize: height, inlineSize: width, aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}
