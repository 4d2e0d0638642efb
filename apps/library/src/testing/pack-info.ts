import type { checkSiteImport, getRunningImport, ImportResults, Output, PackImportInfo } from '@kithouse/contract';

type Info = PackImportInfo['data'];
type Pack = Info['pack'];

const plugin = (name: string, changes = {}) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { name, slug, plugin_file: `${slug}/${slug}.php`, is_pro: false, ...changes };
};

const page = (key: string, title: string, changes: Partial<Pack['documents'][number]> = {}): Pack['documents'][number] => ({
  key,
  title,
  slug: key,
  as: 'page',
  post_type: 'page',
  template_type: 'page',
  front_page: false,
  posts_page: false,
  is_demo: false,
  ...changes,
});

/** Creates an Elementor pack with two pages, a post and a header, colours and a logo. */
export function aPackInfo({ pack = {}, ...changes }: Partial<Omit<Info, 'pack'>> & { pack?: Partial<Pack> } = {}): Info {
  return {
    manifest: { has_settings: true, name: 'Tidepool', platform: 'elementor' },
    settings: {
      system_colors: [
        { _id: 'primary', title: 'Primary', color: '#FF6B4A' },
        { _id: 'text', title: 'Text', color: '#0D2B36' },
      ],
      custom_colors: [{ _id: 'a1b2c3d', title: 'Sand', color: '#ddf1f380' }],
      site_logo: { url: 'https://cloud.example/files/logo.svg' },
    },
    ...changes,
    pack: {
      id: 7,
      name: 'Tidepool',
      platform: 'elementor',
      has_settings: true,
      site: { title: 'Tidepool', slogan: 'Surf trips, small and early' },
      logo_url: 'https://cloud.example/files/logo.svg',
      settings: null,
      documents: [
        page('home', 'Home', { front_page: true }),
        page('trips', 'Trips'),
        page('first-wave', 'First wave', { as: 'post', post_type: 'post', is_demo: true }),
        page('header', 'Header', { as: 'part', template_type: 'header' }),
      ],
      menus: [],
      terms: 0,
      forms: 0,
      media: { count: 12, bytes: 4_200_000 },
      requires: {
        plugins: [plugin('Elementor'), plugin('WooCommerce', { mustHave: true }), plugin('Contact Form 7')],
        elementor_pro: true,
      },
      suggested: [plugin('The Events Calendar')],
      theme: { slug: 'hello-elementor', name: 'Hello Elementor' },
      preview_url: 'https://cloud.example/preview/7',
      warnings: [],
      ...pack,
    },
  };
}

export function someResults(changes: Partial<ImportResults> = {}): ImportResults {
  return {
    dependency_data: { plugins: { total: 0, succeed: 0, failed: [] }, theme: null },
    post_types: [{ name: 'page', label: 'Pages', count: 2 }],
    template_types: [{ name: 'header', label: 'Headers', count: 1 }],
    proof: { counts: [{ label: 'Pages', planned: 2, found: 2 }], differences: [] },
    warnings: [],
    home_url: 'https://site.example/',
    edit_link: 'https://site.example/wp-admin/post.php?post=5&action=elementor',
    ...changes,
  };
}

/** Returns the check of a small pack with one conflict, one plugin to install and one loss. */
export const aSiteCheck = (): Output<typeof checkSiteImport> => ({
  create: [
    { key: 'home', as: 'page', type_label: 'Pages', title: 'Home' },
    { key: 'trips', as: 'page', type_label: 'Pages', title: 'Trips' },
    { key: 'header', as: 'part', type_label: 'Headers', title: 'Header' },
  ],
  change: [
    { label: 'Site title', from: 'My WordPress Website', to: 'Tidepool' },
    ...Array(2).fill({ label: 'Primary', from: '', to: 'Main menu' }),
  ],
  install: [{ slug: 'woocommerce', name: 'WooCommerce', kind: 'plugin' }],
  download: { files: 12, bytes: 4_200_000 },
  will_not_work: [{ code: 'pro', message: 'The slider stays empty without Elementor Pro.', place: 'home' }],
  conflicts: [{ key: 'home', title: 'Home', existing: { id: 3, title: 'My home', edit_link: 'https://site.example/3' } }],
  earlier: null,
});

/** Returns an import of another pack that is still running. */
export const aRunningImport = (): NonNullable<Output<typeof getRunningImport>> => ({
  import_id: 'import-of-a-site',
  nonce: 'other-nonce',
  id: 8,
  title: 'Lantern',
  platform: 'gutenberg',
  part: 'import',
  steps: [{ type: 'download', title: 'Downloading', message: '', progress: 100, status: 'complete', position: 1 }],
});
