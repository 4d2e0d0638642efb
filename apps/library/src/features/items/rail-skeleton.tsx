import { Skeleton } from '@kithouse/ui/skeleton.js';
/** Reserves the space of the layout row until its code loads. */
export function RailSkeleton() {
  return (
    <div className="reel" aria-hidden="true">
      <Skeleton kind="rail-head" />
      <div className="rail three">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} kind="rail-tile" />
        ))}
      </div>
    </div>
  );
}
