import { type ItemDetail, listTypeOf } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';

export function DetailTags({ detail }: { detail: ItemDetail }) {
  const list = `${detail.platform}/${listTypeOf(detail.type)}`;
  return (
    <section className="panel close" aria-label={t('Tags')}>
      <h2 className="h4">{t('Tags')}</h2>
      <div className="chips">
        {detail.tags.map(({ id, name }) => (
          <Link className="chip" key={id} to={list} query={{ tag_id: String(id) }} state={{ tag: name }}>
            {name}
          </Link>
        ))}
      </div>
    </section>
  );
}
