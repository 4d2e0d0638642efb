import { AppError } from '@kithouse/contract';
import { useToast } from '@kithouse/ui/toast.js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Route } from '../../lib/address.js';
import type { Host } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { ListError } from '../lists/list-error.js';
import { SaveForm } from './save-form.js';

type SaveEditedProps = { editor: NonNullable<Host['editor']>; route: Route };

/** Pushes the open document or its selected part. */
export function SaveEdited({ editor, route }: SaveEditedProps) {
  const toast = useToast();
  const selectedIds = route.query.part?.split(',');
  const edited = useQuery({
    queryKey: ['edited', selectedIds],
    queryFn: () => editor.read(selectedIds),
    gcTime: 0,
    retry: false,
  });
  const [drawing] = useState(() => editor.draw(selectedIds).catch(() => undefined));
  const [picture, setPicture] = useState<string>();
  useEffect(() => void drawing.then(setPicture), [drawing]);

  if (edited.isPending) {
    return <div style={{ minBlockSize: '60vh' }} aria-busy="true" />;
  }
  if (edited.error) {
    const error = edited.error instanceof AppError ? edited.error : new AppError('internal_error');
    return <ListError error={error} heading="h3" isRetrying={edited.isFetching} onRetry={() => void edited.refetch()} />;
  }
  const take = async () => {
    const [{ id, file_content }, thumbnail] = await Promise.all([editor.read(selectedIds), drawing]);
    return { platform: editor.platform, file_content, ...(id && { id }), ...(thumbnail && { thumbnail }) };
  };
  const saveDocument = () =>
    editor.save().catch(() =>
      toast({
        tone: 'bad',
        title: t('The template is in your cloud, but this page couldn’t be saved. Save it in the editor.'),
      }),
    );
  return (
    <SaveForm
      route={route}
      name={edited.data.name}
      about={
        selectedIds
          ? t('Your selection in the editor is exported and saved to your cloud.')
          : t('The page you’re editing is exported and saved to your cloud.')
      }
      source={take}
      postId={edited.data.id}
      picture={picture}
      onPushed={() => void saveDocument()}
    />
  );
}
