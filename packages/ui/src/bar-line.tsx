import styles from './bar-line.css?inline';

type BarLineProps = { label: string; value: number; max: number };

/** Shows a progress bar. */
export function BarLine({ label, value, max }: BarLineProps) {
  return (
    <>
      <style>{styles}</style>
      <progress className="bar-line" aria-label={label} max={max} value={value} />
    </>
  );
}
