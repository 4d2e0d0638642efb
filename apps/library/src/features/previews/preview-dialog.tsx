import { fullSiteActions, getItemPreview, type Item, type ItemPreview } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Blank } from '@kithouse/ui/blank.js';
import { Button } from '@kithouse/ui/button.js';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { FullDialog, FullDialogCross, FullDialogTitle } from '@kithouse/ui/full-dialog.js';
import { Mark } from '@kithouse/ui/mark.js';
import styles from '@kithouse/ui/page-preview.css?inline';
import { PagePreview } from '@kithouse/ui/page-preview.js';
import { useToast } from '@kithouse/ui/toast.js';
import { type ReactNode, useState } from 'react';
import { toFrameHref } from '../../lib/frame-href.js';
import { useHost } from '../../lib/host.js';
import { t, translateMessage } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { useRoute } from '../../lib/use-route.js';
import { useOwnMessage } from '../own-look/use-own-look.js';
import { readView, toShareHref, withView } from './preview-address.js';
import { previewTexts, toChoices } from './preview-texts.js';

type PreviewDialogProps = {
  item: Item;
  /** The button that continues with the item. */
  action: ReactNode;
  onClose: () => void;
};

/** Shows all pages of a pack, or of a page's pack, without an account. */
export function PreviewDialog({ item, action, onClose }: PreviewDialogProps) {
  const { data, error, isFetching, refetch } = useEndpoint(getItemPreview, { slug: item.slug });
  return (
    <FullDialog className="see" onClose={onClose}>
      <style>{styles}</style>
      <div className="head">
        <FullDialogTitle>
          <Mark />
          <bdi>{item.name}</bdi>
        </FullDialogTitle>
        {data && <CopyLink preview={data} />}
        {action}
        <FullDialogCross label={t('Close')} isDisabled={false} />
      </div>
      {data ? (
        <Pages preview={data} />
      ) : (
        <div className="middle">
          {error && !isFetching ? (
            <Failure message={error.message} onRetry={() => void refetch()} />
          ) : (
            <output className="line soft" data-first="" tabIndex={-1}>
              <span className="spin" />
              {t('Loading the preview…')}
            </output>
          )}
        </div>
      )}
    </FullDialog>
  );
}

function Pages({ preview }: { preview: ItemPreview }) {
  const { address, boot } = useHost();
  const route = useRoute();
  const { count } = useFormat();
  const view = readView(route, preview);
  const { platform, palettes, pages, frame_url, block_frame_url } = preview;
  const shown = boot.is_block_theme && block_frame_url ? block_frame_url : frame_url;
  const color = palettes.find(({ id }) => id === view.palette)?.colors ?? {};
  const own = useOwnMessage(preview, { hasDetails: true });
  const [isOwn, setOwn] = useState(true);
  const isPalette = view.palette !== palettes[0]?.id;
  return (
    <PagePreview
      // A new frame shows the sample again.
      key={String(isOwn)}
      title={t('Live preview')}
      pages={toChoices(pages)}
      palettes={palettes.map((palette) => ({ ...palette, title: translateMessage(palette.title) }))}
      view={view}
      onChange={(next) => address.go(route.path, { query: withView(route.query, next), state: route.state, replace: true })}
      srcOf={(page) => toFrameHref(shown, page)}
      message={{ type: fullSiteActions.cssVariable, platform, color, ...(isOwn ? own : {}), ...(isPalette ? { color } : {}) }}
      texts={previewTexts(preview.name, count)}
      actions={
        own && (
          <Checkbox checked={isOwn} onChange={setOwn}>
            {t('With my details')}
          </Checkbox>
        )
      }
    />
  );
}

function CopyLink({ preview }: { preview: ItemPreview }) {
  const route = useRoute();
  const toast = useToast();
  const href = toShareHref(preview.share_url, withView(route.query, readView(route, preview)));
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => toast({ title: t('Link copied') }),
      () => toast({ title: t('The link couldn’t be copied'), text: href, tone: 'bad' }),
    );
  return (
    <Button onClick={() => void copy()}>
      <AnyIcon name="link-2" size="s" />
      <span className="word">{t('Copy link')}</span>
    </Button>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Blank
      picture="broken"
      role="alert"
      title={t('The preview isn’t available right now')}
      actions={
        <Button kind="primary" onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      {message}
    </Blank>
  );
}
