import type { Item } from '@kithouse/contract';
import { isRightToLeft } from '@kithouse/ui/direction.js';
import { Icon } from '@kithouse/ui/icon.js';
import { type KeyboardEvent, useId } from 'react';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { useRating } from './use-rating.js';

/** Shows a pack's average and the person's own stars. */
export function RatingPanel({ pack }: { pack: Item }) {
  const titleId = useId();
  const { stars, average, count, rate, isSigned } = useRating(pack);
  return (
    <section className="panel close" aria-labelledby={titleId}>
      <div className="line apart">
        <h2 className="h4" id={titleId}>
          {t('Pack rating')}
        </h2>
        <Average average={average} count={count} />
      </div>
      <div className="line apart flow">
        <Stars stars={stars} onRate={rate} isSigned={isSigned} />
        <output className="dim">{stars > 0 ? t('Your rating: {stars}', { stars }) : ''}</output>
      </div>
    </section>
  );
}

function Average({ average, count }: { average: number; count: number }) {
  const format = useFormat();
  if (count === 0) {
    return <span className="dim">{t('Not rated yet')}</span>;
  }
  const values = { average: format.average(average), number: format.count(count) };
  return (
    <span className="dim num">
      <span aria-hidden="true">{t('{average} ({number})', values)}</span>
      <span className="sr">
        {tn('{average} of 5 on average, {number} rating', '{average} of 5 on average, {number} ratings', count, values)}
      </span>
    </span>
  );
}

const choices = [1, 2, 3, 4, 5];

type StarsProps = { stars: number; onRate: (stars: number) => void; isSigned: boolean };

/** Shows one tab stop. The arrows choose, mirrored from right to left; for visitors they only move. */
function Stars({ stars, onRate, isSigned }: StarsProps) {
  const name = useId();

  function move(event: KeyboardEvent<HTMLInputElement>, from: number) {
    const forward = isRightToLeft(event.currentTarget) ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: from + forward,
      ArrowLeft: from - forward,
      ArrowUp: from + 1,
      ArrowDown: from - 1,
      Home: 1,
      End: 5,
    };
    const step = steps[event.key];
    if (step === undefined) {
      return;
    }
    event.preventDefault();
    const next = Math.min(5, Math.max(1, step));
    event.currentTarget.closest('.rate')?.querySelectorAll('input')[next - 1]?.focus();
    if (isSigned && next !== stars) {
      onRate(next);
    }
  }

  return (
    <div className="rate" role="radiogroup" aria-label={t('Your rating')}>
      {choices.map((choice) => (
        <label key={choice} className={choice <= stars ? 'on' : undefined}>
          <input
            type="radio"
            name={name}
            className="sr"
            aria-label={tn('{count} star', '{count} stars', choice)}
            checked={choice === stars}
            onChange={() => onRate(choice)}
            onKeyDown={(event) => move(event, choice)}
          />
          <Icon name="star" />
        </label>
      ))}
    </div>
  );
}
