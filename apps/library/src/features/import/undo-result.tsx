import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import type { UndoneImport } from './undo-import.js';
import { KeptList } from './undo-lists.js';

type UndoResultProps = {
  title: string;
  result: UndoneImport;
  focusAfter?: (() => HTMLElement | undefined) | undefined;
  onClose: () => void;
};

/** Shows the result of an undo. */
export function UndoResult({ title, result: { undone, kept }, focusAfter, onClose }: UndoResultProps) {
  const { count } = useFormat();
  const gone = undone.length;
  const text =
    gone > 0
      ? tn('{text} change was undone.', '{text} changes were undone.', gone, { text: count(gone) })
      : t('The import left nothing to undo.');
  return (
    <Dialog kind="result" closeLabel={t('Close')} onClose={onClose} focusAfter={focusAfter}>
      <DialogResult
        tone="good"
        sign={<AnyIcon name="undo-2" flip />}
        title={title}
        actions={<Button onClick={onClose}>{t('Close')}</Button>}
      >
        <output className="soft">{text}</output>
        <KeptList title={t('This stays')} kept={kept} />
      </DialogResult>
    </Dialog>
  );
}
