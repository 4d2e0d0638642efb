import type { Item } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { ButtonLink, buttonClass } from '@kithouse/ui/button.js';
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../lib/i18n.js';
import { FavouriteButton } from '../favourites/favourite-button.js';
import { PreviewButton } from '../previews/preview-button.js';
import { InsertAction } from './insert-action.js';
import { PreviewAction } from './preview-action.js';

type DetailTitleProps = { item: Item; live_url: string | null; back: ReactNode };

export function DetailTitle({ item, live_url, back }: DetailTitleProps) {
  return (
    <div className="stack" style={{ '--gap': '10px' } as CSSProperties}>
      {back}
      <div className="title">
        <h1 className="h1">{item.name}</h1>
        <FavouriteButton item={item} />
        {item.type !== 'block' && <PreviewButton item={item} action={<PreviewAction item={item} />} />}
        {live_url && (
          <ButtonLink href={live_url} target="_blank" rel="noopener">
            <AnyIcon name="play" size="s" />
            {t('Live Demo')}
          </ButtonLink>
        )}
        {item.type !== 'pack' && <InsertAction item={item} className={buttonClass({ kind: 'primary' })} />}
      </div>
    </div>
  );
}
