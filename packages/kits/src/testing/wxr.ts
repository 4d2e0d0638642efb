/** Builds a WordPress export with these items and terms. */
export const wxr = (...parts: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.8" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Demo</title><link>https://demo.test/site</link>
<description>Fresh &amp; warm</description><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://demo.test</wp:base_site_url><wp:base_blog_url>https://demo.test/site</wp:base_blog_url>
${parts.join('\n')}
</channel></rss>`;

type Item = {
  id: number;
  title?: string;
  type?: string;
  status?: string;
  slug?: string;
  parent?: number;
  content?: string;
  more?: string;
  meta?: Record<string, string>;
};

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const item = ({
  id,
  title = `Page ${id}`,
  type = 'page',
  status = 'publish',
  slug = `page-${id}`,
  parent = 0,
  ...rest
}: Item) => `<item>
<title>${title}</title><link>https://demo.test/site/${slug}/</link><guid>http://old.test/?page_id=${id}</guid>
<content:encoded>${cdata(rest.content ?? '')}</content:encoded><excerpt:encoded></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-05-06 07:08:09</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>
<wp:status>${status}</wp:status><wp:post_parent>${parent}</wp:post_parent><wp:post_type>${type}</wp:post_type>
${rest.more ?? ''}${Object.entries(rest.meta ?? {})
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('')}</item>`;

export const elementor = (content: unknown, meta: Record<string, string> = {}) => ({
  _elementor_edit_mode: 'builder',
  _elementor_data: JSON.stringify(content),
  ...meta,
});

export const term = (id: number, taxonomy: string, slug: string, parent = '') =>
  `<wp:term><wp:term_id>${id}</wp:term_id><wp:term_taxonomy>${taxonomy}</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug>
<wp:term_parent>${parent}</wp:term_parent><wp:term_name>${cdata(slug.toUpperCase())}</wp:term_name></wp:term>`;

export const menuItem = (id: number, menu: string, title: string, meta: Record<string, string>) =>
  item({
    id,
    title,
    type: 'nav_menu_item',
    more: `<wp:menu_order>${id}</wp:menu_order><category domain="nav_menu" nicename="${menu}">${menu}</category>`,
    meta: Object.fromEntries(Object.entries(meta).map(([key, value]) => [`_menu_item_${key}`, value])),
  });
