import { AppError, type Call, changePhoto, photoLimit, removePhoto, type SessionUser } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Face } from '@kithouse/ui/face.js';
import { useRef, useState } from 'react';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useSession } from '../session.js';
import { useSubmit } from '../use-submit.js';

const kinds = ['image/png', 'image/jpeg', 'image/webp'];

export function PhotoEditor({ call, user }: { call: Call; user: SessionUser }) {
  const { setUser } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const upload = useSubmit(async () => {
    const chosen = input.current?.files?.[0];
    setFile(chosen);
    assertSendable(chosen);
    const { user: changed } = await call(changePhoto, {}, { file: new Uint8Array(await chosen.arrayBuffer()) });
    setUser(changed);
  });
  const removal = useSubmit(async () => setUser((await call(removePhoto, {})).user));
  const failure = upload.failure ?? removal.failure;
  const isBusy = upload.isBusy || removal.isBusy;

  return (
    <div className="stack">
      <div className="line flow photo">
        <Face name={user.name} photo={user.profile_photo} size="xl" />
        <div className="stack">
          <div className="line flow">
            <Button aria-busy={isBusy} onClick={() => isBusy || input.current?.click()}>
              {upload.isBusy && <span className="spin" />}
              {user.profile_photo ? t('Change the photo') : t('Add a photo')}
            </Button>
            {user.profile_photo && (
              <Button kind="quiet" aria-busy={removal.isBusy} onClick={() => isBusy || removal.submit()}>
                {t('Remove the photo')}
              </Button>
            )}
          </div>
          <p className="cap">{t('PNG, JPEG or WebP, at most 2 MB. It’s cropped to a square.')}</p>
        </div>
        <input
          ref={input}
          className="sr"
          type="file"
          tabIndex={-1}
          aria-label={t('Photo')}
          accept={kinds.join()}
          onChange={() => {
            upload.submit();
          }}
          onClick={(event) => {
            // Allows choosing the same file again after a failure.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {failure && (
        <Refusal>
          {upload.failure && file
            ? t('{file}: {reason}', { file: file.name, reason: translateMessage(failure.message) })
            : translateMessage(failure.message)}
        </Refusal>
      )}
    </div>
  );
}

/** Checks a file before uploading, because the cloud would refuse others. */
function assertSendable(file: File | undefined): asserts file is File {
  if (!file || !kinds.includes(file.type)) {
    throw new AppError('invalid_input', 'Choose a PNG, JPEG or WebP image.');
  }
  if (file.size > photoLimit) {
    throw new AppError('too_large', 'A photo can have at most 2 MB. Choose a smaller one.');
  }
}
