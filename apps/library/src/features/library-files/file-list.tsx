import { type CloudFile, isOwnFile } from '@kithouse/contract';
import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useRef, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { useMissingChunk } from '../../lib/use-missing-chunk.js';
import { useProfile } from '../profile/use-profile.js';
import { type Chosen, FileDialog, useDialogLoader } from './file-dialog.js';
import { FileGrid } from './file-grid.js';
import { FileTable } from './file-table.js';
import type { FileViewProps } from './file-view.js';
import { useDownload } from './use-download.js';
import { useFileWorks } from './use-file-works.js';
import { useNeighbourFocus } from './use-neighbour-focus.js';
import type { View } from './view-switch.js';

type FileListProps = Omit<FileViewProps, 'works' | 'onChoose'> & {
  view: View;
  /** Workspace that is shown. */
  workspaceId?: number;
  /** Meaning of deleting a file here, in a sentence or two. */
  deleteText: string;
  /** Removes a file optimistically; rejects and restores it when the server refuses. */
  remove: (file: CloudFile) => Promise<void>;
  /** Restores a removed own file. */
  undo?: (file: CloudFile) => Promise<void>;
};

/** Shows files with all their actions. */
export function FileList({ view, workspaceId, deleteText, remove, undo, ...shown }: FileListProps) {
  const toast = useToast();
  const user = useProfile();
  const download = useDownload();
  const load = useDialogLoader();
  const tellMissing = useMissingChunk();
  const { works, during } = useFileWorks();
  const { box, findNeighbour } = useNeighbourFocus();
  const leaving = useRef<CloudFile>(undefined);
  const [chosen, setChosen] = useState<Chosen>();
  const [hasFailed, setFailed] = useState(false);

  function open(wanted: Chosen) {
    load(wanted).then(
      () => setChosen(wanted),
      () => tellMissing(() => open(wanted)),
    );
  }

  const restore = (file: CloudFile) =>
    undo?.(file).catch((error: Error) => toast({ tone: 'bad', title: t('Something went wrong!'), text: error.message }));

  async function drop(file: CloudFile) {
    leaving.current = file;
    setChosen(undefined);
    try {
      await during(file.id, 'deleting', () => remove(file));
      const action = undo && isOwnFile(file, user) && { label: t('Undo'), onPress: () => void restore(file) };
      toast({ title: t('Successfully Deleted!'), text: file.name, ...(action && { action, lasts: 8000 }) });
    } catch {
      setFailed(true);
    }
  }

  const choose: FileViewProps['onChoose'] = (action, file) => {
    if (action !== 'download') {
      open({ action, file });
    } else if (!works.has(file.id)) {
      void during(file.id, 'downloading', () => download(file));
    }
  };
  const Files = view === 'list' ? FileTable : FileGrid;
  return (
    <div ref={box}>
      <Files {...shown} works={works} onChoose={choose} />
      {chosen && (
        <FileDialog
          chosen={chosen}
          screen={shown.screen}
          workspaceId={workspaceId}
          deleteText={deleteText}
          onClose={() => setChosen(undefined)}
          focusAfter={() => (leaving.current === chosen.file ? findNeighbour(shown.files.indexOf(chosen.file)) : undefined)}
          onDelete={(file) => void drop(file)}
        />
      )}
      {hasFailed && (
        <ResultDialog tone="bad" title={t('Something went wrong!')} closeLabel={t('Close')} onClose={() => setFailed(false)}>
          {t('Something went wrong regarding deleting your file. Try Later or Contact for Support.')}
        </ResultDialog>
      )}
    </div>
  );
}
