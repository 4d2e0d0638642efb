import type { CSSProperties } from 'react';
import { Skeleton } from './skeleton.js';

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
      <Skeleton kind="art-like" ratio={ratio} />
      <span
        className="stack"
        style={{ '--gap': '8px', paddingInline: 2, paddingBlockStart: 3, minBlockSize: 41 } as CSSProperties}
      >
        <span className="line apart">
          <Skeleton height={14} width={`${name}%`} />
          <Skeleton height={14} width={40} />
        </span>
        <Skeleton height={12} width={`${about}%`} />
      </span>
    </div>
  );
}
