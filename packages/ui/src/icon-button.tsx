import type { ComponentProps } from 'react';
import { BareButton } from './bare-button.js';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  size?: 's' | undefined;
  /** Whether the pointer shows the label. */
  hasTip?: boolean;
};

/** Shows an icon that acts. Its tip is its label unless `title` is another. */
export function IconButton({ label, size, className, hasTip = true, title = label, ...button }: IconButtonProps) {
  const look = ['ibtn', size, className].filter(Boolean).join(' ');
  return <BareButton {...button} className={look} aria-label={label} {...(hasTip && { title })} />;
}
