import type { ImportResults, Item, Platform } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Art } from '@kithouse/ui/art.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { ButtonLink } from '@kithouse/ui/button.js';
import { useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { languageOf, useFormat } from '../../lib/use-format.js';
import { HistoryLink } from '../import/history-link.js';
import { UndoDialog } from '../import/undo-dialog.js';
import { Confetti } from './confetti.js';
import { SiteResults } from './site-results.js';
import { StepTitle } from './step-title.js';

type DoneStepProps = {
  results: ImportResults;
  import_id: string;
  /** Current name of the site, if known. */
  name: string;
  platform: Platform;
  /** The pack, if the wizard was opened on it. */
  item: Item | undefined;
  onClose: () => void;
};

/** Shows the finished site, all results and the undo. */
export function DoneStep({ results, import_id, name, platform, item, onClose }: DoneStepProps) {
  const [isUndoing, setUndoing] = useState(false);
  const { home_url, edit_link } = results;
  return (
    <div className="center mid">
      <Confetti />
      <div className="stack" style={{ '--gap': '20px', '--w': '600px', textAlign: 'center', justifyItems: 'center' }}>
        {item && item.pictures.length === 3 && (
          <div style={{ inlineSize: 'min(300px, 100%)' }}>
            <Art kind="fan" pictures={item.pictures.toReversed()} tint={item.tint} sizes="300px" isLazy={false} />
          </div>
        )}
        <div className="proud">
          <StepTitle title={t('Congratulations!')} about={useSummary(results, name)} />
        </div>
        <div className="line flow" style={{ justifyContent: 'center' }}>
          <ButtonLink kind="primary" size="l" href={home_url} target="_blank" rel="noopener">
            {t('View site')}
            <AnyIcon name="arrow-up-right" size="s" flip />
          </ButtonLink>
          {edit_link && (
            <ButtonLink size="l" href={edit_link} target="_blank" rel="noopener">
              {platform === 'elementor' ? t('Edit with Elementor') : t('Edit the home page')}
            </ButtonLink>
          )}
        </div>
        <div style={{ inlineSize: '100%' }}>
          <SiteResults results={results} />
        </div>
        <p className="dim">
          {t('Not what you wanted? You can undo everything.')}{' '}
          <BareButton className="lnk" onClick={() => setUndoing(true)}>
            {t('Undo')}
          </BareButton>{' '}
          · <HistoryLink onLeave={() => undefined} />
        </p>
      </div>
      {isUndoing && <UndoDialog import_id={import_id} name={name} onClose={() => setUndoing(false)} onUndone={onClose} />}
    </div>
  );
}

/** Returns a summary such as `Tidepool is ready. Pages: 5, Templates: 2.` Adds up templates, because one type is called “Page” too. */
function useSummary({ post_types, template_types }: ImportResults, name: string): string {
  const { locale } = useHost().boot;
  const { count } = useFormat();
  const templates = { label: t('Templates'), count: template_types.reduce((sum, type) => sum + type.count, 0) };
  const made = [...post_types, templates].filter((type) => type.count > 0);
  const list = new Intl.ListFormat(languageOf(locale), { type: 'unit' }).format(
    // Keeps a count on the line of its label.
    made.map((type) => `${type.label}:\u00a0${count(type.count)}`),
  );
  return list ? t('{name} is ready. {list}.', { name, list }) : t('{name} is ready.', { name });
}
