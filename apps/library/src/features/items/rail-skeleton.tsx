/** Reserves the space of the layout row until its code loads. */
export function RailSkeleton() {
  return (
    <div className="reel" aria-hidden="true">
      <span className="skel rail-head" />
      <div className="rail three">
        {[1, 2, 3].map((place) => (
          <span className="skel rail-tile" key={place} />
        ))}
      </div>
    </div>
  );
}
