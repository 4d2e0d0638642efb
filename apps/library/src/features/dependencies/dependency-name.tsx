import type { Dependency } from '@kithouse/contract';
import type { CSSProperties } from 'react';

/** Dark enough for white text. */
const colours = ['#93003f', '#4a43c4', '#9a4510', '#6d3d8c', '#1c5f9e', '#22633a'];

/** Shows a plugin with its icon. */
export function DependencyName({ dependency }: { dependency: Dependency }) {
  return (
    <span className="line near">
      <DependencyIcon dependency={dependency} />
      {dependency.name}
    </span>
  );
}

/** Shows a plugin's icon, or its initial on a stable colour. */
export function DependencyIcon({ dependency: { name, slug, icon } }: { dependency: Dependency }) {
  if (icon) {
    return <img className="dep" src={icon} alt="" width={18} height={18} loading="lazy" />;
  }
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span className="dep" style={{ '--c': colours[sum % colours.length] } as CSSProperties} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
