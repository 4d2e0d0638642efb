import type { CloudFile, FileAction, ItemType, Person } from '@kithouse/contract';
import type { AnyIconName } from '@kithouse/ui/any-icon.js';
import { t } from '../../lib/i18n.js';

/** Running action of a file. */
export type FileWork = 'copying' | 'moving' | 'downloading' | 'deleting' | 'renaming';

export const typeName = (type: ItemType) => ({ pack: t('Pack'), page: t('Page'), block: t('Block') })[type];

export const workText = (work: FileWork) =>
  ({
    copying: t('Copying…'),
    moving: t('Moving…'),
    downloading: t('Downloading…'),
    deleting: t('Deleting…'),
    renaming: t('Renaming…'),
  })[work];

/** Returns the menu label of an action, in the contract's order. */
export const actionText = (action: FileAction) =>
  ({
    insert: t('Create a Page'),
    download: t('Download'),
    copy: t('Copy to WorkSpace'),
    move: t('Move to WorkSpace'),
    rename: t('Rename'),
    versions: t('Versions'),
    delete: t('Delete'),
  })[action];

export const actionIcons = {
  insert: 'plus',
  download: 'download',
  copy: 'copy',
  move: 'folder-input',
  rename: 'pencil',
  versions: 'history',
  delete: 'trash-2',
} as const satisfies Record<FileAction, AnyIconName>;

/** Returns the owner's name from the person's view. */
export const ownerName = ({ owner }: Pick<CloudFile, 'owner'>, user: Pick<Person, 'id'> | null) =>
  owner.id === user?.id ? t('You') : owner.name;
