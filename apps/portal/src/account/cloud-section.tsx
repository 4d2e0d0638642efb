import {
  AppError,
  type Call,
  exportCloud,
  getCloudSummary,
  importCloud,
  type Output,
  type SessionUser,
} from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { useRef, useState } from 'react';
import { t, tn, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useSubmit } from '../use-submit.js';
import { ImportResult } from './import-result.js';
import { Section } from './section.js';

type CloudSectionProps = { call: Call; user: SessionUser };
type Result = Output<typeof importCloud>['data'];

export function CloudSection({ call, user }: CloudSectionProps) {
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result>();
  const { data: count, refetch } = useEndpoint(getCloudSummary, {});
  const leaving = useSubmit(async () => download((await call(exportCloud, {})).fileURL));
  const coming = useSubmit(async () => {
    setResult(undefined);
    const chosen = input.current?.files?.[0];
    assertZip(chosen);
    setResult((await call(importCloud, {}, { file: new Uint8Array(await chosen.arrayBuffer()) })).data);
    void refetch();
  });
  const failure = coming.failure ?? leaving.failure;

  return (
    <Section
      title={t('Your cloud')}
      about={t(
        'Export your templates and their images as one zip, or import such a zip. The import skips templates that already exist.',
      )}
    >
      {count && <p>{describe(count)}</p>}
      {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
      <div className="line flow">
        <Button aria-busy={leaving.isBusy} onClick={leaving.submit}>
          {leaving.isBusy ? <span className="spin" /> : <AnyIcon name="download" />}
          {t('Export')}
        </Button>
        <Button disabled={!user.is_verified} aria-busy={coming.isBusy} onClick={() => coming.isBusy || input.current?.click()}>
          {coming.isBusy ? <span className="spin" /> : <AnyIcon name="cloud-upload" />}
          {t('Import')}
        </Button>
        {!user.is_verified && <span className="dim">{t('Verify your email first.')}</span>}
        <output className="tell">
          {coming.isBusy && t('This can take some minutes. Keep this page open.')}
          {!coming.isBusy && leaving.isDone && t('The download has started.')}
        </output>
        <input
          ref={input}
          className="sr"
          type="file"
          tabIndex={-1}
          aria-label={t('Exported cloud')}
          accept=".zip,application/zip"
          onChange={coming.submit}
          onClick={(event) => {
            // Allows choosing the same file again after a failure.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {result && <ImportResult result={result} />}
    </Section>
  );
}

/** Downloads an attachment, so that the page stays. */
function download(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

type Count = { usage: number; limit: number };

const describe = ({ usage, limit }: Count) =>
  limit === -1
    ? tn('{count} template', '{count} templates', usage)
    : tn('{count} template of {limit}', '{count} templates of {limit}', usage, { limit });

const max = 256;

/** Checks a file before uploading, because the cloud would refuse others. */
function assertZip(file: File | undefined): asserts file is File {
  if (!file?.name.toLowerCase().endsWith('.zip')) {
    throw new AppError('invalid_input', 'Choose the zip of an exported cloud.');
  }
  if (file.size > max * 1024 * 1024) {
    throw new AppError('too_large', t('{file} is too large. An import can have at most {max} MB.', { file: file.name, max }));
  }
}
