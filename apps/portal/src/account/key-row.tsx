import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { formatDay, t } from '../i18n.js';
import type { Key } from './key.js';

export function KeyRow({ entry, onRevoke }: { entry: Key; onRevoke: () => void }) {
  const { name, site_url, created_at, last_used_at } = entry;
  return (
    <li>
      <AnyIcon name={site_url ? 'globe' : 'lock'} />
      <div className="grow anywhere">
        <b className="h4">{name}</b>
        <p className="dim">
          {site_url ? (
            <bdi>{site_url.replace(/^https?:\/\//, '')}</bdi>
          ) : (
            t('No site uses this key yet. It belongs to the first site that uses it.')
          )}
        </p>
        <p className="cap">
          {last_used_at
            ? t('Since {day} · last used {last}', { day: formatDay(created_at), last: formatDay(last_used_at) })
            : t('Since {day} · never used', { day: formatDay(created_at) })}
        </p>
      </div>
      <Button
        size="s"
        aria-label={site_url ? t('Sign out {site}', { site: name }) : t('Revoke {key}', { key: name })}
        onClick={onRevoke}
      >
        {site_url ? t('Sign out') : t('Revoke')}
      </Button>
    </li>
  );
}
