import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Suspense } from 'react';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useLazyOpen } from '../../lib/use-lazy-open.js';

const load = () => import('./new-template-dialog.js');
const NewTemplateDialog = lazyComponent(() => load().then((file) => file.NewTemplateDialog));

export function NewTemplate({ isPrimary = true }: { isPrimary?: boolean }) {
  const { isOpen, isLoading, open, close } = useLazyOpen(load);
  return (
    <>
      <Button kind={isPrimary ? 'primary' : undefined} aria-busy={isLoading || undefined} onClick={open}>
        {isLoading ? <span className="spin" /> : <AnyIcon name="plus" size="s" />}
        {t('Add New Template')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewTemplateDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
