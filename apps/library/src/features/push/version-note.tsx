import { findPushedFile } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { Icon } from '@kithouse/ui/icon.js';
import { Note } from '@kithouse/ui/note.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';

/** Shows in advance that the cloud already has this document and which version is created. */
export function VersionNote({ postId, name }: { postId: number; name: string }) {
  const { count } = useFormat();
  const file = useEndpoint(findPushedFile, { id: postId }).data?.data;
  if (!file) {
    return null;
  }
  const number = count(file.version + 1);
  return (
    <Note tone="info" isBoxed announcedAs="status" icon={<Icon name="info" />}>
      {name === '' || name === file.name
        ? t('“{name}” is already in your cloud. Your changes become version {number}.', { name: file.name, number })
        : t('“{name}” is already in your cloud. Your changes become version {number}, and the file gets the new name.', {
            name: file.name,
            number,
          })}
    </Note>
  );
}
