import { type ListType, listItems, type Platform } from '@kithouse/contract';
import { useApproach } from '@kithouse/ui/use-approach.js';
import { listTexts } from '../../features/items/item-texts.js';
import { useHost } from '../../hosts/host.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { usePrefetch } from '../../lib/use-endpoint.js';

type TabsProps = { platform: Platform; type: ListType };

export function Tabs({ platform, type }: TabsProps) {
  const { boot } = useHost();
  const types = (['packs', 'pages', 'blocks'] as const).filter((name) => name !== 'pages' || boot.can.read);
  return (
    <nav className="tabs" aria-label={t('Library')}>
      {types.map((name) => (
        <ListTab key={name} platform={platform} type={name} isCurrent={name === type} />
      ))}
    </nav>
  );
}

function ListTab({ platform, type, isCurrent }: TabsProps & { isCurrent: boolean }) {
  const prefetch = usePrefetch();
  const approach = useApproach(() => prefetch(listItems, { platform, type }));
  return (
    <Link to={`${platform}/${type}`} aria-current={isCurrent ? 'page' : undefined} {...approach}>
      {listTexts(type).title}
    </Link>
  );
}
