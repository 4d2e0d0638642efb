import type { CSSProperties } from 'react';

const shapes = { wide: '4 / 3', tall: '4 / 5', flat: '16 / 10' };

type TileSkeletonsProps = { count: number; shape: keyof typeof shapes; label: string };

/** Shows a skeleton grid, announced once to screen readers. */
export function TileSkeletons({ count, shape, label }: TileSkeletonsProps) {
  return (
    <div className="grid" aria-busy="true">
      <output className="sr">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <TileSkeleton key={index} index={index} ratio={shapes[shape]} />
      ))}
    </div>
  );
}

function TileSkeleton({ index, ratio }: { index: number; ratio: string }) {
  const name = 44 + ((index * 17) % 26);
  const about = 52 + ((index * 11) % 24);
  return (
    <div className="stack" style={{ '--gap': '10px' } as CSSProperties} aria-hidden="true">
      <span className="skel art-like" style={{ aspectRatio: ratio }} />
      <span
        className="stack"
        style={{ '--gap': '8px', paddingInline: 2, paddingBlockStart: 3, minBlockSize: 41 } as CSSProperties}
      >
        <span className="line apart">
          <span className="skel" style={{ blockSize: 14, inlineSize: `${name}%` }} />
          <span className="skel" style={{ blockSize: 14, inlineSize: 40 }} />
        </span>
        <span className="skel" style={{ blockSize: 12, inlineSize: `${about}%` }} />
      </span>
    </div>
  );
}
