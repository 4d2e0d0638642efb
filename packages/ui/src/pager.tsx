import type { MouseEvent } from 'react';
import { Icon } from './icon.js';

type PagerProps = {
  page: number;
  total: number;
  label: string;
  previousLabel: string;
  nextLabel: string;
  format?: (page: number) => string;
  hrefOf: (page: number) => string;
  onGo: (page: number) => void;
};

/** Shows links to all pages; nothing for one page. */
export function Pager({ page, total, label, previousLabel, nextLabel, format = String, hrefOf, onGo }: PagerProps) {
  if (total <= 1) {
    return null;
  }
  const follow = (to: number) => (event: MouseEvent) => {
    if (!(event.metaKey || event.ctrlKey || event.shiftKey)) {
      event.preventDefault();
      onGo(to);
    }
  };
  return (
    <nav className="pager" aria-label={label}>
      <button type="button" aria-label={previousLabel} disabled={page <= 1} onClick={() => onGo(page - 1)}>
        <Icon name="chevron-left" flip />
      </button>
      {pagesAround(page, total).map((entry, index) =>
        entry === undefined ? (
          <span key={`gap-${index}`}>…</span>
        ) : (
          <a key={entry} href={hrefOf(entry)} aria-current={entry === page ? 'page' : undefined} onClick={follow(entry)}>
            {format(entry)}
          </a>
        ),
      )}
      <button type="button" aria-label={nextLabel} disabled={page >= total} onClick={() => onGo(page + 1)}>
        <Icon name="chevron-right" flip />
      </button>
    </nav>
  );
}

/** Lists the first, the last and neighbouring pages; undefined marks a gap of two or more. */
export function pagesAround(page: number, total: number): (number | undefined)[] {
  const from = page <= 3 ? 1 : page - 1;
  const to = page >= total - 2 ? total : Math.max(page + 1, Math.min(4, total));
  const wanted = [...new Set([1, ...Array.from({ length: to - from + 1 }, (_, index) => from + index), total])].sort(
    (a, b) => a - b,
  );
  return wanted.flatMap((entry, index) => {
    const gap = entry - (wanted[index - 1] ?? 0) - 1;
    return gap === 0 ? [entry] : gap === 1 ? [entry - 1, entry] : [undefined, entry];
  });
}
