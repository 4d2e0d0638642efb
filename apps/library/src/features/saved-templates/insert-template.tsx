import type { SavedTemplate } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Suspense } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useLazyOpen } from '../../lib/use-lazy-open.js';
import { useSignIn } from '../../lib/use-route.js';
import { useProfile } from '../profile/use-profile.js';

const loadImport = () => import('../import/import-dialog.js');
const loadInsert = () => import('../insert/insert-dialog.js');
const ImportDialog = lazyComponent(() => loadImport().then((file) => file.ImportDialog));
const InsertDialog = lazyComponent(() => loadInsert().then((file) => file.InsertDialog));

/** Inserts into Elementor's open document, or creates a draft page elsewhere. */
export function InsertTemplate({ template: { id, title } }: { template: SavedTemplate }) {
  const { editor } = useHost();
  const profile = useProfile();
  const signIn = useSignIn();
  const isForEditor = editor?.platform === 'elementor';
  const { isOpen, isLoading, open, close } = useLazyOpen(isForEditor ? loadInsert : loadImport);
  const Content = isForEditor ? InsertDialog : ImportDialog;
  const name = title || t('Untitled');
  return (
    <>
      <Button size="s" isBusy={isLoading} onClick={profile ? open : signIn}>
        {t('Insert')}
        <span className="sr"> {name}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Content template={{ origin: 'local', id, name, platform: 'elementor' }} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
