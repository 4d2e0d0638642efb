import {
  deleteFromTrash,
  getCloudUsage,
  listClouds,
  listTrash,
  listWorkspaces,
  restoreFromTrash,
  type TrashEntry,
} from '@kithouse/contract';
import { queryKey } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { RowSkeletons } from '@kithouse/ui/row-skeletons.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAction } from '../../lib/action.js';
import type { Route } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { usePlatform } from '../../lib/use-route.js';
import { NothingYet, PersonalResult } from '../lists/personal-result.js';
import { usePersonalList } from '../lists/use-personal-list.js';
import { CloudLayout } from './cloud-layout.js';
import { DeleteDialog } from './delete-dialog.js';
import { TrashTable } from './trash-table.js';
import { useNeighbourFocus } from './use-neighbour-focus.js';

/** Shows the account's deleted items that can be restored. */
export function TrashScreen({ route }: { route: Route }) {
  const list = usePersonalList(listTrash, route, {});
  const platform = usePlatform();
  const toast = useToast();
  const askAgain = useAskAgain();
  const { box, findNeighbour } = useNeighbourFocus();
  const [doomed, setDoomed] = useState<{ entry: TrashEntry; index: number }>();
  /** True once the question was confirmed. */
  const isGoing = useRef(false);
  const restore = useAction(restoreFromTrash, {
    // Busy until the new list arrives, to prevent a second press.
    onSuccess: async () => {
      await askAgain();
      toast({ title: t('Restored') });
    },
  });
  const remove = useAction(deleteFromTrash, { onSuccess: () => askAgain() });
  const working = restore.isPending ? restore.variables : remove.isPending ? remove.variables : undefined;
  const back = (
    <Link
      className="ibtn edge"
      to="clouds"
      query={{ platform }}
      aria-label={t('Back to My Clouds')}
      title={t('Back to My Clouds')}
    >
      <AnyIcon name="arrow-left" flip />
    </Link>
  );
  const empty = <NothingYet title={t('The trash is empty')}>{t('Deleted files stay here for 30 days.')}</NothingYet>;
  return (
    <CloudLayout path="clouds" title={t('Trash')} lead={back}>
      <div className="stack" ref={box}>
        <PersonalResult list={list} route={route} skeleton={<RowSkeletons label={t('Loading the trash')} />} empty={empty}>
          {(entries, isBusy) => (
            <TrashTable
              entries={entries}
              isBusy={isBusy}
              working={working}
              onRestore={({ kind, id }) => working ?? restore.mutate({ kind, id })}
              onDelete={(entry) => {
                isGoing.current = false;
                setDoomed({ entry, index: entries.indexOf(entry) });
              }}
            />
          )}
        </PersonalResult>
      </div>
      {doomed && (
        <DeleteDialog
          title={t('Delete {name} permanently?', { name: doomed.entry.name })}
          verb={t('Delete permanently')}
          onClose={() => setDoomed(undefined)}
          focusAfter={() => (isGoing.current ? findNeighbour(doomed.index) : undefined)}
          onConfirm={() => {
            isGoing.current = true;
            remove.mutate({ kind: doomed.entry.kind, id: doomed.entry.id });
            setDoomed(undefined);
          }}
        >
          {t('You can’t restore it afterwards. Pages that use it don’t change.')}
        </DeleteDialog>
      )}
    </CloudLayout>
  );
}

function useAskAgain() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [listTrash, listClouds, getCloudUsage, listWorkspaces].map((endpoint) =>
        cache.invalidateQueries({ queryKey: queryKey(endpoint) }),
      ),
    );
}
