/** Describes an attribute. `start` and `end` span the value without quotes; `from` starts at the white space before it. */
export type HtmlAttribute = { name: string; from: number; start: number; end: number; to: number };
export type HtmlTag = { name: string; attributes: HtmlAttribute[] };

type Handlers = {
  onTag(tag: HtmlTag): void;
  onClosing?(name: string): void;
  /** Reports text, or the content of a style or script element. */
  onText(start: number, end: number): void;
};

const rawText = new Set(['script', 'style', 'textarea', 'title', 'noembed', 'xmp']);
const tagHead = /<(\/)?([a-z][a-z0-9:-]*)/iy;
const attributeHead = /[\s/]*([^\s"'<>/=]+)(\s*=\s*)?/y;

/** Reports tags and text of HTML with their positions, in one pass; tolerates broken HTML. */
export function scanHtml(text: string, { onTag, onClosing, onText }: Handlers): void {
  let textStart = 0;
  const endText = (end: number) => {
    if (end > textStart) {
      onText(textStart, end);
    }
  };

  let at = text.indexOf('<');
  while (at !== -1) {
    if (text.startsWith('<!--', at)) {
      endText(at);
      const close = text.indexOf('-->', at + 4);
      textStart = close === -1 ? text.length : close + 3;
      at = text.indexOf('<', textStart);
      continue;
    }
    tagHead.lastIndex = at;
    const match = tagHead.exec(text);
    if (!match) {
      at = text.indexOf('<', at + 1);
      continue;
    }
    endText(at);
    const name = (match[2] ?? '').toLowerCase();
    const { attributes, end } = scanAttributes(text, tagHead.lastIndex);
    if (match[1]) {
      onClosing?.(name);
    } else {
      onTag({ name, attributes });
    }
    textStart = end;
    const close = !match[1] && rawText.has(name) ? findClosingTag(text, name, end) : end;
    if (close > end) {
      endText(close);
      textStart = close;
    }
    at = text.indexOf('<', textStart);
  }
  endText(text.length);
}

function scanAttributes(text: string, from: number): { attributes: HtmlAttribute[]; end: number } {
  const attributes: HtmlAttribute[] = [];
  let at = from;
  for (;;) {
    attributeHead.lastIndex = at;
    const match = attributeHead.exec(text);
    if (!match) {
      break;
    }
    let start = attributeHead.lastIndex;
    let end = start;
    let to = start;
    if (match[2] !== undefined) {
      const quote = text[start];
      if (quote === '"' || quote === "'") {
        start += 1;
        const close = text.indexOf(quote, start);
        end = close === -1 ? text.length : close;
        to = Math.min(end + 1, text.length);
      } else {
        while (end < text.length && !/[\s>]/.test(text[end] ?? '')) {
          end += 1;
        }
        to = end;
      }
    }
    attributes.push({ name: (match[1] ?? '').toLowerCase(), from: at, start, end, to });
    at = to;
  }
  const close = /[^>]/.test(text[at] ?? '>') ? text.indexOf('>', at) : at;
  return { attributes, end: close === -1 ? text.length : Math.min(close + 1, text.length) };
}

function findClosingTag(text: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(text)?.index ?? text.length;
}
