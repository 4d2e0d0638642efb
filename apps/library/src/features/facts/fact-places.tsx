import type { FactPlace } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Note } from '@kithouse/ui/note.js';
import { useState } from 'react';
import { t, tn } from '../../lib/i18n.js';
import { UndoDialog } from '../import/undo-dialog.js';
import { PlaceList } from './place-list.js';
import { usePlaces, usePlaceUpdate, useRefreshPlaces } from './use-place-update.js';

type FactPlacesProps = {
  /** Whether to report that no place shows former details. */
  isAsked: boolean;
};

/** Offers to update the places of earlier imports that still show former details. */
export function FactPlaces({ isAsked }: FactPlacesProps) {
  const { data, error, refetch, hours } = usePlaces();
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const run = usePlaceUpdate();
  const places = data?.places ?? [];
  const isTicked = ({ id, is_certain }: FactPlace) => ticks[id] ?? is_certain;
  const chosen = places.filter(isTicked).map(({ id }) => id);
  if (run.updated) {
    return <Updated {...run.updated} onUndone={run.forget} />;
  }
  if (error && !data) {
    return <Failure message={error.message} onRetry={() => void refetch()} />;
  }
  if (places.length === 0) {
    return isAsked && data ? <output className="dim">{t('No page shows the old details.')}</output> : null;
  }
  return (
    <section className="stack fact-places" aria-labelledby="fact-places-title">
      <div>
        <h3 className="h4" id="fact-places-title">
          {t('Pages that show the old details')}
        </h3>
        <p className="dim">{t('These texts come from earlier imports. Everything else on the pages stays as it is.')}</p>
      </div>
      <PlaceList places={places} isTicked={isTicked} onTick={(id, isOn) => setTicks((old) => ({ ...old, [id]: isOn }))} />
      {run.error && <Failure message={run.error.message} onRetry={run.resume} />}
      <div className="line">
        <Button
          kind="primary"
          disabled={chosen.length === 0}
          isBusy={run.isUpdating}
          onClick={() => run.isUpdating || run.update(chosen, hours)}
        >
          {run.isUpdating ? t('Updating…') : tn('Update {count} place', 'Update {count} places', chosen.length)}
        </Button>
      </div>
    </section>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="line apart flow" role="alert">
      <p className="soft">{message}</p>
      <Button size="s" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}

type UpdatedProps = { import_id: string; count: number; onUndone: () => void };

/** Reports the update, which can be undone here and in History. */
function Updated({ import_id, count, onUndone }: UpdatedProps) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefreshPlaces();
  return (
    <>
      <Note
        tone="info"
        isBoxed
        announcedAs="status"
        action={
          <Button size="s" onClick={() => setAsking(true)}>
            {t('Undo')}
          </Button>
        }
      >
        {tn('{count} place shows your new details.', '{count} places show your new details.', count)}{' '}
        {t('History lists the change.')}
      </Note>
      {isAsking && (
        <UndoDialog
          import_id={import_id}
          name={t('Business details')}
          kind="details"
          onClose={() => setAsking(false)}
          onUndone={() => {
            refresh();
            onUndone();
          }}
        />
      )}
    </>
  );
}
