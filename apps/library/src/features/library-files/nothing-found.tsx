/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an output may not hold a heading */
import { Blank } from '@kithouse/ui/blank.js';
import { Button } from '@kithouse/ui/button.js';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';

/** Shows that a search found no files. */
export function NothingFound({ route }: { route: Route }) {
  const { address } = useHost();
  const clear = () => address.go(route.path, { query: { ...route.query, p: undefined, q: undefined }, replace: true });
  const actions = (
    <Button kind="primary" onClick={clear}>
      {t('Clear search')}
    </Button>
  );
  return (
    <Blank picture="nothing" heading="h2" role="status" title={t('No matches found')} actions={actions}>
      {t('Try a broader search, or switch the platform.')}
    </Blank>
  );
}
