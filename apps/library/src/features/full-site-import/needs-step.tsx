import type { PackImportInfo, SiteForm } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { Note } from '@kithouse/ui/note.js';
import { useId } from 'react';
import { t } from '../../lib/i18n.js';
import { useSignIn } from '../../lib/use-route.js';
import dependencyStyles from '../dependencies/dependencies.css?inline';
import { keyOf, type Need } from '../dependencies/need.js';
import { NeedRow } from '../dependencies/need-row.js';
import { AtomicChoice } from '../import/feature-choices.js';
import { useProfile } from '../profile/use-profile.js';
import { ContactFormChoice } from './contact-form-choice.js';
import { chosenTheme, type Dependencies, withPlugin } from './full-site-import.js';
import { PagesChoice } from './pages-choice.js';
import { SiteDecisions } from './site-decisions.js';
import { StepTitle } from './step-title.js';
import { ThemeChoice } from './theme-choice.js';
import { useSiteCheck } from './use-site-check.js';
import { WhatHappens } from './what-happens.js';

type NeedsStepProps = {
  pack: PackImportInfo['data']['pack'];
  dependencies: Dependencies;
  form: SiteForm;
  onChange: (change: (form: SiteForm) => SiteForm) => void;
  onBack: () => void;
  onProceed: () => void;
};

/** Shows requirements, choices and consequences. */
export function NeedsStep({ pack, dependencies, form, onChange, onBack, onProceed }: NeedsStepProps) {
  const { theme, required, suggested, contactForm } = dependencies;
  const isVisitor = useProfile() === null;
  const signIn = useSignIn({ import: 'site' });
  const site = useSiteCheck(form, !isVisitor);
  const toggle = (need: Need) => onChange((old) => withPlugin(old, need.dependency, !isChosen(old, need)));
  return (
    <form
      className="center"
      aria-label={t('Dependencies')}
      onSubmit={(event) => {
        event.preventDefault();
        (isVisitor ? signIn : onProceed)();
      }}
    >
      <style>{dependencyStyles}</style>
      <div className="stack" style={{ '--gap': '20px' }}>
        <StepTitle
          title={t('What {name} needs', { name: pack.name })}
          about={
            isVisitor ? t('Choose what to include.') : t('Choose what to include. Every change to your site is listed below.')
          }
        />
        {site.check?.needs_atomic && (
          <section className="panel close">
            <AtomicChoice
              isRequired
              isOn={form.enable_atomic === true}
              onChange={(enable_atomic) => onChange((old) => ({ ...old, enable_atomic }))}
            />
          </section>
        )}
        {site.check && !site.failure && <SiteDecisions pack={pack} check={site.check} form={form} onChange={onChange} />}
        <ThemeChoice
          theme={theme}
          isChosen={theme.isActive || form.theme !== null}
          onChange={(isWanted) => onChange((old) => ({ ...old, theme: isWanted ? chosenTheme(dependencies) : null }))}
        />
        <Plugins title={t('Required plugins')} needs={required} form={form} onToggle={toggle} />
        {contactForm && <ContactFormChoice need={contactForm} form={form} onToggle={() => toggle(contactForm)} />}
        <Plugins title={t('Suggested plugins')} needs={suggested} form={form} onToggle={toggle} />
        <section className="panel close">
          <Checkbox
            checked={form.import_demo_content}
            onChange={(import_demo_content) => onChange((old) => ({ ...old, import_demo_content }))}
          >
            <b className="h4">{t('Import demo content')}</b>
            <br />
            <span className="dim">{t('Adds sample posts and images that you can replace with your own.')}</span>
          </Checkbox>
          <PagesChoice documents={pack.documents} form={form} onChange={onChange} />
        </section>
        {isVisitor ? (
          <Note isBoxed tone="info">
            {t('Sign in to see every change to your site before anything is installed. Your choices stay.')}
          </Note>
        ) : (
          <WhatHappens site={site} form={form} onChange={onChange} />
        )}
        <div className="line apart flow go-on">
          <Button onClick={onBack}>
            <AnyIcon name="arrow-left" size="s" flip />
            {t('Back')}
          </Button>
          <Button kind="primary" type="submit">
            {isVisitor ? t('Sign in to install') : t('Install and Proceed')}
          </Button>
        </div>
      </div>
    </form>
  );
}

type PluginsProps = { title: string; needs: readonly Need[]; form: SiteForm; onToggle: (need: Need) => void };

function Plugins({ title, needs, form, onToggle }: PluginsProps) {
  const id = useId();
  if (needs.length === 0) {
    return null;
  }
  return (
    <section className="panel tight" aria-labelledby={id}>
      <h4 className="h4" id={id}>
        {title}
      </h4>
      <ul className="listing needed">
        {needs.map((need) => (
          <NeedRow
            key={keyOf(need.dependency)}
            need={need}
            step={undefined}
            isChosen={isChosen(form, need)}
            isChoosing
            onToggle={() => onToggle(need)}
            onRetry={() => undefined}
          />
        ))}
      </ul>
    </section>
  );
}

const isChosen = ({ plugins }: SiteForm, { dependency }: Need) => plugins.some(({ slug }) => slug === dependency.slug);
