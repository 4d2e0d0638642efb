import { getWorkspace, type Workspace } from '@kithouse/contract';
import { patch } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { usePlatform } from '../../lib/use-route.js';
import { EditDialog } from './edit-dialog.js';
import { Faces } from './faces.js';
import { LeaveDialog } from './leave-dialog.js';
import { refreshWorkspaces } from './refresh.js';
import { pathOf } from './workspace-paths.js';
import { aloneText, facesOf, filesText } from './workspace-texts.js';

type WorkspacePeopleProps = {
  workspace: Workspace;
  /** Files of this platform or matches; undefined while loading. */
  total: number | undefined;
  isSearch: boolean;
};

/** Shows the number of files and the people; owners can share, others leave. */
export function WorkspacePeople({ workspace, total, isSearch }: WorkspacePeopleProps) {
  const { count } = useFormat();
  const [open, setOpen] = useState<'share' | 'leave'>();
  const replace = useReplace(workspace);
  const { role, owner, shared, sharedWith } = workspace;
  const people = shared ? [owner, ...sharedWith] : sharedWith;
  const text = total === undefined ? '' : count(total);
  const close = () => setOpen(undefined);
  return (
    <div className="line flow" style={{ gap: 12, minBlockSize: 28 }}>
      {total !== undefined && (
        <output className="dim num">
          {isSearch ? tn('{text} file found', '{text} files found', total, { text }) : filesText(total, text)}
        </output>
      )}
      {people.length > 0 ? (
        <Faces people={people} max={facesOf(workspace)} />
      ) : (
        <span className="cap">{aloneText(workspace)}</span>
      )}
      {role === 'owner' && (
        <Button kind="quiet" size="s" onClick={() => setOpen('share')}>
          <AnyIcon name="user-round-plus" size="s" />
          {t('Share')}
        </Button>
      )}
      {role === 'viewer' && <span className="pill">{t('View only')}</span>}
      {role !== 'owner' && (
        <Button kind="quiet" size="s" onClick={() => setOpen('leave')}>
          <AnyIcon name="log-out" size="s" />
          {t('Leave workspace')}
        </Button>
      )}
      {open === 'share' && <EditDialog workspace={workspace} toShare onSaved={replace} onDone={close} />}
      {open === 'leave' && <LeaveDialog workspace={workspace} onClose={close} />}
    </div>
  );
}

/** Shows the saved workspace, at its new address after renaming. */
function useReplace({ slug }: Workspace) {
  const cache = useQueryClient();
  const { address } = useHost();
  const platform = usePlatform();
  return (saved: Workspace) => {
    patch(cache, getWorkspace, (old) => (old.workspace.id === saved.id ? { ...old, workspace: saved } : old));
    if (saved.slug !== slug) {
      address.go(pathOf(saved), { query: { platform }, replace: true });
    }
    refreshWorkspaces(cache);
  };
}
