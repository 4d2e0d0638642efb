import { type CloudFile, type FileAction, type FileScreen, fileActions, isOwnFile, type Role } from '@kithouse/contract';
import { useProfile } from '../profile/use-profile.js';
import type { FileWork } from './file-texts.js';

export type FileViewProps = {
  /** Accessible name of the list. */
  label: string;
  files: readonly CloudFile[];
  screen: FileScreen;
  /** Role in the shown workspace; undefined in My Clouds. */
  role?: Role | undefined;
  /** True while another page loads. */
  isBusy: boolean;
  /** By the `id` of the file. */
  works: ReadonlyMap<number, FileWork>;
  onChoose: (action: FileAction, file: CloudFile) => void;
};

/** Returns a function that lists a file's permitted actions. */
export function useFileActions({ screen, role }: Pick<FileViewProps, 'screen' | 'role'>) {
  const user = useProfile();
  return (file: CloudFile): FileAction[] => fileActions({ is_own: isOwnFile(file, user), screen, role });
}
