import type { Colors, DesignChoices } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { Field } from '@kithouse/ui/field.js';
import { Note } from '@kithouse/ui/note.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { ColorsChoice } from './colors-choice.js';
import { DesignConflicts } from './design-conflicts.js';
import { AtomicChoice, ContainerChoice } from './feature-choices.js';
import { ImportPreview, type InsertPreview } from './import-preview.js';
import { itemOf, type Template } from './template.js';
import { TemplatePicture } from './template-picture.js';
import type { ImportChoice } from './use-import.js';

/** The person's input. */
export type ImportDraft = {
  title: string;
  colors: Colors;
  enable_container: boolean;
  enable_atomic?: boolean;
  design_choices?: DesignChoices;
};

type ImportFormProps = {
  template: Template;
  preview: InsertPreview | undefined;
  draft: ImportDraft;
  onDraft: (draft: ImportDraft) => void;
  onChoose: (choice: ImportChoice) => void;
  onClose: () => void;
};

/** Shows what the import will change, and asks how to import the template. */
export function ImportForm({ template, preview, draft, onDraft, onChoose, onClose }: ImportFormProps) {
  const { edit_pages, upload_files, manage_options } = useHost().boot.can;
  const pack = itemOf(template)?.pack;
  const about = pack ? t('From {name}', { name: pack.name }) : undefined;
  const { title, colors, enable_container, enable_atomic = false, design_choices } = draft;
  const requested = manage_options
    ? (preview?.warnings ?? []).filter(({ code }) => features.has(code)).map(({ code }) => code)
    : [];
  const asksAtomic = requested.includes('elementor_atomic');
  const shownPreview = preview && { ...preview, warnings: preview.warnings.filter(({ code }) => !requested.includes(code)) };
  const common = {
    colors,
    ...(!enable_container && { enable_container }),
    ...(enable_atomic && { enable_atomic }),
    ...(design_choices && { design_choices }),
  };
  const isAllowed = !asksAtomic || enable_atomic;
  const canMakePage = edit_pages && upload_files;
  // A saved template of this site is already in that library.
  const canSave = template.platform === 'elementor' && template.origin !== 'local' && upload_files;
  return (
    <Dialog width={560} closeLabel={t('Close')} onClose={onClose}>
      <DialogHead title={t('Import {name}', { name: template.name })} about={about} closeLabel={t('Close')} />
      <div className="inside">
        <TemplatePicture template={template} ratio="2 / 1" />
        <ImportPreview
          preview={shownPreview}
          first={t('The import creates a draft. Visitors can’t see it until you publish it.')}
          offersPlugins
          isReplacing={Object.values(design_choices ?? {}).includes('replace')}
        />
        {preview?.has_colors && <ColorsChoice value={colors} onChange={(chosen) => onDraft({ ...draft, colors: chosen })} />}
        <DesignConflicts
          conflicts={preview?.design ?? []}
          choices={design_choices}
          onChange={(chosen) => onDraft({ ...draft, design_choices: chosen })}
        />
        {asksAtomic && <AtomicChoice isOn={enable_atomic} onChange={(isOn) => onDraft({ ...draft, enable_atomic: isOn })} />}
        {requested.includes('elementor_container') && (
          <ContainerChoice isOn={enable_container} onChange={(isOn) => onDraft({ ...draft, enable_container: isOn })} />
        )}
        {canMakePage && (
          <PageForm
            title={title}
            isAllowed={isAllowed}
            onTitle={(typed) => onDraft({ ...draft, title: typed })}
            onSubmit={() => onChoose({ as: 'page', title: title.trim(), ...common })}
          />
        )}
        {canMakePage && canSave && <hr style={{ margin: 0 }} />}
        {canSave && <LibraryChoice isAllowed={isAllowed} onChoose={() => onChoose({ as: 'library', ...common })} />}
        {!canMakePage && !canSave && (
          <Note isBoxed announcedAs="alert">
            {t('You don’t have permission to create pages here. Ask an administrator.')}
          </Note>
        )}
      </div>
    </Dialog>
  );
}

/** Lists codes of warnings about features that an administrator can switch on. */
const features = new Set(['elementor_atomic', 'elementor_container']);

type PageFormProps = { title: string; isAllowed: boolean; onTitle: (title: string) => void; onSubmit: () => void };

function PageForm({ title, isAllowed, onTitle, onSubmit }: PageFormProps) {
  const isReady = isAllowed && title.trim() !== '';
  return (
    <form
      className="stack"
      style={{ '--gap': '10px' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) {
          onSubmit();
        }
      }}
    >
      <h3 className="h4">{t('Create a draft page from this template')}</h3>
      <div className="line" style={{ alignItems: 'flex-end' }}>
        <div style={{ flex: 1 }}>
          <Field label={t('Page title')} value={title} onChange={onTitle} maxLength={200} autoComplete="off" data-first="" />
        </div>
        <Button kind="primary" type="submit" disabled={!isReady}>
          {t('Create a Page')}
        </Button>
      </div>
    </form>
  );
}

function LibraryChoice({ isAllowed, onChoose }: { isAllowed: boolean; onChoose: () => void }) {
  return (
    <section className="line apart flow">
      <div style={{ flex: '1 1 200px' }}>
        <h3 className="h4">{t('Import into saved templates')}</h3>
        <p className="dim">{t('Find it later under Templates.')}</p>
      </div>
      <Button disabled={!isAllowed} onClick={onChoose}>
        {t('Import to saved templates')}
      </Button>
    </section>
  );
}
