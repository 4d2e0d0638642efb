import { type ListType, listItems, type Platform } from '@kithouse/contract';
import { usePrefetch } from '@kithouse/query';
import { useHoverIntent } from '@kithouse/ui/use-hover-intent.js';
import { listTexts } from '../../features/items/item-texts.js';
import { type Destination, templatesPath, themePartsPath } from '../../lib/destinations.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';

type TabsProps = { platform: Platform; destination: Destination };
type ListTabProps = { platform: Platform; type: ListType; isCurrent: boolean };

export function Tabs({ platform, destination }: TabsProps) {
  const { boot } = useHost();
  const current = tabOf(destination);
  const types = (['packs', 'pages', 'blocks'] as const).filter((name) => name !== 'pages' || boot.can.read);
  return (
    <nav className="tabs" aria-label={t('Library')}>
      {types.map((name) => (
        <ListTab key={name} platform={platform} type={name} isCurrent={name === current} />
      ))}
      {platform === 'elementor' && (
        <Link to={templatesPath} aria-current={current === 'templates' ? 'page' : undefined}>
          {t('Templates')}
        </Link>
      )}
      <Link to="clouds" query={{ platform }} aria-current={current === 'clouds' ? 'page' : undefined}>
        {t('My Cloud')}
      </Link>
      {boot.can.manage_options && (
        <Link to={themePartsPath} query={{ platform }} aria-current={current === themePartsPath ? 'page' : undefined}>
          {t('Theme parts')}
        </Link>
      )}
      {boot.can.upload_files && (
        <Link to="history" query={{ platform }} aria-current={current === 'history' ? 'page' : undefined}>
          {t('History')}
        </Link>
      )}
    </nav>
  );
}

/** Returns the tab of a screen; undefined if it has none. */
function tabOf(destination: Destination) {
  if ('type' in destination) {
    return destination.type;
  }
  if ('platform' in destination) {
    return 'templates';
  }
  const { screen } = destination;
  if (screen === 'history' || screen === themePartsPath) {
    return screen;
  }
  return screen === 'settings' || screen === 'sign-in' ? undefined : 'clouds';
}

function ListTab({ platform, type, isCurrent }: ListTabProps) {
  const prefetch = usePrefetch();
  const intentProps = useHoverIntent(() => prefetch(listItems, { platform, type }));
  return (
    <Link to={`${platform}/${type}`} aria-current={isCurrent ? 'page' : undefined} {...intentProps}>
      {listTexts(type).title}
    </Link>
  );
}
