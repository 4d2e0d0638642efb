import { AppError } from '@kithouse/contract';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { t } from '../i18n.js';
import { Failed, Waiting } from '../orders/pending.js';
import type { Operations } from './operations.js';

type OperationsProps = ComponentProps<typeof Operations>;

/** Loads the page only for people who open it, because nearly all visitors never do. */
const Page = lazy<ComponentType<OperationsProps>>(() =>
  import('./operations.js').then(
    ({ Operations: page }) => ({ default: page }),
    () => ({ default: NotLoaded }),
  ),
);

export function OperationsPage(props: OperationsProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Page {...props} />
    </Suspense>
  );
}

function NotLoaded() {
  return <Failed title={t('Operations')} failure={new AppError('library_unavailable')} retry={() => location.reload()} />;
}
