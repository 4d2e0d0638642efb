import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHost } from './host.js';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  query?: Record<string, string | undefined>;
  /** Filters replace the current history entry; screens add one. */
  replace?: boolean;
  state?: Record<string, unknown> | undefined;
};

/** Renders an internal link that works with modifier keys. */
export function Link({ to, query, replace = false, state, onClick, children, ...anchor }: LinkProps) {
  const { address } = useHost();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    address.go(to, { ...(query && { query }), ...(state && { state }), replace });
  }

  return (
    <a {...anchor} href={address.href(to, query)} onClick={follow}>
      {children}
    </a>
  );
}
