import type { Item } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { useHost } from '../../lib/host.js';
import { listFitReasons } from './fit.js';

/** Shows the most important reason on a card; nothing without a telling one. */
export function FitLine({ item }: { item: Item }) {
  const [first, ...more] = listFitReasons(item, useHost().boot);
  if (!first || (first.isGood && more.length === 0)) {
    return null;
  }
  return (
    <p className="dim clip fit" title={[first, ...more].map(({ text }) => text).join(' · ')}>
      {first.isGood && <Icon name="circle-check" />}
      {first.text}
    </p>
  );
}
