import { type IconName, icons } from './icons.js';

type IconProps = {
  name: IconName;
  size?: 's' | 'm' | 'l';
  /** For drawings that point along the line: mirrored from right to left. */
  flip?: boolean;
};

/** A drawing beside a word or inside a control that has a name; never the only name of anything. */
export function Icon({ name, size = 'm', flip = false }: IconProps) {
  const className = ['i', size === 'm' ? '' : size, flip ? 'flip' : ''].filter(Boolean).join(' ');
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
