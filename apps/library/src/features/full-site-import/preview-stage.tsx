import { fullSiteActions, type PackInfo, type SiteForm } from '@kithouse/contract';
import styles from '@kithouse/ui/page-preview.css?inline';
import { PagePreview, type PreviewView } from '@kithouse/ui/page-preview.js';
import { type ReactNode, useState } from 'react';
import { toFrameHref } from '../../lib/frame-href.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { previewTexts } from '../previews/preview-texts.js';
import { clampLogoSize } from './full-site-import.js';
import { previewFonts } from './looks.js';
import type { Person } from './use-person.js';

/** The person's choices that a preview shows. */
type Look = Person & Pick<SiteForm, 'fonts'> & { color: Readonly<Record<string, string>> };

type PreviewStageProps = {
  pack: PackInfo;
  look: Look;
  onWidth: (width: number) => void;
  actions?: ReactNode;
  width?: PreviewView['width'];
};

/** Shows a preview of each page with the person's choices. Without one the form still works. */
export function PreviewStage({ pack, look, onWidth, actions, width = 'desktop' }: PreviewStageProps) {
  const { count } = useFormat();
  const pages = pack.documents.filter((document) => document.as === 'page');
  const [view, setView] = useState<PreviewView>(() => ({
    page: (pages.find(({ front_page }) => front_page) ?? pages[0])?.key ?? '',
    width,
    palette: '',
  }));
  const message = {
    type: fullSiteActions.cssVariable,
    platform: look.platform,
    title: look.title,
    logo: look.logo?.url ?? '',
    color: look.color,
    logoSize: look.logo_size,
    fonts: previewFonts(look.fonts),
    ...(look.hasForm === undefined ? {} : { hasForm: look.hasForm }),
    texts: look.texts,
    facts: look.facts,
  };
  return (
    <>
      <style>{styles}</style>
      <PagePreview
        title={t('Live preview')}
        pages={pages}
        view={view}
        onChange={setView}
        srcOf={(page) => toFrameHref(pack.preview_url, page)}
        message={message}
        actions={actions}
        onMessage={({ logoWidth }) => {
          if (typeof logoWidth === 'number' && Number.isFinite(logoWidth)) {
            onWidth(clampLogoSize(logoWidth));
          }
        }}
        texts={{
          ...previewTexts(pack.name, count),
          frame: t('Live preview of {name} with your choices', { name: pack.name }),
          away: t('You can still make your choices and continue.'),
        }}
      />
    </>
  );
}
