import { getItem, type Item } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Suspense, useState } from 'react';
import { useAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useLazyOpen } from '../../lib/use-lazy-open.js';
import { ofItem } from '../import/template.js';
import type { ItemRecord } from './record-table.js';

const loadImport = () => import('../import/import-dialog.js');
const loadInsert = () => import('../insert/insert-dialog.js');
const ImportDialog = lazyComponent(() => loadImport().then((file) => file.ImportDialog));
const InsertDialog = lazyComponent(() => loadInsert().then((file) => file.InsertDialog));

/** Loads the whole item of a row and inserts it. */
export function RecordInsert({ record }: { record: ItemRecord }) {
  const { editor } = useHost();
  const isForEditor = editor?.platform === record.platform;
  const load = isForEditor ? loadInsert : loadImport;
  const Content = isForEditor ? InsertDialog : ImportDialog;
  const [item, setItem] = useState<Item>();
  const { isOpen, isLoading, open, close } = useLazyOpen(load);
  const find = useAction(getItem, {
    onSuccess: (found) => {
      setItem(found);
      open();
    },
  });

  const { slug, type, platform, name } = record;
  const isBusy = find.isPending || isLoading;
  return (
    <>
      <Button size="s" isBusy={isBusy} onClick={() => isBusy || find.mutate({ slug, type, platform })}>
        {t('Insert')}
        <span className="sr"> {name}</span>
      </Button>
      {isOpen && item && (
        <Suspense fallback={null}>
          <Content template={ofItem(item)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
