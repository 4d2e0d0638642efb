import type { Platform } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Field } from '@kithouse/ui/field.js';
import { ResultDialog } from '@kithouse/ui/result-dialog.js';
import { type ReactNode, useState } from 'react';
import { type Route, trimPath } from '../../lib/address.js';
import { findDestination } from '../../lib/destinations.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { DestinationField, isChosen, nameOfDestination, type PushDestination, toTarget } from './destination-field.js';
import type { PushInput } from './push.js';
import { PushFailure } from './push-failure.js';
import { Uploading } from './uploading.js';
import { usePush } from './use-push.js';
import { VersionNote } from './version-note.js';

/** Returns the content at the time of the push. */
export type PushSource = () => Promise<Pick<PushInput, 'id' | 'file_content' | 'thumbnail'> & { platform: Platform }>;

type SaveFormProps = {
  route: Route;
  /** Default name of the template. */
  name: string;
  about: string;
  /** Undefined until something is chosen. */
  source: PushSource | undefined;
  /** Post of the whole document. Saving it again adds a version. */
  postId?: number | undefined;
  /** A data address. */
  picture?: string | undefined;
  onPushed?: () => void;
  /** Template chooser above the fields. */
  children?: ReactNode;
};

/** Shows name and destination, the upload and its result. */
export function SaveForm({ route, name: given, about, source, postId, picture, onPushed, children }: SaveFormProps) {
  const { address, close } = useHost();
  const { count } = useFormat();
  const [typed, setTyped] = useState<string>();
  const [target, setTarget] = useState<PushDestination>({ kind: 'clouds' });
  const name = typed ?? given;
  const action = usePush(onPushed);
  const isReady = name.trim() !== '' && isChosen(target) && source !== undefined;

  if (action.isPushing) {
    return <Uploading name={name} place={nameOfDestination(target)} left={action.left} max={action.max} picture={picture} />;
  }
  const submit = () => {
    if (isReady) {
      action.start(async () => ({ ...(await source()), ...toTarget(target), name: name.trim() }));
    }
  };
  const leave = () => {
    if (route.state.isFromEditor === true) {
      close?.();
      address.back();
    } else {
      address.go('clouds', { query: { platform: route.query.platform } });
    }
  };
  return (
    <div className="saving">
      <form
        className="panel"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="stack" style={{ '--gap': '4px' }}>
          <h2 className="h2">{t('Save your templates and push to cloud')}</h2>
          <p className="soft">{about}</p>
        </div>
        {children}
        <Field label={t('Name')} value={name} onChange={setTyped} size="l" maxLength={200} autoComplete="off" dir="auto" />
        <DestinationField destination={target} onChange={setTarget} />
        <div className="line">
          <Button kind="primary" size="l" type="submit" disabled={!isReady}>
            <AnyIcon name="cloud-upload" />
            {t('Save & Push')}
          </Button>
          <Button kind="quiet" size="l" onClick={leave}>
            {t('Cancel')}
          </Button>
        </div>
        {/* Below the buttons, which must not move when it appears. */}
        {postId && <VersionNote postId={postId} name={name.trim()} />}
      </form>
      {picture && (
        <div className="art">
          <img src={picture} alt={t('Preview of {name}', { name })} />
        </div>
      )}
      {action.pushed && (
        <ResultDialog
          tone="good"
          title={t('Successfully Pushed!')}
          closeLabel={t('Close')}
          onClose={() => address.go(toPath(action.pushed?.redirect), { query: { platform: action.platform }, replace: true })}
        >
          {pushedText(name, nameOfDestination(target), action.pushed.data.version, count)}
        </ResultDialog>
      )}
      {action.error && <PushFailure error={action.error} title={t('Something must went wrong!')} onClose={action.forget} />}
    </div>
  );
}

/** Returns the text for a new version of an existing file. */
const pushedText = (name: string, place: string, version: number, count: (value: number) => string) =>
  version > 1
    ? t('{name} in {place} is now version {number}.', { name, place, number: count(version) })
    : t('{name} is in {place}.', { name, place });

/** Accepts only cloud screens, otherwise My Clouds. */
function toPath(redirect = ''): string {
  const path = trimPath(redirect);
  return path.startsWith('clouds/') && findDestination(path) ? path : 'clouds';
}
