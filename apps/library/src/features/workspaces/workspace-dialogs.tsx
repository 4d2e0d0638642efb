import type { Workspace } from '@kithouse/contract';
import { CreateDialog } from './create-dialog.js';
import { DeleteDialog } from './delete-dialog.js';
import { EditDialog } from './edit-dialog.js';
import type { WorkspaceAction } from './workspace-action.js';

type WorkspaceDialogsProps = {
  /** Undefined while nothing is open. */
  action: WorkspaceAction | undefined;
  onClose: () => void;
  onCreated?: (workspace: Workspace) => void;
  onSaved: (workspace: Workspace) => void;
  onDeleted?: (workspace: Workspace) => void;
};

export function WorkspaceDialogs({ action, onClose, onCreated, onSaved, onDeleted }: WorkspaceDialogsProps) {
  switch (action?.kind) {
    case 'create':
      return <CreateDialog onCreated={(workspace) => onCreated?.(workspace)} onDone={onClose} />;
    case 'edit':
      return <EditDialog workspace={action.workspace} toShare={action.toShare === true} onSaved={onSaved} onDone={onClose} />;
    case 'delete':
      return <DeleteDialog workspace={action.workspace} onDeleted={() => onDeleted?.(action.workspace)} onDone={onClose} />;
    case undefined:
      return null;
  }
}
