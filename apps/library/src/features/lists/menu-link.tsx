import { AnyIcon, type AnyIconName } from '@kithouse/ui/any-icon.js';

/** Shows a menu entry that opens a page of the site in a new tab. */
export function MenuLink({ icon, href, children }: { icon: AnyIconName; href: string; children: string }) {
  return (
    <a className="opt" role="menuitem" tabIndex={-1} href={href} target="_blank" rel="noopener">
      <AnyIcon name={icon} />
      {children}
    </a>
  );
}
