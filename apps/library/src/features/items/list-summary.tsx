import type { ListType, listItems, Output } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { listTexts } from './item-texts.js';

type ListSummaryProps = {
  type: ListType;
  searched: string | undefined;
  /** Result of the list; undefined until it arrives. */
  page: Output<typeof listItems> | undefined;
  /** For screen readers only, because the total is shown elsewhere. */
  isHidden: boolean;
};

/** Shows the search, its correction and the total. */
export function ListSummary({ type, searched, page, isHidden }: ListSummaryProps) {
  const format = useFormat();
  const { found, foundAbout } = listTexts(type);
  const count = page && !isHidden ? (page.is_about ? foundAbout : found)(page.total, format.count(page.total)) : '';
  return (
    <div className={isHidden ? 'sr' : 'line found'}>
      {searched && <Sentence text={t('You are looking for: {query}')} name="query" value={searched} />}
      {searched && page?.corrected && <Sentence text={t('Showing results for {text}')} name="text" value={page.corrected} />}
      <output className="dim num">{count}</output>
    </div>
  );
}

type SentenceProps = { text: string; name: string; value: string };

/** Splits the sentence at its placeholder, which languages place differently. */
function Sentence({ text, name, value }: SentenceProps) {
  const [before, after] = text.split(`{${name}}`);
  return (
    <p className="soft">
      {before}
      <b className="h4 sought">{value}</b>
      {after}
    </p>
  );
}
