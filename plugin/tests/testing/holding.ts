/** Counts a template's content independently of the product's readers and writers. */
export type Holding = {
  /** Widgets, containers or blocks with their number. */
  parts: string[];
  texts: string[];
  links: string[];
  /** Pictures, videos and fonts, wherever they are. */
  files: number;
};

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const address = /https?:\/\/[^\s"'<>()\\]+/g;
const file = /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|mp3|woff2?)(?:[?#].*)?$/i;
/**
 * Matches ids of the original site, which are reported in a warning, and names that Elementor regenerates: local classes, and
 * value types of older versions.
 */
const number =
  /^(?:classes|\$\$type|id|_id|ref|mediaId|formId|form_id|tab_template|template_id|everest_form|menu_id|menu|popup)$/;

export function holdingOfElements(json: unknown): Holding {
  const holding = empty();
  visit(json, (node) => {
    if (typeof node.elType === 'string') {
      holding.parts.push(String(node.widgetType ?? node.elType));
      addLeaves(node.settings, holding);
    }
  });
  return holding;
}

export type Block = { name: string; attrs: unknown; html: string };

export function holdingOfBlocks(blocks: Block[]): Holding {
  const holding = empty();
  for (const { name, attrs, html } of blocks) {
    holding.parts.push(name);
    addLeaves(attrs, holding);
    addText(html, holding);
  }
  return holding;
}

export type Lost = Holding;

/** Returns what is missing in the second. */
export function findLost(before: Holding, after: Holding): Lost {
  return {
    parts: without(before.parts, after.parts),
    texts: without(before.texts, after.texts),
    links: without(before.links, after.links),
    files: before.files - after.files,
  };
}

const empty = (): Holding => ({ parts: [], texts: [], links: [], files: 0 });

function visit(value: unknown, see: (node: Json) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      visit(item, see);
    }
  } else if (isObject(value)) {
    see(value);
    visit(value.elements ?? Object.values(value), see);
  }
}

function addLeaves(value: unknown, holding: Holding): void {
  if (typeof value === 'string') {
    addText(value, holding);
  } else if (Array.isArray(value)) {
    value.map((item) => addLeaves(item, holding));
  } else if (isObject(value)) {
    Object.entries(value).map(([key, item]) => number.test(key) || addLeaves(item, holding));
  }
}

function addText(text: string, holding: Holding): void {
  for (const [found] of text.replaceAll('&amp;', '&').matchAll(address)) {
    if (file.test(found)) {
      holding.files++;
    } else {
      holding.links.push(found);
    }
  }
  const words = text
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replace(address, ' ')
    .replace(/%22popup%22%3A(?:\d+|%22%22)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words !== '') {
    holding.texts.push(words);
  }
}

function without(all: string[], others: string[]): string[] {
  const left = new Map<string, number>();
  for (const one of others) {
    left.set(one, (left.get(one) ?? 0) + 1);
  }
  return all.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}
