import type { Bundle, BundleDocument } from '@kithouse/contract';
import { elements } from '../../testing/library.js';
import { makeSmallPack } from '../../testing/small-pack.js';

type Elements = Parameters<typeof elements>[0];

const widget = (id: string, widgetType: string, settings: object) => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});

export const elementorContent = [
  {
    id: 'ccccccc',
    elType: 'container',
    settings: {},
    elements: [
      widget('ddddddd', 'heading', { title: 'Own heading' }),
      widget('eeeeeee', 'text-editor', { editor: '<p>Own <a href="#">text</a></p>' }),
      widget('fffffff', 'button', { text: 'Own button' }),
    ],
  },
] as unknown as Elements;

/** Creates an Elementor pack of pages, pictures, a menu, a logo, a colour and a font. */
export async function makeElementorPack() {
  const { bundle, pictures } = await makeSmallPack();
  const documents = bundle.documents
    .filter(({ post_type }) => post_type === 'page')
    .map((document) => ({ ...document, ...contentOf() }) as BundleDocument);
  const font = { typography_typography: 'custom', typography_font_family: 'Georgia' };
  const settings = {
    colors: bundle.settings?.colors ?? [],
    fonts: [{ id: 'k0000000003', title: 'Menu', settings: font, role: 'custom' as const }],
  };
  const pack: Bundle = { ...bundle, platform: 'elementor', settings, documents };
  return { bundle: pack, pictures };
}

const contentOf = () => {
  const { kind, content, page_settings } = elements(elementorContent) as Extract<BundleDocument, { kind: 'elementor' }>;
  return { kind, content, page_settings };
};
