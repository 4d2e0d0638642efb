/* oxlint-disable jsx-a11y/prefer-tag-over-role -- several pictures that say one thing */
import type { Person } from '@kithouse/contract';
import { Face } from '@kithouse/ui/face.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';

/** Shows the first people's pictures and the number of others. */
export function Faces({ people, max }: { people: readonly Person[]; max: number }) {
  const { count } = useFormat();
  const shown = people.slice(0, max);
  const more = people.length - shown.length;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <span className="faces" role="img" aria-label={t('Shared with {names}', { names })} title={names}>
      {shown.map((person) => (
        <Face key={person.id} name={person.name} photo={person.profile_photo} />
      ))}
      {more > 0 && (
        <span className="face more" dir="ltr">
          {t('+{count}', { count: count(more) })}
        </span>
      )}
    </span>
  );
}
