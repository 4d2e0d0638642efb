import { createTemplate, listThemeParts, type Platform } from '@kithouse/contract';
import { queryKey } from '@kithouse/query';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { Field } from '@kithouse/ui/field.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { PlatformChoice } from './platform-choice.js';

/** Creates an empty theme part and opens its editor. */
export function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const { boot } = useHost();
  const id = useId();
  const [platform, setPlatform] = useState(() => firstPlatform(boot.template_types));
  const [type, setType] = useState('');
  const [title, setTitle] = useState('');
  const { create, isRunning, button } = useCreation();
  const types = boot.template_types[platform];

  const submit = () => {
    if (type && !isRunning) {
      create({ nonce: boot.nonce, platform, type, title: title.trim() });
    }
  };
  return (
    <Dialog width={520} closeLabel={t('Close')} onClose={onClose}>
      <DialogHead title={t('Add New Template')} closeLabel={t('Close')} />
      <div className="inside">
        <PlatformChoice
          platform={platform}
          onChoose={(next) => {
            setPlatform(next);
            setType('');
          }}
        />
        <div className="fld">
          <label htmlFor={`${id}-type`}>{t('Template type')}</label>
          <select
            className="sel"
            id={`${id}-type`}
            value={type}
            disabled={types.length === 0}
            onChange={(event) => setType(event.currentTarget.value)}
          >
            <option value="">{types.length === 0 ? t('No type Found') : t('Choose a type')}</option>
            {types.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {platform === 'elementor' && !boot.has_elementor && (
            <p className="tell">{t('The Elementor plugin isn’t active on this site.')}</p>
          )}
        </div>
        <Field
          label={
            <>
              {t('Name')} <span className="opt-note">{t('(optional)')}</span>
            </>
          }
          dir="auto"
          maxLength={200}
          placeholder={types.find(({ value }) => value === type)?.label}
          value={title}
          onChange={setTitle}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && submit()}
        />
      </div>
      <div className="foot">
        <Button kind="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button kind="primary" ref={button} disabled={!type || isRunning} isBusy={isRunning} onClick={submit}>
          {t('Create Template')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Creates once: stays busy until the editor opens. */
function useCreation() {
  const cache = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, isSuccess, error } = useAction(createTemplate, {
    onSuccess: ({ url }) => {
      void cache.invalidateQueries({ queryKey: queryKey(listThemeParts) });
      window.location.assign(url);
    },
    onError: ({ message }) => console.error(`Create template: ${message}`),
  });
  useEffect(() => {
    // A disabled button has lost the focus.
    if (error) {
      button.current?.focus();
    }
  }, [error]);
  return { create: mutate, isRunning: isPending || isSuccess, button };
}

/** Returns the first platform with types. */
const firstPlatform = (types: Record<Platform, readonly unknown[]>): Platform =>
  types.elementor.length === 0 && types.gutenberg.length > 0 ? 'gutenberg' : 'elementor';
