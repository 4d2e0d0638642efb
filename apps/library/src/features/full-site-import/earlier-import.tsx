import type { checkSiteImport, Output, SiteForm } from '@kithouse/contract';
import { rich } from '@kithouse/ui/rich.js';
import { useId } from 'react';
import { useHost } from '../../lib/host.js';
import { t, tn } from '../../lib/i18n.js';
import { languageOf, useFormat } from '../../lib/use-format.js';

type Earlier = NonNullable<Output<typeof checkSiteImport>['earlier']>;
type EarlierImportProps = {
  earlier: Earlier | null;
  form: SiteForm;
  onChange: (change: (form: SiteForm) => SiteForm) => void;
};

/** Shows that the pack is already on the site and asks whether to replace or copy its pages. */
export function EarlierImport({ earlier, form, onChange }: EarlierImportProps) {
  const id = useId();
  const { locale } = useHost().boot;
  // Without its posts there is nothing to choose.
  if (!earlier || earlier.posts === 0) {
    return null;
  }
  const date = new Intl.DateTimeFormat(languageOf(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(earlier.at),
  );
  return (
    <fieldset className="stack" style={{ '--gap': '10px' }} aria-labelledby={id}>
      <div>
        <p className="h4" id={id}>
          {t('This pack is already on your site')}
        </p>
        <p className="dim">
          {earlier.by === ''
            ? t('Imported on {date}.', { date })
            : t('Imported on {date} by {name}.', { date, name: earlier.by })}
        </p>
      </div>
      <Choices earlier={earlier} form={form} onChange={onChange} />
    </fieldset>
  );
}

/** Isn’t broken after its hyphen, and keeps its slash in front in right-to-left texts. */
const exampleAddress = (
  <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
    /home-2
  </bdi>
);

function Choices({ earlier, form, onChange }: EarlierImportProps & { earlier: Earlier }) {
  const name = useId();
  const { count } = useFormat();
  const { posts, changed } = earlier;
  const choices = [
    {
      again: 'replace' as const,
      title: t('Replace its pages, posts and menus'),
      about: tn(
        '{text} current version moves to the trash. Undo restores it.',
        '{text} current versions move to the trash. Undo restores them.',
        posts - changed.length,
        { text: count(posts - changed.length) },
      ),
    },
    {
      again: 'copy' as const,
      title: t('Import a second copy'),
      about: rich(t('Copies get new addresses, such as {address}.'), { address: exampleAddress }),
    },
  ];
  return choices.map(({ again, title, about }) => (
    <label className="choice" key={again} style={{ paddingBlock: 8 }} htmlFor={`${name}-${again}`}>
      <input
        className="box"
        type="radio"
        id={`${name}-${again}`}
        name={name}
        aria-label={title}
        aria-describedby={`${name}-${again}-about`}
        checked={(form.again ?? 'replace') === again}
        onChange={() => onChange((old) => ({ ...old, again, conflicts: {} }))}
      />
      <span className="stack" style={{ '--gap': '0', minInlineSize: 0 }} id={`${name}-${again}-about`}>
        <span className="h4" aria-hidden="true">
          {title}
        </span>
        <span className="dim">{about}</span>
        {again === 'replace' && changed.length > 0 && <Changed changed={changed} />}
      </span>
    </label>
  ));
}

/** Lists the pages that become drafts. */
export function Changed({ changed }: Pick<Earlier, 'changed'>) {
  const { count } = useFormat();
  const shown = changed.slice(0, 5);
  return (
    <span className="dim">
      {t('Pages that somebody changed become drafts:')}{' '}
      {shown.map(({ title, edit_link }, index) => (
        <span key={edit_link}>
          {index > 0 && ', '}
          <a className="lnk" href={edit_link} target="_blank" rel="noopener" dir="auto">
            {title}
          </a>
        </span>
      ))}
      {changed.length > shown.length && ` +${count(changed.length - shown.length)}`}
    </span>
  );
}
