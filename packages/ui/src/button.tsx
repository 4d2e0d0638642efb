import type { ComponentProps } from 'react';

type Look = {
  kind?: 'primary' | 'danger' | 'quiet' | undefined;
  size?: 's' | 'l' | undefined;
  isWide?: boolean | undefined;
  className?: string | undefined;
};

/** Returns the class name for other components that look like a button. */
export const buttonClass = ({ kind, size, isWide, className }: Look = {}) =>
  ['btn', kind, size, isWide && 'wide', className].filter(Boolean).join(' ');

type ButtonProps = ComponentProps<'button'> & Look & { isBusy?: boolean | undefined };

/** Shows a spinner while busy, and submits no form unless `type` says so. */
export function Button({ kind, size, isWide, className, isBusy, type = 'button', children, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      {...(isBusy && { 'aria-busy': true })}
      type={type}
      className={buttonClass({ kind, size, isWide, className })}
    >
      {isBusy && <span className="spin" />}
      {children}
    </button>
  );
}

export function ButtonLink({ kind, size, isWide, className, children, ...link }: ComponentProps<'a'> & Look) {
  return (
    <a {...link} className={buttonClass({ kind, size, isWide, className })}>
      {children}
    </a>
  );
}
