import type { Item } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Suspense } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useLazyOpen } from '../../lib/use-lazy-open.js';
import { useSignIn } from '../../lib/use-route.js';
import { ofItem } from '../import/template.js';
import { isInsertable } from '../pricing/ownership.js';
import { purchaseHref } from '../pricing/provider-pages.js';
import { useProfile } from '../profile/use-profile.js';

const loadImport = () => import('../import/import-dialog.js');
const loadInsert = () => import('../insert/insert-dialog.js');
const ImportDialog = lazyComponent(() => loadImport().then((file) => file.ImportDialog));
const InsertDialog = lazyComponent(() => loadInsert().then((file) => file.InsertDialog));

type InsertActionProps = {
  item: Item;
  className: string;
  tabIndex?: number;
  /** Adds the item's name where several are on a screen. */
  isNamed?: boolean;
};

/** Shows Insert, or Purchase for unowned items. In wp-admin it imports a page. */
export function InsertAction({ item, className, tabIndex, isNamed = false }: InsertActionProps) {
  const { boot, editor } = useHost();
  const profile = useProfile();
  const signIn = useSignIn();
  const isForEditor = editor?.platform === item.platform;
  const load = isForEditor ? loadInsert : loadImport;
  const { isOpen, isLoading, open, close } = useLazyOpen(load);
  const name = isNamed && <span className="sr"> {item.name}</span>;

  if (!isInsertable(item, profile)) {
    return (
      <a className={className} href={purchaseHref(boot, item)} target="_blank" rel="noopener" tabIndex={tabIndex}>
        {t('Purchase')}
        {name}
      </a>
    );
  }
  const Content = isForEditor ? InsertDialog : ImportDialog;
  const warm = () => void (profile && load().catch(() => undefined));
  return (
    <>
      <BareButton
        className={className}
        tabIndex={tabIndex}
        onPointerEnter={warm}
        onFocus={warm}
        aria-busy={isLoading || undefined}
        onClick={profile ? open : signIn}
      >
        {t('Insert')}
        {name}
      </BareButton>
      {isOpen && (
        <Suspense fallback={null}>
          <Content template={ofItem(item)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
