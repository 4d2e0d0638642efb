import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { AnyIcon } from './any-icon.js';
import { PageFrame, type PageFrameTexts } from './page-frame.js';
import { type PageChoice, PagePicker, type PagePickerTexts } from './page-picker.js';
import { PaletteMenu, type PaletteOption } from './palette-menu.js';
import { Segmented } from './segmented.js';
import type { PageWidth } from './use-page-scale.js';

/** The view of a preview. Its owner stores it, so that an address can contain it. */
export type PreviewView = { page: string; width: PageWidth; palette: string };

export type PagePreviewTexts = PageFrameTexts &
  PagePickerTexts & {
    width: string;
    desktop: string;
    tablet: string;
    phone: string;
    palette: string;
  };

type PagePreviewProps = {
  /** Heading, read by screen readers and shown where there is space. */
  title: string;
  /** One level below that of the screen. */
  heading?: 'h2' | 'h3';
  pages: readonly PageChoice[];
  /** Empty for a preview whose palettes are chosen elsewhere. */
  palettes?: readonly PaletteOption[];
  view: PreviewView;
  onChange: (view: PreviewView) => void;
  /** Returns the address of a page; undefined for none. */
  srcOf: (page: string) => string | undefined;
  /** Sent to the page after each load and each change. */
  message: object;
  onMessage?: (data: Readonly<Record<string, unknown>>) => void;
  texts: PagePreviewTexts;
  /** Buttons beside the choices. */
  actions?: ReactNode;
};

/** Shows the pages of a site in a frame, with a choice of page, device width and palette. Follows links inside the frame. */
export function PagePreview({
  title,
  heading: Heading = 'h3',
  pages,
  palettes = [],
  view,
  onChange,
  srcOf,
  message,
  onMessage,
  texts,
  actions,
}: PagePreviewProps) {
  const id = useId();
  const change = (next: Partial<PreviewView>) => onChange({ ...view, ...next });
  const { requested, follow } = useFollowedPage(view.page);
  const receive = (data: Readonly<Record<string, unknown>>) => {
    const page = pages.find(({ key }) => key === data.page)?.key;
    if (page !== undefined && page !== view.page) {
      follow(page);
      change({ page });
    }
    onMessage?.(data);
  };
  return (
    <section className="stage" aria-labelledby={id}>
      <div className="bar">
        <Heading className="h4" id={id}>
          {title}
        </Heading>
        {pages.length > 1 && <PagePicker pages={pages} page={view.page} onChange={(page) => change({ page })} texts={texts} />}
        <Segmented
          className="icons widths"
          label={texts.width}
          options={widthOptions(texts)}
          value={view.width}
          onChange={(width) => change({ width })}
        />
        {palettes.length > 1 && (
          <PaletteMenu
            label={texts.palette}
            palettes={palettes}
            palette={view.palette}
            onChange={(palette) => change({ palette })}
          />
        )}
        {actions}
      </div>
      <PageFrame
        key={requested.visit}
        src={srcOf(requested.page)}
        width={view.width}
        message={message}
        onMessage={receive}
        texts={texts}
      />
    </section>
  );
}

/** Requests a page unless the frame already shows it, because a link inside led there. Each visit needs a new frame. */
function useFollowedPage(page: string) {
  const shown = useRef(page);
  const [requested, setAsked] = useState({ page, visit: 0 });
  useEffect(() => {
    if (shown.current !== page) {
      shown.current = page;
      setAsked(({ visit }) => ({ page, visit: visit + 1 }));
    }
  }, [page]);
  return {
    requested,
    follow: (to: string) => {
      shown.current = to;
    },
  };
}

const widthOptions = ({ desktop, tablet, phone }: PagePreviewTexts) =>
  [
    { value: 'desktop', title: desktop, label: <Device name="monitor" title={desktop} /> },
    { value: 'tablet', title: tablet, label: <Device name="tablet" title={tablet} /> },
    { value: 'phone', title: phone, label: <Device name="smartphone" title={phone} /> },
  ] as const;

const Device = ({ name, title }: { name: 'monitor' | 'tablet' | 'smartphone'; title: string }) => (
  <>
    <AnyIcon name={name} size="s" />
    <span className="sr">{title}</span>
  </>
);
