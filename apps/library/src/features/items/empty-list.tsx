import { Blank } from '@kithouse/ui/blank.js';
import { Button } from '@kithouse/ui/button.js';
import { t } from '../../lib/i18n.js';

type EmptyListProps = { onReset: (() => void) | undefined; onClearSearch: (() => void) | undefined };

export function EmptyList({ onReset, onClearSearch }: EmptyListProps) {
  if (!onReset) {
    return (
      <Blank picture="nothing" title={t('Nothing here yet')}>
        {t('Templates appear here when the library publishes them.')}
      </Blank>
    );
  }
  const actions = (
    <>
      <Button kind="primary" onClick={onReset}>
        {t('Reset')}
      </Button>
      {onClearSearch && <Button onClick={onClearSearch}>{t('Clear search')}</Button>}
    </>
  );
  return (
    <Blank picture="nothing" title={t('No matches found')} actions={actions}>
      {t('Try a broader search, or clear the filters.')}
    </Blank>
  );
}
