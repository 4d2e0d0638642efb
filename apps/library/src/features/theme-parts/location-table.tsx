import type { LocationOwner, ThemeLocation } from '@kithouse/contract';
import { brand } from '@kithouse/contract';
import { Cell, Table } from '@kithouse/ui/table.js';
import { t } from '../../lib/i18n.js';
import styles from './location-table.css?inline';

/** Lists who shows something at each location. Visitors see the first owner. */
export function LocationTable({ locations }: { locations: readonly ThemeLocation[] }) {
  if (locations.length === 0) {
    return null;
  }
  return (
    <section className="part-section" aria-labelledby="kithouse-locations">
      <style>{styles}</style>
      <h2 className="h2" id="kithouse-locations">
        {t('What visitors see')}
      </h2>
      <Table label={t('Locations')} kind="locations" columns={[t('Location'), t('Shown by'), t('Edit')]}>
        {locations.map((location) => (
          <LocationRow key={`${location.type.value} ${location.where} ${location.owners[0]?.edit_link}`} location={location} />
        ))}
      </Table>
    </section>
  );
}

function LocationRow({ location: { type, where, owners } }: { location: ThemeLocation }) {
  const [first, ...others] = owners;
  return (
    first && (
      <tr>
        <Cell>
          <div className="lines">
            <span>{type.label}</span>
            {where && (
              <span className="dim" dir="auto">
                {where}
              </span>
            )}
          </div>
        </Cell>
        <Cell>
          <div className="lines">
            <span>{ownerName(first)}</span>
            {others.map((other) => (
              <span className="dim" key={`${other.owner} ${other.edit_link}`}>
                {t('Hidden: {name}', { name: ownerName(other) })} <EditLink owner={other} />
              </span>
            ))}
          </div>
        </Cell>
        <Cell>
          <EditLink owner={first} />
        </Cell>
      </tr>
    )
  );
}

function EditLink({ owner: { title, edit_link } }: { owner: LocationOwner }) {
  return edit_link ? (
    <a href={edit_link} dir="auto">
      <span className="sr">{t('Edit')} </span>
      {title}
    </a>
  ) : (
    <span className="dim" dir="auto">
      {title}
    </span>
  );
}

const ownerName = ({ owner }: LocationOwner): string =>
  ({
    wordpress: t('WordPress (site editor)'),
    kithouse: brand.name,
    elementor: t('{name} with Elementor', { name: brand.name }),
    'elementor-pro': t('Elementor Pro'),
    theme: t('The theme'),
  })[owner];
