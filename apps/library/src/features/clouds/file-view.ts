import { type CloudFile, type FileAction, type FileScreen, fileActions, isOwnFile, type Role } from '@kithouse/contract';
import { useProfile } from '../profile/use-profile.js';
import type { FileWork } from './file-texts.js';

export type FileViewProps = {
  /** Of the list, for who hears it. */
  label: string;
  files: readonly CloudFile[];
  screen: FileScreen;
  /** The person's in the workspace that is shown; absent in My Clouds. */
  role?: Role | undefined;
  /** While another page is on its way. */
  isBusy: boolean;
  /** By the `id` of the file. */
  works: ReadonlyMap<number, FileWork>;
  onChoose: (action: FileAction, file: CloudFile) => void;
};

/** Answers what may be done with a file. */
export function useFileActions({ screen, role }: Pick<FileViewProps, 'screen' | 'role'>) {
  const user = useProfile();
  return (file: CloudFile): FileAction[] => fileActions({ is_own: isOwnFile(file, user), screen, role });
}
