/** Draws the product's mark, 28 by 28 px by default. `ground` is the background colour. */
export function Mark({ ground = '#0b6b4f' }: { ground?: string }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill={ground} />
      <path d="M14 5.2 22.6 12v3.2H5.4V12z" fill="#fff" />
      <rect x="5.4" y="17" width="7.4" height="5.8" rx="1" fill="#8fd9bd" />
      <rect x="14.6" y="17" width="8" height="5.8" rx="1" fill="#fff" />
    </svg>
  );
}
