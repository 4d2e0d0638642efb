import type { Bundle, BundleDocument, ElementorElement } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { renderSitePage } from '../../index.js';
import { container, shaOf, widget } from '../../testing/fixtures.js';

const logo = shaOf('logo');
const frame = { slug: 'x', post_type: 'page', template_type: 'wp-page' };
const blocks = (key: string, content: string, more: object = {}): BundleDocument => ({
  ...frame,
  key,
  title: key,
  kind: 'blocks',
  content,
  ...more,
});
const elements = (key: string, content: ElementorElement[], more: object = {}): BundleDocument => ({
  ...frame,
  key,
  title: key,
  kind: 'elementor',
  content,
  page_settings: {},
  ...more,
});
const site: Pick<Bundle, 'site' | 'menus'> = {
  site: { title: 'Rye & <Oven>', slogan: 'Bread since 1950', logo },
  menus: [
    {
      slug: 'main',
      name: 'Main',
      locations: ['primary'],
      items: [
        { key: 'home', title: 'Start', url: '/' },
        { key: 'about', title: '', document: 'about' },
        { key: 'team', title: 'Team', parent: 'about', document: 'team' },
        { key: 'out', title: 'Elsewhere', url: 'https://elsewhere.example' },
      ],
    },
    { slug: 'foot', name: 'Foot', locations: ['footer'], items: [{ key: 'law', title: 'Imprint', document: 'about' }] },
  ],
};
const show = (bundle: Pick<Bundle, 'documents'> & Partial<Bundle>, page = '') =>
  renderSitePage({ media: [{ sha256: logo }] as Bundle['media'], ...bundle }, page, {
    mediaUrl: (sha256) => `/files/${sha256.slice(0, 6)}.png`,
    pageUrl: (key) => `?page=${key}&x="1"`,
  });
const bodyOf = (html = '') => html.slice(html.indexOf('<body'));

const many = 200_000;
const line = Array.from({ length: many }, (_, at) => ({
  key: `i${at}`,
  title: '',
  url: '#',
  ...(at > 0 ? { parent: `i${at - 1}` } : {}),
}));
it.each<[string, string, Partial<Bundle>]>([
  ['a menu nested one entry per level', '', { menus: [{ slug: 'm', name: 'M', locations: [], items: line }] }],
  ['an unclosed tag', `<!-- wp:group {"layout":{"type":"flex"}} --><${'a'.repeat(many)}<!-- /wp:group -->`, {}],
  ['closing tags without an opening tag', `${'<div>'.repeat(many)}${'</a>'.repeat(many)}`, {}],
])('renders %s at no extra cost', (_, content, more) => {
  expect(show({ documents: [blocks('home', content)], ...more })).toBeDefined();
});

describe('page of a site', () => {
  const pages = [
    blocks('about', '<p>About us</p>'),
    blocks('home', '<p>Welcome</p>', { front_page: true }),
    blocks('team', '<p>We</p>'),
  ];

  it('is the front page or the requested existing page', () => {
    expect(show({ documents: pages })?.key).toBe('home');
    expect(show({ documents: pages }, 'team')?.key).toBe('team');
    expect(show({ documents: pages }, 'nowhere')?.key).toBe('home');
    expect(show({ documents: [blocks('blog', '', { posts_page: true }), blocks('start', '')] })?.key).toBe('start');
    expect(show({ documents: [blocks('kit', '', { template_type: 'kit', post_type: 'elementor_library' })] })).toBeUndefined();
  });

  it("has the pack's header and footer, except for a blank one", () => {
    const part = (key: string, type: string, conditions: string[]) =>
      blocks(key, `<p>${key}</p>`, { template_type: type, post_type: 'kithouse_part', conditions });
    const documents = [
      part('of-posts', 'header', ['include/singular/post']),
      part('of-all', 'header', ['include/general']),
      part('below', 'footer', ['include/general']),
      ...pages,
      blocks('landing', '<p>Only this</p>', { page_template: 'elementor_canvas' }),
    ];

    expect(bodyOf(show({ documents })?.html)).toMatch(/of-all<\/p><\/header>.*Welcome.*<footer.*below/);
    expect(bodyOf(show({ documents }, 'landing')?.html)).not.toMatch(/of-all|below/);
    expect(bodyOf(show({ documents }, 'below')?.html)).not.toContain('of-all');
  });

  it('has a theme-like header if the pack has none', () => {
    const html = bodyOf(show({ documents: pages, ...site })?.html);

    expect(html).toContain(`<img alt="Rye &amp; &lt;Oven&gt;" src="/files/${logo.slice(0, 6)}.png">`);
    expect(html).toContain('<a href="?page=home&amp;x=&quot;1&quot;">Start</a>');
    expect(html).toContain('>about</a><ul><li><a href="?page=team');
    expect(html).toContain('<a>Elsewhere</a>');
    expect(html).not.toContain('elsewhere.example');
  });

  it('shows logo, title, tagline and menus for site blocks', () => {
    const header = blocks(
      'header',
      '<!-- wp:site-logo {"width":90} /--><!-- wp:site-title {"level":0,"textColor":"accent"} /--><!-- wp:site-tagline /--><!-- wp:navigation {"ref":"kit:menu/foot"} /--><!-- wp:navigation --><!-- wp:navigation-submenu {"label":"More","url":"#"} --><!-- wp:navigation-link {"label":"Us","url":"kit:doc/about/url"} /--><!-- /wp:navigation-submenu --><!-- /wp:navigation -->',
      { template_type: 'header', post_type: 'kithouse_part' },
    );
    const html = bodyOf(show({ documents: [header, ...pages], ...site })?.html);

    expect(html).toContain('<span class="kit-site-logo" style="--kit-logo-own:90px">');
    expect(html).toMatch(
      /<p class="kit-site-title has-text-color has-accent-color"><a href="[^"]*">Rye &amp; &lt;Oven&gt;<\/a><\/p>/,
    );
    expect(html).toContain('Bread since 1950');
    expect(html).toContain('Imprint');
    expect(html).toMatch(/<a>More<\/a><ul><li><a href="\?page=about[^"]*">Us<\/a>/);
  });

  it('shows the links of a navigation behind a button on a narrow screen, unless it never does', () => {
    const navigation = (more: string) =>
      blocks(
        'header',
        `<!-- wp:navigation {${more}} --><!-- wp:navigation-link {"label":"Us","url":"#"} /--><!-- /wp:navigation -->`,
        {
          template_type: 'header',
        },
      );
    const header = (more: string) => bodyOf(show({ documents: [navigation(more), ...pages], ...site })?.html);

    expect(header('')).toMatch(/<details class="kit-nav-behind"><summary[^>]*>.*Us/);
    expect(header('"overlayMenu":"never"')).not.toContain('<details');
  });

  it('shows a post, and the page of all posts, in the templates of the pack', () => {
    const post = (key: string, date: string, more: object = {}) =>
      blocks(key, `<!-- wp:paragraph --><p>Text of ${key}</p><!-- /wp:paragraph -->`, { post_type: 'post', date, ...more });
    const template = (type: string, condition: string, content: string) =>
      blocks(type, content, { template_type: type, conditions: [condition] });
    const documents = [
      ...pages,
      blocks('news', '', { posts_page: true }),
      post('rye', '2026-05-01T08:00:00Z', { terms: ['category/bread'], excerpt: 'Dark and sour', featured: logo }),
      post('oats', '2026-04-01T08:00:00Z'),
      template(
        'single-post',
        'include/singular/post',
        '<!-- wp:post-title {"level":1} /--><!-- wp:post-date /--><!-- wp:post-terms {"term":"category"} /--><!-- wp:post-content /--><!-- wp:post-navigation-link {"type":"previous","showTitle":true} /--><!-- wp:comments --><p>Comments</p><!-- /wp:comments -->',
      ),
      template(
        'archive',
        'include/archive/post_archive',
        '<!-- wp:query --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-featured-image /--><!-- wp:post-title {"isLink":true} /--><!-- wp:post-excerpt /--><!-- /wp:post-template --><!-- wp:query-no-results --><p>None</p><!-- /wp:query-no-results --></div><!-- /wp:query -->',
      ),
    ];
    const terms = [{ key: 'category/bread', taxonomy: 'category', slug: 'bread', name: 'Bread' }];

    const rye = bodyOf(show({ documents, terms }, 'rye')?.html);
    expect(rye).toMatch(/<h1[^>]*>rye<\/h1>.*May 1, 2026.*Bread.*<p>Text of rye<\/p>.*>oats<\/a>/);
    expect(rye).not.toContain('Comments');
    expect(bodyOf(show({ documents, terms }, 'oats')?.html)).toMatch(/<div class="wp-block-post-navigation-link[^>]*><\/div>/);
    const news = bodyOf(show({ documents, terms }, 'news')?.html);
    expect(news).toMatch(/<img[^>]*>.*>rye<\/a>.*Dark and sour.*>oats<\/a>/);
    expect(news).not.toContain('None');
  });

  it('shows posts in the templates of a pack for Elementor', () => {
    const content = (part: string, settings: object = {}) => widget(part, 'kithouse-content', { part, ...settings });
    const template = (key: string, type: string, condition: string, ...widgets: ElementorElement[]) =>
      elements(key, [container('c', ...widgets)], { template_type: type, conditions: [condition] });
    const documents = [
      blocks('rye', '<!-- wp:paragraph --><p>Text of rye</p><!-- /wp:paragraph -->', {
        post_type: 'post',
        date: '2026-05-01T08:00:00Z',
        excerpt: 'Dark and sour',
      }),
      blocks('news', '', { posts_page: true }),
      template(
        'single',
        'single-post',
        'include/singular/post',
        content('title', { title_color: '#102030' }),
        content('date'),
        content('text'),
        content('comments'),
      ),
      template('list', 'archive', 'include/archive', content('list-title'), content('posts'), content('unknown')),
    ];

    const rye = show({ documents }, 'rye')?.html;
    expect(bodyOf(rye)).toMatch(/<h1[^>]*>rye<\/h1>.*May 1, 2026.*<p>Text of rye<\/p>/);
    expect(rye).toContain(' :is(h1,h2,h3){color:#102030}');
    expect(bodyOf(show({ documents }, 'news')?.html)).toMatch(/<h1>news<\/h1>.*<h2[^>]*><a[^>]*>rye<\/a><\/h2>.*Dark and sour/);
  });

  it('shows the first entry of an accordion and the titles of all', () => {
    const tabs = [
      { tab_title: 'When?', tab_content: '<p>At three</p>' },
      { tab_title: 'Where?', tab_content: '<p>Here</p>' },
    ];
    const html = bodyOf(
      show({ documents: [elements('home', [widget('a', 'accordion', { tabs, title_html_tag: 'h3' })])] })?.html,
    );

    expect(html).toMatch(/<h3[^>]*>.*When\?<\/a><\/h3>.*At three.*Where\?/);
    expect(html).not.toContain('Here');
  });

  it('shows the titles of a toggle, which is closed at first', () => {
    const tabs = [{ tab_title: 'When?', tab_content: '<p>At three</p>' }];
    const settings = { tabs, title_html_tag: 'h3', icon_space: { unit: 'px', size: 7 } };
    const html = show({ documents: [elements('home', [widget('a', 'toggle', settings)])] })?.html ?? '';

    expect(bodyOf(html)).toMatch(/<h3[^>]*border-bottom:1px solid[^>]*>.*When\?<\/a><\/h3>/);
    expect(html).toContain('margin-inline-end:7px');
    expect(html).not.toContain('At three');
  });

  it('gives the title of an accordion its typography, but not its icon', () => {
    const settings = {
      tabs: [{ tab_title: 'When?' }],
      title_typography_typography: 'custom',
      title_typography_font_size: { unit: 'px', size: 31 },
    };
    const html = bodyOf(show({ documents: [elements('home', [widget('a', 'accordion', settings)])] })?.html);

    expect(html).toMatch(
      /<div class="kit-fold-title[^>]*><span class="kit-fold-icon.*<a [^>]*font-size:31px[^>]*>When\?<\/a><\/div>/,
    );
    expect(html.split('font-size:31px')).toHaveLength(2);
  });

  it('stops at a post that shows its own content', () => {
    const own = blocks('own', '<!-- wp:post-content /-->', { post_type: 'post' });
    const single = blocks('single', '<!-- wp:post-content /-->', {
      template_type: 'single-post',
      conditions: ['include/general'],
    });

    expect(bodyOf(show({ documents: [own, single] }, 'own')?.html)).toContain('wp-block-post-content');
  });

  it('shows them for Elementor widgets with links to other pages', () => {
    const header = elements(
      'header',
      [
        container(
          'c',
          widget('l', 'theme-site-logo', { width: { unit: 'px', size: 120 } }),
          widget('t', 'theme-site-title'),
          widget('n', 'nav-menu', { menu: 'kit:menu/main', layout: 'vertical' }),
          widget('b', 'button', { text: 'Join', link: { url: 'kit:doc/team/url' } }),
          widget('o', 'button', { text: 'Out', link: { url: 'javascript:alert(1)' } }),
        ),
      ],
      { template_type: 'header', post_type: 'elementor_library' },
    );
    const html = bodyOf(show({ documents: [header, ...pages], ...site })?.html);

    expect(html).toContain('--kit-logo-own:120px');
    expect(html).toContain('Rye &amp; &lt;Oven&gt;');
    expect(html).toContain('kit-nav-vertical');
    expect(html).toMatch(/<a href="\?page=team[^"]*"><span class="kit-button[^>]*>Join/);
    expect(html).not.toContain('javascript');
  });

  it('without Elementor Pro shows a header with site name and plain links', () => {
    const row = (text: string, value: string) => ({
      text,
      selected_icon: { value, library: '' },
      link: { url: 'kit:doc/team/url' },
    });
    const widgets = [
      widget('n', 'kithouse-site-name', {
        typography_font_family: 'Iowan Old Style", "Georgia',
        typography_typography: 'custom',
      }),
      widget('p', 'kithouse-site-name', { show_logo: '' }),
      widget('l', 'icon-list', { icon_list: [row('Us', ''), row('You', 'fas fa-check')] }),
    ];
    const header = elements('header', widgets, { template_type: 'header', post_type: 'elementor_library' });
    const html = bodyOf(show({ documents: [header, ...pages], ...site })?.html);

    expect(html.match(/--kit-logo-own:48px/g)).toHaveLength(1);
    // The title beside the logo has the link and the name.
    expect(html).toMatch(/<span class="kit-site-logo"[^>]*><img alt="" role="presentation" /);
    expect(html.match(/Rye &amp; &lt;Oven&gt;<\/a>/g)).toHaveLength(2);
    expect(html.replaceAll('&quot;', '"')).toContain('font-family:"Iowan Old Style","Georgia"');
    expect(html.match(/kit-icon/g)).toHaveLength(1);
  });

  it('links only to documents of the pack', () => {
    const links = ['kit:doc/about/url', 'kit:doc/gone/url', 'https://x.example/', '//x.example', 'javascript:alert(1)', '#top'];
    const text = links.map((href, at) => `<a href="${href}" onclick="x()">l${at}</a>`).join('');

    expect(bodyOf(show({ documents: [blocks('home', text), ...pages.slice(0, 1)] })?.html).match(/href="[^"]*"/g)).toEqual([
      'href="?page=about&amp;x=&quot;1&quot;"',
    ]);
  });

  it('stops at a cyclic menu', () => {
    const items = [
      { key: 'a', title: 'A', parent: 'b' },
      { key: 'b', title: 'B', parent: 'a' },
    ];

    expect(show({ documents: pages, ...site, menus: [{ slug: 'm', name: '', locations: [], items }] })?.html).not.toContain(
      '>A<',
    );
  });
});

describe('colours and fonts of a kit', () => {
  const settings: Bundle['settings'] = {
    colors: [
      { id: 'primary', title: 'P', color: '#112233', role: 'system' },
      { id: 'sand', title: 'S', color: 'rgb(9 8 7)', role: 'custom' },
      { id: 'bad', title: 'B', color: 'red;}</style><script>alert(1)</script>', role: 'custom' },
      { id: 'a}b', title: 'B', color: '#fff', role: 'custom' },
    ],
    fonts: [
      {
        id: 'text',
        title: 'T',
        role: 'system',
        settings: {
          typography_typography: 'custom',
          typography_font_family: 'Lora',
          typography_font_size: { unit: 'px', size: 19 },
        },
      },
    ],
    styles: {
      body_background_background: 'classic',
      body_background_color: '#fafafa',
      h1_typography_font_family: 'x"}</style><b>',
      button_background_color: '',
      __globals__: { button_background_color: 'globals/colors?id=sand', h2_typography_typography: 'globals/typography?id=text' },
    },
  };
  const styleOf = (html = '') => html.slice(html.indexOf('<style>'), html.indexOf('<body'));
  const page = elements('home', [
    widget('h', 'heading', {
      title: 'Hi',
      __globals__: { title_color: 'globals/colors?id=sand', typography_typography: 'globals/typography?id=text' },
    }),
  ]);
  const html = show({ documents: [page], settings })?.html;

  it('are variables that settings refer to', () => {
    expect(styleOf(html)).toContain(
      '--e-global-color-primary:#112233;--wp--preset--color--primary:#112233;--e-global-color-sand:rgb(9 8 7)',
    );
    expect(styleOf(html)).toContain('--e-global-typography-text-font-family:"Lora",var(--kit-font)');
    expect(styleOf(html)).toContain('[style*="--kit-type:[text]"]{font-family:var(--e-global-typography-text-font-family);');
    expect(bodyOf(html)).toContain('--kit-type:[text];color:var(--e-global-color-sand,var(--e-global-color-text))');
  });

  it('are classes for blocks', () => {
    expect(styleOf(html)).toContain('.has-sand-background-color{background-color:var(--wp--preset--color--sand)}');
  });

  it("include the kit's page styles", () => {
    expect(styleOf(html)).toContain('body{background-color:#fafafa');
    expect(styleOf(html)).toContain('.kit-button{background-color:var(--e-global-color-sand');
    expect(styleOf(html)).toContain('h2{font-family:var(--e-global-typography-text-font-family)');
  });

  it('exclude anything else', () => {
    expect(html?.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<b>|--e-global-color-bad|a}b/);
  });
});
