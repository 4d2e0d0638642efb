import type { ListType, Term } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import type { Place } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';

type ActiveFiltersProps = {
  place: Place;
  type: ListType;
  category: Term | undefined;
  templateType: Term | undefined;
  onNarrow: (changes: Record<string, string | undefined>) => void;
};

/** The search that is on, and what a link has narrowed that no control of this list shows. */
export function ActiveFilters({ place, type, category, templateType, onNarrow }: ActiveFiltersProps) {
  const { q, tag_id } = place.query;
  const tag = typeof place.state.tag === 'string' ? place.state.tag : t('Tag');
  const chips = [
    { key: 'category', name: type === 'packs' ? undefined : category?.name },
    { key: 'templateType', name: type === 'packs' ? templateType?.name : undefined },
    { key: 'tag_id', name: tag_id && tag },
  ].flatMap(({ key, name }) => (name ? [{ key, name }] : []));

  return (
    <>
      {q && <SearchedFor text={q} />}
      {chips.length > 0 && (
        <div className="chips">
          {chips.map(({ key, name }) => (
            <span className="chip set" key={key}>
              {name}
              <button type="button" aria-label={t('Remove {name}', { name })} onClick={() => onNarrow({ [key]: undefined })}>
                <Icon name="x" size="s" />
              </button>
            </span>
          ))}
        </div>
      )}
    </>
  );
}

/** Languages may put the words elsewhere: the text is split at its place in the sentence. */
function SearchedFor({ text }: { text: string }) {
  const [before, after] = t('You are looking for: {query}').split('{query}');
  return (
    <p className="line soft">
      <span>
        {before}
        <b className="h4 sought">{text}</b>
        {after}
      </span>
    </p>
  );
}
