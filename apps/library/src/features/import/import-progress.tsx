import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BarLine } from '@kithouse/ui/bar-line.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { Note } from '@kithouse/ui/note.js';
import { useState } from 'react';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { CancelQuestion } from './cancel-question.js';
import { Checklist } from './checklist.js';
import type { InsertPreview } from './import-preview.js';
import { listSteps, statusName, stepName } from './steps.js';
import type { Template } from './template.js';
import type { ImportRun } from './use-import.js';
import { useImportLog } from './use-import-log.js';

type ImportProgressProps = {
  template: Template;
  run: ImportRun;
  preview: InsertPreview | undefined;
  state: { isSilent: boolean; isCancelling: boolean; cancel: () => void };
};

/** Blocks the dialog until the import has ended and shows its progress. */
export function ImportProgress({ template, run, preview, state: { isSilent, isCancelling, cancel } }: ImportProgressProps) {
  const { count } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const progress = useImportLog(run.import_id, !isCancelling);
  const pictures = preview?.media.count ?? 0;
  const steps = listSteps(progress, pictures > 0);
  const done = steps.filter(({ status }) => status === 'complete').length;
  const current = steps.find(({ status }) => status === 'processing');
  // Announced per ten percent instead of per picture.
  const announced = t('{percent}%', { percent: count(Math.floor(progress.percent / 10) * 10) });
  return (
    <Dialog width={460} closeLabel={t('Close')}>
      <DialogHead
        title={t('Importing {name}', { name: template.name })}
        about={t('The import continues if you close this window.')}
        closeLabel={t('Close')}
        canClose={false}
      />
      <section className="inside importing" data-first="" tabIndex={-1} aria-label={t('Progress')}>
        <output className="sr">{[current && stepName(current.step), announced].filter(Boolean).join(', ')}</output>
        <div className="stack" style={{ '--gap': '6px' }}>
          <BarLine label={t('Importing')} max={100} value={progress.percent} />
          <p className="line apart dim num">
            <span>{t('{percent}%', { percent: count(progress.percent) })}</span>
            <span>{t('{done} of {all} steps', { done: count(done), all: count(steps.length) })}</span>
          </p>
        </div>
        <Checklist
          label={t('Steps')}
          entries={steps.map(({ step, status }) => ({
            key: step,
            status,
            name: stepName(step),
            hiddenStatus: statusName(status),
            aside: step === 'download' && pictures > 0 && picturesText(pictures, count),
          }))}
        />
        {isSilent && (
          <Note isBoxed announcedAs="status" icon={<AnyIcon name="cloud-alert" />}>
            {t('The site isn’t responding. Trying again…')}
          </Note>
        )}
      </section>
      <div className="foot">
        {isCancelling ? (
          <output className="line soft">
            <span className="spin" />
            {t('Undoing the import…')}
          </output>
        ) : isAsking ? (
          <CancelQuestion onStay={() => setAsking(false)} onCancel={cancel} />
        ) : (
          <Button onClick={() => setAsking(true)}>{t('Cancel')}</Button>
        )}
      </div>
    </Dialog>
  );
}

const picturesText = (pictures: number, count: (value: number) => string) =>
  tn('{text} image', '{text} images', pictures, { text: count(pictures) });
