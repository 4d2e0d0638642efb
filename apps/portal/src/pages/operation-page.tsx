import { AppError } from '@kithouse/contract';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { t } from '../i18n.js';
import { Failed, Waiting } from '../orders/pending.js';
import type { Operation } from './operation.js';

type OperationProps = ComponentProps<typeof Operation>;

/** Loads the page only for people who open it, because nearly all visitors never do. */
const Page = lazy<ComponentType<OperationProps>>(() =>
  import('./operation.js').then(
    ({ Operation: page }) => ({ default: page }),
    () => ({ default: NotLoaded }),
  ),
);

export function OperationPage(props: OperationProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Page {...props} />
    </Suspense>
  );
}

function NotLoaded() {
  return <Failed title={t('Operation')} failure={new AppError('library_unavailable')} retry={() => location.reload()} />;
}
