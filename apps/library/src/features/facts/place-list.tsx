import { type FactKey, type FactPlace, type SocialNetwork, socialNetworkNames } from '@kithouse/contract';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { t, tn } from '../../lib/i18n.js';
import { labelOf } from './facts-form.js';

type PlaceListProps = {
  places: readonly FactPlace[];
  isTicked: (place: FactPlace) => boolean;
  onTick: (id: string, isOn: boolean) => void;
};

/** Lists places by page, each with the old text, the new one and a tick. */
export function PlaceList({ places, isTicked, onTick }: PlaceListProps) {
  return (
    <ul className="place-pages">
      {groupByPage(places).map((page) => (
        <li key={page[0].id}>
          <PageName page={page[0]} />
          <ul>
            {page.map((place) => (
              <li key={place.id}>
                <Checkbox checked={isTicked(place)} onChange={(isOn) => onTick(place.id, isOn)}>
                  <Change place={place} />
                </Checkbox>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function PageName({ page: { title, kind, edit_link } }: { page: FactPlace }) {
  return (
    <p className="place-page">
      {edit_link === '' ? (
        <strong>{title}</strong>
      ) : (
        <a className="lnk" href={edit_link} target="_blank" rel="noreferrer">
          {title}
        </a>
      )}{' '}
      <span className="dim">{kind}</span>
    </p>
  );
}

function Change({ place: { key, from, to, times, is_certain } }: { place: FactPlace }) {
  return (
    <>
      <span className="place-name">
        {nameOf(key)} {times > 1 && <span className="dim">{tn('{count} time', '{count} times', times)}</span>}
      </span>
      <span className="place-texts">
        <del dir="auto">{from}</del> <span aria-hidden="true">→</span> <ins dir="auto">{to}</ins>
      </span>
      {!is_certain && <span className="dim">{t('This word can also mean something else. Check the page first.')}</span>}
    </>
  );
}

function nameOf(key: string): string {
  const [kind, network] = key.split('/');
  if (kind === 'social') {
    return socialNetworkNames[network as SocialNetwork] ?? t('Social links');
  }
  if (kind === 'opening_hours') {
    return t('Opening hours');
  }
  return kind === 'address' ? t('Address of the business') : labelOf(key as FactKey);
}

type Page = [FactPlace, ...FactPlace[]];

/** Groups places by their post, whose number starts their id. */
function groupByPage(places: readonly FactPlace[]): Page[] {
  const pages = new Map<string, Page>();
  for (const place of places) {
    const post = place.id.split('/', 1)[0] ?? '';
    const page = pages.get(post);
    if (page) {
      page.push(place);
    } else {
      pages.set(post, [place]);
    }
  }
  return [...pages.values()];
}
