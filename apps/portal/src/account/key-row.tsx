import { AnyIcon } from '@kithouse/ui/any-icon.js';
import type { Key } from './use-keys.js';

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

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
            'No site yet: the first one that uses this key holds it.'
          )}
        </p>
        <p className="cap">
          Since {date.format(new Date(created_at))}
          {' · '}
          {last_used_at ? `last used ${date.format(new Date(last_used_at))}` : 'never used'}
        </p>
      </div>
      <button className="btn s" type="button" aria-label={`${site_url ? 'Sign out' : 'Revoke'} ${name}`} onClick={onRevoke}>
        {site_url ? 'Sign out' : 'Revoke'}
      </button>
    </li>
  );
}
