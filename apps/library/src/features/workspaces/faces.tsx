/* oxlint-disable jsx-a11y/prefer-tag-over-role -- several pictures that say one thing */
import type { Person } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { PersonFace } from '../clouds/person-face.js';

/** Shows the first people's pictures and the number of others. */
export function Faces({ people, most }: { people: readonly Person[]; most: number }) {
  const { count } = useFormat();
  const shown = people.slice(0, most);
  const more = people.length - shown.length;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <span className="faces" role="img" aria-label={t('Shared with {names}', { names })} title={names}>
      {shown.map((person) => (
        <PersonFace key={person.id} person={person} />
      ))}
      {more > 0 && (
        <span className="face more" dir="ltr">
          {t('+{count}', { count: count(more) })}
        </span>
      )}
    </span>
  );
}
