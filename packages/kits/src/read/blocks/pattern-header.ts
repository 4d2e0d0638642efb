/** Holds the header comment of a theme's pattern file, with lists split and trimmed. */
export type PatternHeader = {
  title?: string;
  slug?: string;
  description?: string;
  categories?: string[];
  keywords?: string[];
  block_types?: string[];
  template_types?: string[];
  post_types?: string[];
  viewport_width?: number;
  inserter?: boolean;
  source?: string;
};

const fields = new Map<string, keyof PatternHeader>(
  Object.entries({
    title: 'title',
    slug: 'slug',
    description: 'description',
    categories: 'categories',
    keywords: 'keywords',
    'block types': 'block_types',
    'template types': 'template_types',
    'post types': 'post_types',
    'viewport width': 'viewport_width',
    inserter: 'inserter',
    source: 'source',
  } as const),
);

/** Reads the header of a pattern file, PHP source or rendered; undefined if the file starts with none. */
export function readPatternHeader(source: string): PatternHeader | undefined {
  const comment = findHeader(source)?.comment;
  if (comment === undefined) {
    return undefined;
  }
  const header: Record<string, unknown> = {};
  for (const line of comment.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const field = fields.get(
      line
        .slice(0, Math.max(colon, 0))
        .replace(/^[\s*#@]+/, '')
        .trimEnd()
        .toLowerCase(),
    );
    const text = line.slice(colon + 1, 2000).trim();
    if (field && text !== '' && !(field in header)) {
      header[field] = readField(field, text);
    }
  }
  return Object.keys(header).length === 0 ? undefined : header;
}

/** Returns the markup of a pattern file without its header. */
export function withoutPatternHeader(source: string): string {
  const found = findHeader(source);
  return found && readPatternHeader(source) ? source.slice(found.end) : source;
}

/** Returns true if WordPress offers the pattern as a whole page. */
export const isPagePattern = ({ block_types = [] }: PatternHeader) => block_types.includes('core/post-content');

function findHeader(source: string): { comment: string; end: number } | undefined {
  const open = /^\s*(?:<\?php\s*)?(\/\*\*?|<!--(?!\s*wp:))/.exec(source.slice(0, 1000));
  if (!open) {
    return undefined;
  }
  const isHtml = open[1] === '<!--';
  const close = source.indexOf(isHtml ? '-->' : '*/', open[0].length);
  if (close === -1) {
    return undefined;
  }
  const after = close + (isHtml ? 3 : 2);
  const php = /^\s*\?>/.exec(source.slice(after, after + 200));
  return { comment: source.slice(open[0].length, close), end: after + (php?.[0].length ?? 0) };
}

const lists = new Set<keyof PatternHeader>(['categories', 'keywords', 'block_types', 'template_types', 'post_types']);

function readField(field: keyof PatternHeader, text: string): string | string[] | number | boolean {
  if (lists.has(field)) {
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
  if (field === 'viewport_width') {
    return Number.parseInt(text, 10) || 0;
  }
  return field === 'inserter' ? !/^(?:no|false|0)$/i.test(text) : text;
}
