import type { PackImportInfo, SiteForm } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import styles from '@kithouse/ui/page-preview.css?inline';
import { toFrameHref } from '../../lib/frame-href.js';
import { t } from '../../lib/i18n.js';
import { previewColors } from './full-site-import.js';
import type { Look, LookChoice } from './looks.js';
import { LooksChoice } from './looks-choice.js';
import { PreviewStage } from './preview-stage.js';
import type { Person } from './use-person.js';

type LookStageProps = {
  info: PackImportInfo['data'];
  looks: readonly Look[];
  form: SiteForm;
  /** Whether pages show a form instead of a mail button; undefined for a pack without a form. */
  hasForm: boolean | undefined;
  person: Person;
  /** Whether the preview of the chosen look shows instead of all looks. */
  isTuning: boolean;
  onTune: (isTuning: boolean) => void;
  onChoose: (choice: LookChoice) => void;
  onWidth: (width: number) => void;
};

/** Shows all looks, or a live preview of the chosen one. */
export function LookStage({ info, looks, form, hasForm, person: named, isTuning, onTune, onChoose, onWidth }: LookStageProps) {
  const { pack } = info;
  const person = { ...named, hasForm };
  if (looks.length > 0 && !isTuning) {
    return (
      <section className="stage many" aria-label={t('Looks')}>
        <style>{styles}</style>
        <LooksChoice
          info={info}
          looks={looks}
          person={person}
          chosen={form}
          src={frontHref(info)}
          width={1200}
          onChoose={onChoose}
          action={
            <Button onClick={() => onTune(true)}>
              {t('Fine-tune')}
              <AnyIcon name="arrow-right" size="s" flip />
            </Button>
          }
        />
      </section>
    );
  }
  const back = looks.length > 0 && (
    <Button size="s" onClick={() => onTune(false)}>
      <AnyIcon name="layout-grid" size="s" />
      {t('All looks')}
    </Button>
  );
  return (
    <PreviewStage
      pack={pack}
      look={{ ...person, color: previewColors(info, form.color), fonts: form.fonts }}
      onWidth={onWidth}
      actions={back}
    />
  );
}

/** Returns the preview of the front page; undefined for an invalid address. */
export function frontHref({ pack }: PackImportInfo['data']): string | undefined {
  const pages = pack.documents.filter((document) => document.as === 'page');
  return toFrameHref(pack.preview_url, (pages.find(({ front_page }) => front_page) ?? pages[0])?.key);
}
