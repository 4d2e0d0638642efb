import { Skeleton } from '@kithouse/ui/skeleton.js';
import type { ReactNode } from 'react';

/** Shows two groups of skeleton plugins above its children. */
export function FilterSkeleton({ children }: { children?: ReactNode }) {
  return (
    <>
      {[3, 4].map((rows) => (
        <div className="facet" key={rows} aria-hidden="true">
          {Array.from({ length: rows + 1 }, (_, row) => (
            <span className="pick" key={row}>
              <Skeleton height={12} width={`${row === 0 ? 38 : 44 + ((row * 17) % 30)}%`} />
            </span>
          ))}
        </div>
      ))}
      {children && <div className="actions">{children}</div>}
    </>
  );
}
