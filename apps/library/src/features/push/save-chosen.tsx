import { AppError, listSavedTemplates, type SavedTemplate } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useId, useState } from 'react';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { FileDrop } from './file-drop.js';
import { type PushSource, SaveForm } from './save-form.js';
import { readTemplateFile, type TemplateFile } from './template-file.js';

type Chosen = { from: 'file'; file: TemplateFile; file_name: string } | { from: 'site'; template: SavedTemplate };

/** Pushes a template file or a saved template where no document is open. */
export function SaveChosen({ route }: { route: Route }) {
  const { boot } = useHost();
  const [chosen, setChosen] = useState<Chosen>();
  const [refusal, setRefusal] = useState<string>();

  const take = async (file: File) => {
    try {
      setChosen({ from: 'file', file: await readTemplateFile(file), file_name: file.name });
      setRefusal(undefined);
    } catch (error) {
      setChosen(undefined);
      setRefusal(error instanceof AppError ? error.message : t('This file can’t be read. Choose another one.'));
    }
  };
  const name = chosen === undefined ? '' : chosen.from === 'file' ? chosen.file.name : chosen.template.title;
  return (
    <SaveForm
      route={route}
      name={name}
      about={t('Save a template file or a saved template to your cloud, with its images.')}
      source={chosen && toSource(chosen)}
      postId={chosen?.from === 'site' ? chosen.template.id : undefined}
    >
      <FileDrop
        chosen={chosen?.from === 'file' ? chosen.file_name : undefined}
        error={refusal}
        onChoose={(file) => void take(file)}
      />
      {boot.has_elementor && (
        <SavedTemplateField
          chosen={chosen?.from === 'site' ? chosen.template : undefined}
          onChoose={(template) => {
            setChosen(template && { from: 'site', template });
            setRefusal(undefined);
          }}
        />
      )}
    </SaveForm>
  );
}

const toSource =
  (chosen: Chosen): PushSource =>
  async () =>
    chosen.from === 'file'
      ? { platform: chosen.file.platform, file_content: chosen.file.file_content }
      : { platform: 'elementor', id: chosen.template.id };

type SavedTemplateFieldProps = {
  chosen: SavedTemplate | undefined;
  onChoose: (template: SavedTemplate | undefined) => void;
};

/** Chooses a saved template; nothing without any. Excludes a site's settings. */
function SavedTemplateField({ chosen, onChoose }: SavedTemplateFieldProps) {
  const id = useId();
  const { data } = useEndpoint(listSavedTemplates, { platform: 'elementor', per_page: 100 });
  const templates = data?.items.filter(({ is_kit }) => !is_kit) ?? [];
  if (templates.length === 0) {
    return null;
  }
  return (
    <div className="fld l">
      <label htmlFor={id}>{t('Or a saved template')}</label>
      <select
        className="sel"
        id={id}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(templates.find((template) => String(template.id) === value))}
      >
        <option value="">{t('Choose a template')}</option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {template.title || t('Untitled')}
          </option>
        ))}
      </select>
    </div>
  );
}
