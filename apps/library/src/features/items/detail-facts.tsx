import { type Item, listTypeOf } from '@kithouse/contract';
import { ButtonLink } from '@kithouse/ui/button.js';
import { Icon } from '@kithouse/ui/icon.js';
import type { ReactNode } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useFormat } from '../../lib/use-format.js';
import { DependencyName } from '../dependencies/dependency-name.js';
import { isInsertable } from '../pricing/ownership.js';
import { purchaseHref } from '../pricing/provider-pages.js';
import { useProfile } from '../profile/use-profile.js';
import { listFitReasons } from './fit.js';
import { FullSiteBadge } from './full-site-badge.js';
import { Price } from './price.js';
import { nameTerm } from './term-names.js';

/** Shows price and facts. A pack, which has no Insert, is bought and imported here. */
export function DetailFacts({ item, startImport }: { item: Item; startImport: ReactNode }) {
  const format = useFormat();
  const { boot } = useHost();
  const { platform, categories, template_type: type, pack, dependencies } = item;
  return (
    <section className="panel" aria-label={t('Details')}>
      <div className="line apart">
        <Price item={item} isBig />
        <span className="line snug flow">
          <FullSiteBadge item={item} />
          {item.is_pro && <span className="pill">{t('Pro')}</span>}
        </span>
      </div>
      {item.type === 'pack' && <PackPurchase pack={item} />}
      {startImport}
      <dl className="facts">
        {categories.length > 0 && (
          <Fact name={t('Categories')}>
            {categories.map((category) => (
              <Link
                className="lnk"
                key={category.slug}
                to={`${platform}/${listTypeOf(item.type)}`}
                query={{ category: category.slug }}
              >
                {nameTerm('category', category)}
              </Link>
            ))}
          </Fact>
        )}
        {type && (
          <Fact name={t('Type')}>
            <Link className="lnk" to={`${platform}/${listTypeOf(item.type)}`} query={{ templateType: type.slug }}>
              {nameTerm('template_type', type)}
            </Link>
          </Fact>
        )}
        {pack && (
          <Fact name={t('Pack')}>
            <Link className="lnk" to={`${platform}/packs/${pack.slug}`}>
              {pack.name}
            </Link>
          </Fact>
        )}
        {item.layouts > 0 && <Fact name={t('Layouts')}>{format.count(item.layouts)}</Fact>}
        {dependencies.length > 0 && (
          <Fact name={t('Dependencies')}>
            {dependencies.map((dependency) => (
              <DependencyName key={dependency.plugin_file} dependency={dependency} />
            ))}
          </Fact>
        )}
        <Fact name={t('On your site')}>
          <ul className="fits">
            {listFitReasons(item, boot).map(({ text, isGood }) => (
              <li className={isGood ? 'fit' : undefined} key={text}>
                {isGood && <Icon name="circle-check" />}
                {text}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={t('Downloads')}>{format.count(item.downloads)}</Fact>
        <Fact name={t('Favourites')}>{format.count(item.favourite_count)}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

function PackPurchase({ pack }: { pack: Item }) {
  const { boot } = useHost();
  const profile = useProfile();
  return (
    !isInsertable(pack, profile) && (
      <ButtonLink kind="primary" size="l" isWide href={purchaseHref(boot, pack)} target="_blank" rel="noopener">
        {t('Purchase')}
      </ButtonLink>
    )
  );
}
