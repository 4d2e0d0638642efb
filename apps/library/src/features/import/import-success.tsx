import type { Imported } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button, ButtonLink, buttonClass } from '@kithouse/ui/button.js';
import { Dialog, DialogResult } from '@kithouse/ui/dialog.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { HistoryLink } from './history-link.js';
import type { Template } from './template.js';
import type { ImportRun } from './use-import.js';
import { WarningList } from './warning-list.js';

type ImportSuccessProps = {
  template: Template;
  run: ImportRun;
  imported: Imported;
  onUndo: () => void;
  onClose: () => void;
};

/** Shows what was created, with links and undo. */
export function ImportSuccess({ template, run, imported, onUndo, onClose }: ImportSuccessProps) {
  const { editor } = useHost();
  const { edit_link, elementor_edit_link, visit, warnings } = imported;
  // In an editor, links open in a new tab, so that no unsaved change is lost.
  const tab = editor ? { target: '_blank', rel: 'noopener' } : {};
  const elementorLink = template.platform === 'elementor' ? elementor_edit_link : undefined;
  return (
    <Dialog kind="result" closeLabel={t('Close')} onClose={onClose}>
      <DialogResult
        tone="good"
        sign={<AnyIcon name="check" />}
        title={t('{name} was imported', { name: template.name })}
        actions={
          <>
            <ButtonLink kind="primary" href={elementorLink ?? edit_link} {...tab}>
              {elementorLink ? t('Edit Template with Elementor') : t('Edit Template')}
            </ButtonLink>
            <ButtonLink href={visit} {...tab}>
              {t('View Template')}
            </ButtonLink>
            <Button kind="quiet" onClick={onUndo}>
              <AnyIcon name="undo-2" size="s" flip />
              {t('Undo')}
            </Button>
            <HistoryLink className={buttonClass({ kind: 'quiet' })} onLeave={onClose} />
          </>
        }
      >
        <output className="soft">
          {run.as === 'page'
            ? t('The draft page “{title}” is ready.', { title: run.title })
            : t('It’s in your saved templates as a draft.')}
        </output>
        <WarningList warnings={warnings} />
      </DialogResult>
    </Dialog>
  );
}
