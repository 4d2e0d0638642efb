import { PageFrame } from '@kithouse/ui/page-frame.js';
import { PagePicker } from '@kithouse/ui/page-picker.js';
import previewStyles from '@kithouse/ui/page-preview.css?inline';
import { PagePreview, type PreviewView } from '@kithouse/ui/page-preview.js';
import { PaletteMenu } from '@kithouse/ui/palette-menu.js';
import { Held } from './held.js';

const nothing = () => {};
const pages = [
  { key: 'home', title: 'Home' },
  { key: 'post', title: 'Eleven kinds of fog', group: 'Posts' },
];
const palettes = [
  { id: 'own', title: 'As designed', swatches: ['#1e2b27', '#7a5b1e', '#f6f4ec'] },
  { id: 'dune', title: 'Dune', swatches: ['#372511', '#86552d', '#f8f4ed'] },
];
const previewTexts = {
  frame: 'Preview of Driftwood',
  loading: 'Loading the page…',
  awayTitle: 'The preview isn’t available right now',
  away: 'Check your connection, then retry.',
  retry: 'Retry',
  page: 'Page',
  previous: 'Previous page',
  next: 'Next page',
  position: (at: number, all: number) => `Page ${at} of ${all}`,
  width: 'Width',
  desktop: 'Desktop',
  tablet: 'Tablet',
  phone: 'Phone',
  palette: 'Palette',
};
const framed = { message: {}, onMessage: nothing, texts: previewTexts };
const stageSize = { display: 'grid', blockSize: 420, inlineSize: 720 };
const firstView: PreviewView = { page: 'home', width: 'desktop', palette: 'own' };

/** Parts of a live preview. */
export const previewComponents = {
  'page-frame': () => (
    <div style={stageSize}>
      <style>{previewStyles}</style>
      <PageFrame src={undefined} width="phone" {...framed} />
    </div>
  ),
  'page-picker': () => (
    <Held start="home">
      {(page, onChange) => <PagePicker pages={pages} page={page} onChange={onChange} texts={previewTexts} />}
    </Held>
  ),
  'page-preview': () => (
    <div style={stageSize}>
      <style>{previewStyles}</style>
      <Held start={firstView}>
        {(view, onChange) => (
          <PagePreview
            title="Live preview"
            pages={pages}
            palettes={palettes}
            view={view}
            onChange={onChange}
            srcOf={() => '/catalogue/driftwood-home/thumbnails/1-480.webp'}
            {...framed}
          />
        )}
      </Held>
    </div>
  ),
  'palette-menu': () => (
    <Held start="own">
      {(palette, onChange) => <PaletteMenu label="Palette" palettes={palettes} palette={palette} onChange={onChange} />}
    </Held>
  ),
};
