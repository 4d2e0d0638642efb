/** Placeholders in the shape of the rows to come. Screen readers get the label once. */
export function RowSkeletons({ label }: { label: string }) {
  return (
    <div className="sheet" aria-busy="true">
      <output className="sr">{label}</output>
      <ul className="listing" style={{ paddingInline: 16 }} aria-hidden="true">
        {[46, 34, 52, 40, 30, 44].map((width) => (
          <li key={width}>
            <span className="skel mini" />
            <span className="skel" style={{ blockSize: 14, inlineSize: `${width}%` }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
