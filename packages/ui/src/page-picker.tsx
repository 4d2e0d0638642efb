import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';

/** A page that can be shown. Pages of one group follow each other. */
export type PageChoice = { key: string; title: string; group?: string };

export type PagePickerTexts = {
  page: string;
  previous: string;
  next: string;
  /** Numbers count from 1. */
  position: (at: number, all: number) => string;
};

type PagePickerProps = {
  pages: readonly PageChoice[];
  page: string;
  onChange: (page: string) => void;
  texts: PagePickerTexts;
};

/** Chooses a page from a list, or the one before and after. */
export function PagePicker({ pages, page, onChange, texts }: PagePickerProps) {
  const at = pages.findIndex(({ key }) => key === page);
  const go = (to: number) => pages[to] && onChange(pages[to].key);
  return (
    <span className="line snug page-picker">
      <span className="dim num word">{texts.position(at + 1, pages.length)}</span>
      <IconButton size="s" label={texts.previous} disabled={at <= 0} onClick={() => go(at - 1)}>
        <Icon name="chevron-left" size="s" flip />
      </IconButton>
      <select
        className="sel"
        aria-label={texts.page}
        value={page}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {groupsOf(pages).map(([group, members]) =>
          group === '' ? (
            members.map(toOption)
          ) : (
            <optgroup key={group} label={group}>
              {members.map(toOption)}
            </optgroup>
          ),
        )}
      </select>
      <IconButton size="s" label={texts.next} disabled={at < 0 || at === pages.length - 1} onClick={() => go(at + 1)}>
        <Icon name="chevron-right" size="s" flip />
      </IconButton>
    </span>
  );
}

const toOption = ({ key, title }: PageChoice) => (
  <option key={key} value={key}>
    {title}
  </option>
);

function groupsOf(pages: readonly PageChoice[]): [string, PageChoice[]][] {
  const groups = new Map<string, PageChoice[]>();
  for (const page of pages) {
    const group = page.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  return [...groups];
}
