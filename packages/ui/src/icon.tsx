import { type IconName, icons } from './icons.js';

export type DrawingProps = {
  size?: 's' | 'm' | 'l';
  /** Mirrors directional drawings from right to left. */
  flip?: boolean;
};

/** Draws an icon beside a word or in a named control; never the only name. */
export function Icon({ name, ...props }: DrawingProps & { name: IconName }) {
  return <Drawing path={icons[name]} {...props} />;
}

export function Drawing({ path, size = 'm', flip = false }: DrawingProps & { path: string }) {
  const className = ['i', size === 'm' ? '' : size, flip ? 'flip' : ''].filter(Boolean).join(' ');
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
