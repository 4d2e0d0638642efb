import type { PackImportInfo, SiteForm } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Field } from '@kithouse/ui/field.js';
import { useMemo } from 'react';
import { t } from '../../lib/i18n.js';
import { ColorFields } from './color-fields.js';
import styles from './customize.css?inline';
import { FactFields } from './fact-fields.js';
import { colorsOf, logoOf, previewColors } from './full-site-import.js';
import { LogoField } from './logo-field.js';
import { LogoWidth } from './logo-width.js';
import { PaletteChoice } from './palette-choice.js';
import { PreviewStage } from './preview-stage.js';
import { StepTitle } from './step-title.js';
import type { SiteFacts } from './wp-rest.js';

type CustomizeStepProps = {
  info: PackImportInfo['data'];
  site: SiteFacts;
  form: SiteForm;
  onChange: (change: Partial<SiteForm>) => void;
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
  onChange,
  onLogoShown,
  onLogoSize,
  onPreviewLogoSize,
  onCancel,
  onContinue,
}: CustomizeStepProps) {
  const { pack } = info;
  const colors = useMemo(() => (info.manifest.has_settings ? colorsOf(info) : []), [info]);
  const color = previewColors(info, form.color);
  return (
    <>
      <style>{styles}</style>
      <form
        className="panel-side"
        aria-label={t('Customize')}
        onSubmit={(event) => {
          event.preventDefault();
          onContinue();
        }}
      >
        <div className="scroll">
          <StepTitle title={t('Make it yours')} about={t('You can change everything later.')} />
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
            <FactFields demo={pack.site.facts} facts={form.facts} onChange={(facts) => onChange({ facts })} />
          )}
          <LogoField logo={form.logo} packLogo={logoOf(info)} onChange={(logo) => onChange({ logo })} onShown={onLogoShown} />
          {form.logo && <LogoWidth value={form.logo_size} onChange={onLogoSize} />}
          {colors.length > 0 && (
            <>
              <PaletteChoice
                colors={colors}
                tokens={pack.settings?.tokens}
                logo={form.logo}
                changed={form.color}
                onChange={(changed) => onChange({ color: changed })}
              />
              <ColorFields colors={colors} changed={form.color} onChange={(changed) => onChange({ color: changed })} />
            </>
          )}
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
      <PreviewStage
        pack={pack}
        look={{
          platform: form.platform,
          title: form.title || (site.title ?? ''),
          logo: form.logo,
          logo_size: form.logo_size,
          color,
        }}
        onWidth={onPreviewLogoSize}
      />
    </>
  );
}
