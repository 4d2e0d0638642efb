import { fullSiteActions, getItemPreview, type ItemPreview } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Blank } from '@kithouse/ui/blank.js';
import { Button, ButtonLink } from '@kithouse/ui/button.js';
import { Mark } from '@kithouse/ui/mark.js';
import { PagePreview, type PreviewView } from '@kithouse/ui/page-preview.js';
import { useState } from 'react';
import { getLanguage, t, translateMessage } from '../i18n.js';
import { UseDialog } from '../preview/use-dialog.js';
import { readView, toSearch } from '../preview/view-address.js';

/** Shows a pack or page to anybody who has its address. Needs no account and stores nothing. */
export function Preview({ slug, search }: { slug: string; search: string }) {
  const { data, error, isFetching, refetch } = useEndpoint(getItemPreview, { slug });
  if (data) {
    return <Shown preview={data} search={search} />;
  }
  return (
    <main className="see">
      <div className="middle">
        {error && !isFetching ? (
          <Blank
            picture="nothing"
            role="alert"
            heading="h1"
            title={t('No preview available')}
            actions={
              <Button kind="primary" onClick={() => void refetch()}>
                {t('Retry')}
              </Button>
            }
          >
            {translateMessage(error.message)}
          </Blank>
        ) : (
          <output className="line soft">
            <span className="spin" />
            {t('Loading the preview…')}
          </output>
        )}
      </div>
    </main>
  );
}

function Shown({ preview, search }: { preview: ItemPreview; search: string }) {
  const { name, platform, palettes, pages, share_url } = preview;
  const [view, setView] = useState(() => readView(search, preview));
  const [isUsing, setUsing] = useState(false);
  const color = palettes.find(({ id }) => id === view.palette)?.colors ?? {};
  const change = (next: PreviewView) => {
    setView(next);
    history.replaceState(null, '', toSearch(next, preview));
  };
  const groups = { post: t('Posts'), template: t('Templates') };
  return (
    <main className="see">
      <div className="head">
        <h1 className="line h4">
          <a className="line" href="/" aria-label={t('Home')}>
            <Mark />
          </a>
          <bdi>{name}</bdi>
        </h1>
        <CopyLink href={share_url + toSearch(view, preview)} />
        <Button kind="primary" onClick={() => setUsing(true)}>
          {preview.type === 'pack' ? t('Use this pack') : t('Use this page')}
        </Button>
      </div>
      <PagePreview
        title={t('Live preview')}
        heading="h2"
        pages={pages.map(({ key, title, kind }) => ({ key, title, ...(kind === 'page' ? {} : { group: groups[kind] }) }))}
        palettes={palettes.map((palette) => ({ ...palette, title: translateMessage(palette.title) }))}
        view={view}
        onChange={change}
        srcOf={(page) => toFrameHref(preview, page)}
        message={{ type: fullSiteActions.cssVariable, platform, color }}
        texts={textsOf(name)}
      />
      {isUsing && <UseDialog preview={preview} onClose={() => setUsing(false)} />}
    </main>
  );
}

function CopyLink({ href }: { href: string }) {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => setCopied(href),
      () => setCopied(undefined),
    );
  const isCopied = copied === href;
  return (
    <ButtonLink
      href={href}
      onClick={(event) => {
        event.preventDefault();
        void copy();
      }}
    >
      <AnyIcon name={isCopied ? 'check' : 'link-2'} size="s" />
      <span className="word" aria-live="polite">
        {isCopied ? t('Link copied') : t('Copy link')}
      </span>
    </ButtonLink>
  );
}

/** Uses this page's own host unless previews have another one, so that a cloud with several names works under each. */
function toFrameHref({ frame_url, share_url }: ItemPreview, page: string): string {
  const { origin, pathname } = new URL(frame_url);
  return `${origin === new URL(share_url).origin ? '' : origin}${pathname}?${new URLSearchParams({ site: location.origin, page })}`;
}

const textsOf = (name: string) => {
  const count = (number: number) => number.toLocaleString(getLanguage());
  return {
    frame: t('Live preview of {name}', { name }),
    loading: t('Loading the page…'),
    awayTitle: t('The preview isn’t available right now'),
    away: t('Check your connection, then retry.'),
    retry: t('Retry'),
    page: t('Preview page'),
    previous: t('Previous page'),
    next: t('Next page'),
    position: (at: number, all: number) => t('Page {at} of {all}', { at: count(at), all: count(all) }),
    width: t('Preview width'),
    desktop: t('Desktop'),
    tablet: t('Tablet'),
    phone: t('Mobile'),
    palette: t('Palette'),
  };
};
