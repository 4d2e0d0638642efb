import { KitError } from '../kit-error.js';
import { XmlStream } from './xml-stream.js';

export type WxrTerm = { id: string; taxonomy: string; slug: string; name: string; description: string; parent: string };

/** Describes an item of an export: a page, a post, a file, a menu entry… Missing texts are empty. */
export type WxrItem = {
  id: string;
  post_type: string;
  status: string;
  title: string;
  slug: string;
  link: string;
  guid: string;
  /** `2024-05-06 07:08:09`, UTC. */
  date: string;
  excerpt: string;
  content: string;
  parent: string;
  menu_order: number;
  has_password: boolean;
  attachment_url: string;
  comments: number;
  terms: { taxonomy: string; slug: string; name: string }[];
  /** First value of each key, as WordPress reads it. */
  meta: Map<string, string>;
};

/** Describes the exported site. */
export type WxrSite = { title: string; description: string; address: string; authors: number };

type Sink = { item(item: WxrItem): void; term(term: WxrTerm): void };
type Fields = Map<string, string>;
type Frame = { name: string; fields: Fields; terms: WxrItem['terms']; meta: Fields; comments: number };

/** Lists elements with children; all others are texts. */
const frames = new Set(
  'rss channel item image wp:category wp:tag wp:term wp:author wp:postmeta wp:comment wp:commentmeta wp:termmeta'.split(' '),
);
/** Lists elements that are only counted. */
const unread = new Set(['wp:author', 'wp:comment', 'wp:commentmeta', 'wp:termmeta', 'image']);
const prefixes: [RegExp, string][] = [
  [/\/export\/[\d.]+\/excerpt\/?$/, 'excerpt'],
  [/\/export\/[\d.]+\/?$/, 'wp'],
  [/\/rss\/1\.0\/modules\/content\/?$/, 'content'],
];

/**
 * Reads a WordPress export (WXR 1.0 to 1.2) in pieces of any size and emits each complete item.
 * @throws KitError `broken_xml`, `not_text`, `not_a_template`
 */
export class WxrReader {
  private readonly xml = new XmlStream({
    open: (name, attributes) => this.open(name, attributes),
    text: (text) => this.parts?.push(text),
    close: (name) => this.close(name),
  });
  private readonly inside: Frame[] = [];
  /** Maps the file's prefixes to known namespaces. */
  private readonly alias = new Map<string, string>();
  private parts: string[] | undefined;
  private category: { taxonomy: string; slug: string } | undefined;
  private version = '';
  private authors = 0;
  private readonly channel: Fields = new Map();

  constructor(private readonly sink: Sink) {}

  write(bytes: Uint8Array): void {
    this.xml.write(bytes);
  }

  end(): WxrSite {
    this.xml.end();
    this.refuseOther();
    const text = (name: string) => (this.channel.get(name) ?? '').trim();
    return {
      title: text('title'),
      description: text('description'),
      address: text('wp:base_blog_url') || text('link') || text('wp:base_site_url'),
      authors: this.authors,
    };
  }

  private nameOf(name: string): string {
    const [prefix = '', local] = name.split(':');
    return local === undefined ? name : `${this.alias.get(prefix) ?? prefix}:${local}`;
  }

  private open(raw: string, attributes: ReadonlyMap<string, string>) {
    if (this.inside.length === 0) {
      this.readPrefixes(attributes);
    }
    const name = this.nameOf(raw);
    if (frames.has(name)) {
      this.inside.push({ name, fields: new Map(), terms: [], meta: new Map(), comments: 0 });
      this.parts = undefined;
      return;
    }
    const isRead = !unread.has(this.inside.at(-1)?.name ?? '');
    this.parts = isRead ? [] : undefined;
    this.category = { taxonomy: attributes.get('domain') ?? 'category', slug: attributes.get('nicename') ?? '' };
  }

  private readPrefixes(attributes: ReadonlyMap<string, string>) {
    for (const [name, uri] of attributes) {
      const known = prefixes.find(([pattern]) => pattern.test(uri))?.[1];
      if (known !== undefined && name.startsWith('xmlns:')) {
        this.alias.set(name.slice('xmlns:'.length), known);
      }
    }
  }

  private close(raw: string) {
    const name = this.nameOf(raw);
    const frame = this.inside.at(-1);
    if (frame?.name === name) {
      this.inside.pop();
      this.closeFrame(frame, this.inside.at(-1));
    } else if (frame && this.parts) {
      this.closeText(frame, name, this.parts.join(''));
    }
    this.parts = undefined;
  }

  private closeText(frame: Frame, name: string, text: string) {
    if (name === 'category' && frame.name === 'item') {
      const { taxonomy = 'category', slug = '' } = this.category ?? {};
      frame.terms.push({ taxonomy, slug: slug.trim(), name: text.trim() });
    } else if (name === 'wp:wxr_version') {
      this.version = text.trim();
    } else if (frame.name === 'channel') {
      this.channel.set(name, text);
    } else if (!frame.fields.has(name)) {
      frame.fields.set(name, text);
    }
  }

  private closeFrame({ name, fields, terms, meta, comments }: Frame, around: Frame | undefined) {
    const text = (field: string) => (fields.get(field) ?? '').trim();
    switch (name) {
      case 'item':
        this.refuseOther();
        this.sink.item(toItem(fields, terms, meta, comments));
        break;
      case 'wp:postmeta':
        if (around && !around.meta.has(text('wp:meta_key'))) {
          around.meta.set(text('wp:meta_key'), fields.get('wp:meta_value') ?? '');
        }
        break;
      case 'wp:comment':
        if (around) {
          around.comments += 1;
        }
        break;
      case 'wp:author':
        this.authors += 1;
        break;
      case 'wp:category':
      case 'wp:tag':
      case 'wp:term':
        this.sink.term(toTerm(name, text));
    }
  }

  private refuseOther() {
    if (this.version === '') {
      throw new KitError('not_a_template', 'This XML file isn’t a WordPress export because it has no WXR version.');
    }
    if (!/^1\.\d+$/.test(this.version)) {
      throw new KitError('not_a_template', `This export has the unsupported WXR version ${this.version.slice(0, 20)}.`);
    }
  }
}

function toItem(fields: Fields, terms: WxrItem['terms'], meta: Fields, comments: number): WxrItem {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  const date = text('wp:post_date_gmt');
  return {
    id: text('wp:post_id'),
    post_type: text('wp:post_type') || 'post',
    status: text('wp:status') || 'publish',
    title: fields.get('title') ?? '',
    slug: text('wp:post_name'),
    link: text('link'),
    guid: text('guid'),
    date: /^0000|^$/.test(date) ? text('wp:post_date') : date,
    excerpt: fields.get('excerpt:encoded') ?? '',
    content: fields.get('content:encoded') ?? '',
    parent: text('wp:post_parent'),
    menu_order: Number.parseInt(text('wp:menu_order'), 10) || 0,
    has_password: text('wp:post_password') !== '',
    attachment_url: text('wp:attachment_url'),
    comments,
    terms,
    meta,
  };
}

function toTerm(name: string, text: (field: string) => string): WxrTerm {
  if (name === 'wp:category') {
    return {
      id: text('wp:term_id'),
      taxonomy: 'category',
      slug: text('wp:category_nicename'),
      name: text('wp:cat_name'),
      description: text('wp:category_description'),
      parent: text('wp:category_parent'),
    };
  }
  const isTag = name === 'wp:tag';
  return {
    id: text('wp:term_id'),
    taxonomy: isTag ? 'post_tag' : text('wp:term_taxonomy'),
    slug: text(isTag ? 'wp:tag_slug' : 'wp:term_slug'),
    name: text(isTag ? 'wp:tag_name' : 'wp:term_name'),
    description: text(isTag ? 'wp:tag_description' : 'wp:term_description'),
    parent: isTag ? '' : text('wp:term_parent'),
  };
}
