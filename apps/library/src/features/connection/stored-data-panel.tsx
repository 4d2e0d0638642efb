import { checkConnection, clearAnswers, setContentRemoval } from '@kithouse/contract';
import { patch, useEndpoint } from '@kithouse/query';
import { Button } from '@kithouse/ui/button.js';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../lib/action.js';
import { t, translateMessage } from '../../lib/i18n.js';

/** Shows what this site stores: cached answers, and the content that deleting the plugin keeps or removes. */
export function StoredDataPanel() {
  return (
    <section className="panel stack" style={{ '--gap': '20px', padding: 28 }} aria-label={t('Stored on this site')}>
      <h2 className="h3">{t('Stored on this site')}</h2>
      <CachedAnswers />
      <ContentRemoval />
    </section>
  );
}

function CachedAnswers() {
  const cache = useQueryClient();
  const toast = useToast();
  const clear = useAction(clearAnswers, {
    onSuccess: ({ message }) => {
      toast({ title: translateMessage(message) ?? message });
      return cache.invalidateQueries();
    },
  });
  const count = useEndpoint(checkConnection, {}).data?.cached_answers;
  return (
    <div className="line flow apart">
      <p className="dim" style={{ flex: '1 1 300px' }}>
        {t('Cached answers let you browse while the library is offline.')}
        {typeof count === 'number' && ` ${t('Cached answers: {count}.', { count })}`}
      </p>
      <Button disabled={clear.isPending} onClick={() => clear.mutate({})}>
        {t('Clear cache')}
      </Button>
    </div>
  );
}

function ContentRemoval() {
  const cache = useQueryClient();
  const toast = useToast();
  const stored = useEndpoint(checkConnection, {}).data?.removes_content;
  // The query client tells components a moment later; without this state the box would flash back.
  const [chosen, setChosen] = useState<boolean>();
  const action = useAction(setContentRemoval, {
    onSuccess: ({ message }) => toast({ title: translateMessage(message) ?? message }),
  });
  const change = (removes_content: boolean) => {
    setChosen(removes_content);
    action.mutate(
      { removes_content },
      {
        onSuccess: () => patch(cache, checkConnection, (old) => ({ ...old, removes_content })),
        onSettled: () => setChosen(undefined),
      },
    );
  };
  return (
    <Checkbox checked={chosen ?? stored ?? false} disabled={stored === undefined || chosen !== undefined} onChange={change}>
      {t('Also remove theme parts, the imported colour palette and the logo width when the plugin is deleted')}
    </Checkbox>
  );
}
