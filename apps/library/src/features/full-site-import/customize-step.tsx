import type { PackImportInfo, SiteForm } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Field } from '@kithouse/ui/field.js';
import { Segmented } from '@kithouse/ui/segmented.js';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../lib/i18n.js';
import { AccountOffer } from '../facts/account-offer.js';
import { AccountTick } from '../facts/account-tick.js';
import { FactsForm } from '../facts/facts-form.js';
import { useLogoPalette } from '../own-look/use-logo-palette.js';
import styles from './customize.css?inline';
import { FineTuning } from './fine-tuning.js';
import { logoOf, previewColors } from './full-site-import.js';
import { LogoField } from './logo-field.js';
import { LogoWidth } from './logo-width.js';
import { frontHref, LookStage } from './look-stage.js';
import { listLooks } from './looks.js';
import { LooksChoice } from './looks-choice.js';
import { PreviewStage } from './preview-stage.js';
import { SlotFields } from './slot-fields.js';
import { StepTitle } from './step-title.js';
import { useMedia } from './use-media.js';
import { usePerson } from './use-person.js';
import type { SiteFacts } from './wp-rest.js';

type CustomizeStepProps = {
  info: PackImportInfo['data'];
  site: SiteFacts;
  form: SiteForm;
  /** Whether pages show a form instead of a mail button; undefined for a pack without a form. */
  hasForm: boolean | undefined;
  onChange: (change: Partial<SiteForm>) => void;
  /** Whether the details are stored with the account, too, when the import starts. */
  sharesFacts: boolean;
  onShareFacts: (sharesFacts: boolean) => void;
  /** Reports the size of the loaded logo in px. */
  onLogoShown: (width: number, height: number) => void;
  onLogoSize: (width: number) => void;
  /** Reports the logo's width in a preview page. */
  onPreviewLogoSize: (width: number) => void;
  onCancel: () => void;
  onContinue: () => void;
};

/** Shows the site's name and look. All fields are optional. */
export function CustomizeStep({
  info,
  site,
  form,
  hasForm,
  onChange,
  sharesFacts,
  onShareFacts,
  onLogoShown,
  onLogoSize,
  onPreviewLogoSize,
  onCancel,
  onContinue,
}: CustomizeStepProps) {
  const { pack } = info;
  const fromLogo = useLogoPalette(form.logo);
  const looks = useMemo(() => listLooks(info, fromLogo), [info, fromLogo]);
  // A draft with its own choice continues where it was.
  const [isTuning, setTuning] = useState(() => Object.keys(form.color).length > 0 || form.fonts !== undefined);
  const isNarrow = useMedia('(max-width: 959px)');
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  const title = form.title || (site.title ?? '');
  const person = usePerson(info, form, title);
  return (
    <>
      <style>{styles}</style>
      <form
        className="panel-side"
        aria-label={t('Customize')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = event.currentTarget.querySelector<HTMLElement>('.facts-form [aria-invalid="true"]');
          if (wrong) {
            // The field can't take the focus while the preview hides it.
            flushSync(() => setTab('form'));
            wrong.focus();
          } else {
            onContinue();
          }
        }}
      >
        {isNarrow && <Tabs tab={tab} onChange={setTab} />}
        {isNarrow && tab === 'preview' && (
          <PreviewStage
            pack={pack}
            look={{ ...person, hasForm, color: previewColors(info, form.color), fonts: form.fonts }}
            onWidth={onPreviewLogoSize}
            width="phone"
          />
        )}
        <div className="scroll" hidden={isNarrow && tab === 'preview'}>
          <StepTitle title={t('Make it yours')} about={t('You can change everything later.')} />
          {isNarrow && looks.length > 0 && (
            <LooksChoice
              info={info}
              looks={looks}
              person={person}
              chosen={form}
              src={frontHref(info)}
              width={390}
              onChoose={onChange}
            />
          )}
          <Field
            label={t('Site title')}
            value={form.title}
            placeholder={site.title ?? ''}
            maxLength={200}
            autoComplete="off"
            onChange={(title) => onChange({ title })}
          />
          <Field
            label={t('Tagline')}
            value={form.slogan}
            placeholder={site.slogan ?? ''}
            maxLength={500}
            autoComplete="off"
            onChange={(slogan) => onChange({ slogan })}
          />
          {(form.title === '' || form.slogan === '') && (
            <p className="cap" style={{ marginBlockStart: '-8px' }}>
              {t('Leave a field empty to keep your current value.')}
            </p>
          )}
          {pack.site.facts && form.facts && (
            <fieldset style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
              <legend className="cap">{t('Your details replace those of the sample in all texts.')}</legend>
              <AccountOffer facts={form.facts} onUse={(facts) => onChange({ facts })} />
              <FactsForm demo={pack.site.facts} hasName facts={form.facts} onChange={(facts) => onChange({ facts })} />
              <div style={{ marginBlockStart: 'var(--k-4)' }}>
                <AccountTick isChecked={sharesFacts} onChange={onShareFacts} />
              </div>
            </fieldset>
          )}
          {pack.site.slots && form.slots && (
            <SlotFields slots={pack.site.slots} texts={form.slots} onChange={(slots) => onChange({ slots })} />
          )}
          <LogoField logo={form.logo} packLogo={logoOf(info)} onChange={(logo) => onChange({ logo })} onShown={onLogoShown} />
          {form.logo && <LogoWidth value={form.logo_size} onChange={onLogoSize} />}
          <FineTuning
            info={info}
            form={form}
            onChange={(change) => {
              setTuning(true);
              onChange(change);
            }}
          />
        </div>
        <div className="foot">
          <Button kind="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button kind="primary" type="submit">
            {t('Continue')}
            <AnyIcon name="arrow-right" size="s" flip />
          </Button>
        </div>
      </form>
      {!isNarrow && (
        <LookStage
          info={info}
          looks={looks}
          form={form}
          hasForm={hasForm}
          person={person}
          isTuning={isTuning}
          onTune={setTuning}
          onChoose={onChange}
          onWidth={onPreviewLogoSize}
        />
      )}
    </>
  );
}

type TabsProps = { tab: 'form' | 'preview'; onChange: (tab: 'form' | 'preview') => void };

/** Chooses between the form and the preview where only one has space. */
function Tabs({ tab, onChange }: TabsProps) {
  const options = [
    { value: 'form', label: t('Customize') },
    { value: 'preview', label: t('Preview') },
  ] as const;
  return <Segmented className="wide views" label={t('View')} options={options} value={tab} onChange={onChange} />;
}
