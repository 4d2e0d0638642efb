import type { Item } from '@kithouse/contract';
import { lazy, Suspense, useState } from 'react';
import { useHost } from '../../hosts/host.js';
import { t } from '../../lib/i18n.js';
import { useSignIn } from '../../lib/use-place.js';
import { useProfile } from '../profile/use-profile.js';
import { isInsertable, purchaseHref } from './ownership.js';

const loadImport = () => import('../import/import-dialog.js');
const loadInsert = () => import('../insert/insert-dialog.js');
const ImportDialog = lazy(() => loadImport().then((file) => ({ default: file.ImportDialog })));
const InsertDialog = lazy(() => loadInsert().then((file) => ({ default: file.InsertDialog })));

type InsertActionProps = {
  item: Item;
  className: string;
  tabIndex?: number;
  /** Says which item is meant where several of these stand on one screen. */
  isNamed?: boolean;
};

/** Insert, or Purchase for what is not owned. In wp-admin, where nothing is open to insert into, a page is made of it. */
export function InsertAction({ item, className, tabIndex, isNamed = false }: InsertActionProps) {
  const { boot, editor } = useHost();
  const profile = useProfile();
  const signIn = useSignIn();
  const [isOpen, setOpen] = useState(false);
  const name = isNamed && <span className="sr"> {item.name}</span>;

  if (!isInsertable(item, profile)) {
    return (
      <a className={className} href={purchaseHref(boot, item)} target="_blank" rel="noopener" tabIndex={tabIndex}>
        {t('Purchase')}
        {name}
      </a>
    );
  }
  const isForEditor = editor?.platform === item.platform;
  const Content = isForEditor ? InsertDialog : ImportDialog;
  const warm = () => void (profile && (isForEditor ? loadInsert() : loadImport()));
  return (
    <>
      <button
        className={className}
        type="button"
        tabIndex={tabIndex}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => (profile ? setOpen(true) : signIn())}
      >
        {t('Insert')}
        {name}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Content item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
