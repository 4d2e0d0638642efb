import type { insertItem, Output } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { ColorsChoice } from '../import/colors-choice.js';
import { ImportPreview } from '../import/import-preview.js';
import type { Template } from '../import/template.js';
import { TemplatePicture } from '../import/template-picture.js';
import type { InsertChoices } from './use-insert.js';

type InsertPreview = Output<typeof insertItem>['plan'];

type InsertFormProps = {
  template: Template;
  preview: InsertPreview;
  choices: InsertChoices;
  onChoose: (choices: InsertChoices) => void;
  /** Running action in words. */
  busyWith: string | undefined;
  /** Undefined where nothing can be installed. */
  onInstall: (() => void) | undefined;
  onInsert: () => void;
  onClose: () => void;
};

/** Says what will happen and asks for choices. */
export function InsertForm({ template, preview, choices, onChoose, busyWith, onInstall, onInsert, onClose }: InsertFormProps) {
  return (
    <Dialog width={440} onClose={onClose} closeLabel={t('Close')}>
      <DialogHead title={t('Insert {name}', { name: template.name })} closeLabel={t('Close')} />
      <div className="inside">
        <TemplatePicture template={template} ratio="16 / 10" />
        <ImportPreview
          preview={preview && withoutPromises(preview)}
          first={t('It’s inserted at the cursor. Undo once to remove it.')}
          offersPlugins={onInstall !== undefined}
        />
        {preview && <LeftOut names={withoutContainers(preview)} />}
        {preview?.has_colors && (
          <ColorsChoice value={choices.colors ?? 'keep'} onChange={(colors) => onChoose({ ...choices, colors })} />
        )}
        {preview?.has_page_settings && (
          <label className="tick">
            <input
              className="box"
              type="checkbox"
              checked={choices.withPageSettings}
              onChange={({ currentTarget }) => onChoose({ ...choices, withPageSettings: currentTarget.checked })}
            />
            {t('Use its page settings too, such as the layout and the background of the page')}
          </label>
        )}
      </div>
      <div className="foot">
        <span className="dim" aria-live="polite" style={{ marginInlineEnd: 'auto' }}>
          {busyWith}
        </span>
        <Button kind="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        {onInstall && (
          <Button disabled={busyWith !== undefined} onClick={onInstall}>
            {t('Install plugins')}
          </Button>
        )}
        <Button
          kind="primary"
          disabled={!preview}
          isBusy={busyWith !== undefined}
          onClick={() => busyWith === undefined && onInsert()}
        >
          {t('Insert')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Removes import-only promises: an import keeps unknown elements, while an editor's omissions have their own message. */
const withoutPromises = (preview: NonNullable<InsertPreview>) =>
  preview.unknown?.length
    ? { ...preview, warnings: preview.warnings.filter(({ code }) => code !== 'unknown_elements') }
    : preview;

/** Elementor's settings decide on containers, which have a separate warning. */
const withoutContainers = ({ unknown = [], warnings }: NonNullable<InsertPreview>) =>
  warnings.some(({ code }) => code === 'elementor_container') ? unknown.filter((name) => name !== 'container') : unknown;

function LeftOut({ names }: { names: readonly string[] }) {
  const { editor } = useHost();
  if (names.length === 0 || editor?.platform !== 'elementor') {
    return null;
  }
  return (
    <p className="tell" style={{ color: 'var(--k-warn-text)' }}>
      <AnyIcon name="triangle-alert" />
      {t('No active plugin supports these widgets, so Elementor skips them: {names}.', {
        names: names.join(', '),
      })}
    </p>
  );
}
