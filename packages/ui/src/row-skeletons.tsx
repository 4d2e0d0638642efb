import { Skeleton } from './skeleton.js';

type RowSkeletonsProps = {
  label: string;
  /** Whether each row begins with a picture. */
  hasPictures?: boolean;
};

/** Placeholders in the shape of the rows to come. Screen readers get the label once. */
export function RowSkeletons({ label, hasPictures = true }: RowSkeletonsProps) {
  return (
    <div className="sheet" aria-busy="true">
      <output className="sr">{label}</output>
      <ul className="listing" style={{ paddingInline: 16 }} aria-hidden="true">
        {[46, 34, 52, 40, 30, 44].map((width) => (
          <li key={width}>
            {hasPictures && <Skeleton kind="mini" />}
            <Skeleton height={14} width={`${width}%`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
