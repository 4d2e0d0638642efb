import type { checkSiteImport, Output, SiteForm } from '@kithouse/contract';
import { type ReactNode, useId } from 'react';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { Changed } from './earlier-import.js';

type OtherSite = NonNullable<Output<typeof checkSiteImport>['others']>[number];
type OtherSitesProps = {
  others: readonly OtherSite[];
  form: SiteForm;
  onChange: (change: (form: SiteForm) => SiteForm) => void;
};

/** Asks whether the pack replaces one that is already on the site. */
export function OtherSites({ others, form, onChange }: OtherSitesProps) {
  const id = useId();
  if (others.length === 0) {
    return null;
  }
  const choose = (retire: string | undefined) => onChange((old) => ({ ...old, retire, conflicts: {} }));
  return (
    <fieldset className="stack" style={{ '--gap': '10px' }} aria-labelledby={id}>
      <p className="h4" id={id}>
        {t('Your site already has another pack')}
      </p>
      <Choice
        name={id}
        title={t('Add this pack beside it')}
        isChosen={form.retire === undefined}
        onChoose={() => choose(undefined)}
      >
        {t('Existing pages stay. The new front page, header and footer take the place of the current ones.')}
      </Choice>
      {others.map((other) => (
        <Choice
          key={other.import_id}
          name={id}
          title={t('Replace “{name}”', { name: other.title })}
          isChosen={form.retire === other.import_id}
          onChoose={() => choose(other.import_id)}
        >
          <Moved other={other} /> {other.changed.length > 0 && <Changed changed={other.changed} />}
        </Choice>
      ))}
    </fieldset>
  );
}

function Moved({ other: { posts, changed } }: { other: OtherSite }) {
  const { count } = useFormat();
  const moved = posts - changed.length;
  return tn(
    '{text} page or theme part moves to the trash. Undo restores it.',
    '{text} pages, posts and theme parts move to the trash. Undo restores them.',
    moved,
    { text: count(moved) },
  );
}

type ChoiceProps = { name: string; title: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

function Choice({ name, title, isChosen, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <label className="choice" style={{ paddingBlock: 8 }} htmlFor={id}>
      <input
        className="box"
        type="radio"
        id={id}
        name={name}
        aria-label={title}
        aria-describedby={`${id}-about`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="stack" style={{ '--gap': '0', minInlineSize: 0 }}>
        <span className="h4" aria-hidden="true">
          {title}
        </span>
        <span className="dim" id={`${id}-about`}>
          {children}
        </span>
      </span>
    </label>
  );
}
