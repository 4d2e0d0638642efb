import type { SiteForm } from '@kithouse/contract';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { t } from '../../lib/i18n.js';
import type { Need } from '../dependencies/need.js';

type ContactFormChoiceProps = { need: Need; form: SiteForm; onToggle: () => void };

/** Asks whether Contact Form 7 shows the form of the pack, and says where messages go. */
export function ContactFormChoice({ need: { dependency, kind }, form, onToggle }: ContactFormChoiceProps) {
  const isActive = kind === 'active';
  const isPossible = isActive || kind === 'free' || kind === 'asleep' || kind === 'fixed';
  const isWanted = isActive || (isPossible && form.plugins.some(({ slug }) => slug === dependency.slug));
  return (
    <section className="panel close">
      <Checkbox checked={isWanted} disabled={isActive || !isPossible} onChange={onToggle}>
        <b className="h4">{t('Contact form')}</b>
        <br />
        <span className="dim">{describe(isPossible, isWanted, form.facts?.email?.trim() ?? '', dependency.name)}</span>
      </Checkbox>
    </section>
  );
}

function describe(isPossible: boolean, isWanted: boolean, email: string, plugin: string): string {
  if (!isPossible) {
    return t('Ask an administrator to install {plugin}. Until then, your pages show a mail button.', { plugin });
  }
  if (!isWanted) {
    return t('Your pages show a button that opens the visitor’s mail program instead.');
  }
  return email === ''
    ? t('Enter your email address in step 1 to get a form. Without it, your pages show a mail button.')
    : t('The plugin {plugin} shows the form and sends messages to {email}.', { plugin, email });
}
