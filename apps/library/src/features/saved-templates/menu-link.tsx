import { AnyIcon, type AnyIconName } from '@kithouse/ui/any-icon.js';

/** An entry of a menu that is a page of the site; it opens beside the library. */
export function MenuLink({ icon, href, children }: { icon: AnyIconName; href: string; children: string }) {
  return (
    <a className="opt" role="menuitem" tabIndex={-1} href={href} target="_blank" rel="noopener">
      <AnyIcon name={icon} />
      {children}
    </a>
  );
}
