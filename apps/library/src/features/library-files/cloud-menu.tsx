import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { usePlatform } from '../../lib/use-route.js';
import { cloudScreens, personalScreens, profileScreen } from '../account/personal-screens.js';

/** Groups of screens separated by a line; a new area is another group. */
const groups = [cloudScreens, [...personalScreens, profileScreen]];

/** Shows the account's menu, on narrow windows as one row scrolled to the current screen. */
export function CloudMenu({ path }: { path: string }) {
  const platform = usePlatform();
  const menu = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const here = menu.current?.querySelector('[aria-current]');
    if (menu.current && here) {
      menu.current.scrollLeft += middleOf(here) - middleOf(menu.current);
    }
  }, []);

  return (
    <nav className="menu-side" aria-label={t('My account')} ref={menu}>
      {groups.flatMap((screens, index) => [
        index > 0 && <hr key={`before-${index}`} />,
        ...screens.map((screen) => (
          <Link key={screen.path} to={screen.path} query={{ platform }} aria-current={screen.path === path ? 'page' : undefined}>
            <AnyIcon name={screen.icon} />
            {screen.title()}
          </Link>
        )),
      ])}
    </nav>
  );
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
