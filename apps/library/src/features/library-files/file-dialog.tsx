import { type CloudFile, type FileAction, isOwnFile } from '@kithouse/contract';
import { Suspense } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { ofFile } from '../import/template.js';
import { useProfile } from '../profile/use-profile.js';
import type { FileViewProps } from './file-view.js';

/** A file with the person's chosen action. */
export type Chosen = { file: CloudFile; action: Exclude<FileAction, 'download'> };

const loadImport = () => import('../import/import-dialog.js');
const loadInsert = () => import('../insert/insert-dialog.js');
const loadCopyMove = () => import('./copy-move-dialog.js');
const loadRename = () => import('./rename-dialog.js');
const loadVersions = () => import('./versions-dialog.js');
const loadDelete = () => import('./delete-dialog.js');

const ImportDialog = lazyComponent(() => loadImport().then((file) => file.ImportDialog));
const InsertDialog = lazyComponent(() => loadInsert().then((file) => file.InsertDialog));
const CopyMoveDialog = lazyComponent(() => loadCopyMove().then((file) => file.CopyMoveDialog));
const RenameDialog = lazyComponent(() => loadRename().then((file) => file.RenameDialog));
const VersionsDialog = lazyComponent(() => loadVersions().then((file) => file.VersionsDialog));
const DeleteDialog = lazyComponent(() => loadDelete().then((file) => file.DeleteDialog));

/** Loads a dialog's code, so that it opens complete. */
export function useDialogLoader() {
  const { editor } = useHost();
  const loads = {
    insert: ({ platform }: CloudFile) => (editor?.platform === platform ? loadInsert() : loadImport()),
    copy: loadCopyMove,
    move: loadCopyMove,
    rename: loadRename,
    versions: loadVersions,
    delete: loadDelete,
  };
  return async ({ file, action }: Chosen): Promise<void> => void (await loads[action](file));
}

type FileDialogProps = Pick<FileViewProps, 'screen'> & {
  chosen: Chosen;
  /** Workspace that is shown. */
  workspaceId?: number | undefined;
  /** Meaning of deleting here. */
  deleteText: string;
  onClose: () => void;
  onDelete: (file: CloudFile) => void;
  /** Returns the focus target after the file is gone. */
  focusAfter: () => HTMLElement | undefined;
};

export function FileDialog(props: FileDialogProps) {
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
}

function Content({ chosen: { file, action }, screen, workspaceId, deleteText, onClose, onDelete, focusAfter }: FileDialogProps) {
  const { editor } = useHost();
  const user = useProfile();
  if (action === 'insert') {
    const Insert = editor?.platform === file.platform ? InsertDialog : ImportDialog;
    return <Insert template={ofFile(file)} onClose={onClose} />;
  }
  if (action === 'copy' || action === 'move') {
    const place = screen === 'clouds' ? {} : { itemId: file.id, workspaceId };
    return <CopyMoveDialog file={file} action={action} screen={screen} {...place} onDone={onClose} />;
  }
  if (action === 'rename') {
    return <RenameDialog file={file} onClose={onClose} />;
  }
  if (action === 'versions') {
    return <VersionsDialog file={file} canChange={isOwnFile(file, user)} onClose={onClose} />;
  }
  const title = t('Delete {name}?', { name: file.name });
  return (
    <DeleteDialog title={title} onClose={onClose} onConfirm={() => onDelete(file)} focusAfter={focusAfter}>
      {deleteText}
    </DeleteDialog>
  );
}
