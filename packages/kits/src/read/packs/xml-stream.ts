import { KitError } from '../kit-error.js';
import { showName } from '../show-name.js';
import { readTag } from './xml-tag.js';

export type XmlHandler = {
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  /** Receives a piece of text; several may follow each other. */
  text(text: string): void;
  close(name: string): void;
};

/** Far above any real tag, and low enough to search for its end. */
const longestTag = 32 * 1024;
const maxDepth = 64;

type Mode = 'text' | 'tag' | 'cdata' | 'comment' | 'instruction' | 'declaration';

/**
 * Parses UTF-8 XML in pieces of any size with at most one tag in memory. Keeps entities other than XML's five as written and
 * never loads or expands anything.
 * @throws KitError `broken_xml`, `not_text`
 */
export class XmlStream {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private readonly inside: string[] = [];
  private mode: Mode = 'text';
  private rest = '';
  private line = 1;
  private hasRoot = false;

  constructor(private readonly handler: XmlHandler) {}

  write(bytes: Uint8Array): void {
    this.run(
      this.decode(() => this.decoder.decode(bytes, { stream: true })),
      false,
    );
  }

  end(): void {
    this.run(
      this.decode(() => this.decoder.decode()),
      true,
    );
    if (this.mode !== 'text' || this.inside.length > 0 || !this.hasRoot) {
      throw this.broken('it ends too early');
    }
  }

  private decode(read: () => string): string {
    try {
      return read();
    } catch {
      throw new KitError('not_text', 'This export isn’t valid UTF-8 text. Export it from WordPress again.', `line ${this.line}`);
    }
  }

  private run(more: string, isEnd: boolean): void {
    const input = this.rest + more;
    let at = 0;
    for (let next = at; at < input.length; at = next) {
      next = this.step(input, at, isEnd);
      this.countLines(input, at, next);
      if (next === at) {
        break;
      }
    }
    this.rest = input.slice(at);
  }

  /** Returns the new position; stays at `at` until more input arrives. */
  private step(input: string, at: number, isEnd: boolean): number {
    switch (this.mode) {
      case 'text':
        return this.readText(input, at, isEnd);
      case 'cdata':
        return this.readUntil(']]>', input, at, (text) => this.emit(text));
      case 'comment':
        return this.readUntil('-->', input, at);
      case 'instruction':
        return this.readUntil('?>', input, at);
      case 'declaration':
      case 'tag':
        return this.readMarkup(input, at);
    }
  }

  private readText(input: string, at: number, isEnd: boolean): number {
    if (input[at] === '<') {
      return this.enter(input, at);
    }
    const found = input.indexOf('<', at);
    const end = found === -1 && !isEnd ? beforeEntity(input, at) : found === -1 ? input.length : found;
    this.emit(decodeXml(input.slice(at, end)));
    return end;
  }

  private enter(input: string, at: number): number {
    const head = input.slice(at, at + 9);
    if (head.length < 9 && ('<![CDATA['.startsWith(head) || (head.length < 4 && '<!--'.startsWith(head)))) {
      return at;
    }
    if (head === '<![CDATA[') {
      this.mode = 'cdata';
      return at + 9;
    }
    if (head.startsWith('<!--')) {
      this.mode = 'comment';
      return at + 4;
    }
    this.mode = head[1] === '!' ? 'declaration' : head[1] === '?' ? 'instruction' : 'tag';
    return at + (this.mode === 'tag' ? 1 : 2);
  }

  private readUntil(end: string, input: string, at: number, emit?: (text: string) => void): number {
    const found = input.indexOf(end, at);
    const until = found === -1 ? Math.max(at, input.length - end.length + 1) : found;
    if (until > at) {
      emit?.(input.slice(at, until));
    }
    if (found === -1) {
      return until;
    }
    this.mode = 'text';
    return found + end.length;
  }

  private readMarkup(input: string, at: number): number {
    const end = this.mode === 'tag' ? endOfTag(input, at) : endOfDeclaration(input, at);
    if (end === -1) {
      if (input.length - at > longestTag) {
        throw this.broken('a tag is incomplete');
      }
      return at;
    }
    if (this.mode === 'tag') {
      this.readElement(input.slice(at, end));
    }
    this.mode = 'text';
    return end + 1;
  }

  private readElement(text: string) {
    const tag = readTag(text);
    if (!tag) {
      throw this.broken(`“<${showName(text, 40)}” isn’t a tag`);
    }
    if (tag.is_end) {
      const open = this.inside.pop();
      if (open !== tag.name) {
        throw this.broken(`“${tag.name}” is closed where ${open === undefined ? 'nothing' : `“${open}”`} is open`);
      }
      this.handler.close(tag.name);
      return;
    }
    if (this.inside.length === 0 && this.hasRoot) {
      throw this.broken('there is content after its end');
    }
    this.hasRoot = true;
    this.inside.push(tag.name);
    if (this.inside.length > maxDepth) {
      throw this.broken(`it is nested more than ${maxDepth} levels deep`);
    }
    this.handler.open(tag.name, tag.attributes);
    if (tag.is_empty) {
      this.inside.pop();
      this.handler.close(tag.name);
    }
  }

  private emit(text: string) {
    if (text.includes('\0')) {
      throw this.broken('it contains a null character');
    }
    if (this.inside.length > 0) {
      this.handler.text(text);
    } else if (text.trim() !== '') {
      throw this.broken('there is text outside the root element');
    }
  }

  private countLines(input: string, from: number, until: number) {
    for (let at = input.indexOf('\n', from); at !== -1 && at < until; at = input.indexOf('\n', at + 1)) {
      this.line += 1;
    }
  }

  private broken(reason: string): KitError {
    return new KitError('broken_xml', `This XML file is damaged: ${reason}, in line ${this.line}.`);
  }
}

/** Finds the end of a tag, ignoring `>` in quotes. */
function endOfTag(input: string, from: number): number {
  let quote = '';
  for (let at = from; at < input.length; at += 1) {
    const letter = input[at] as string;
    if (quote !== '') {
      quote = letter === quote ? '' : quote;
    } else if (letter === '"' || letter === "'") {
      quote = letter;
    } else if (letter === '>') {
      return at;
    }
  }
  return -1;
}

/** Finds the end of a document type, which may contain bracketed declarations. */
function endOfDeclaration(input: string, from: number): number {
  const end = input.indexOf('>', from);
  const bracket = input.indexOf('[', from);
  if (end === -1 || bracket === -1 || end < bracket) {
    return end;
  }
  const close = input.indexOf(']', bracket);
  return close === -1 ? -1 : input.indexOf('>', close);
}

const entity = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const longestEntity = 10;

/** Returns a position that splits no entity. */
function beforeEntity(input: string, from: number): number {
  const start = input.lastIndexOf('&');
  const isOpen = start >= from && input.length - start < longestEntity && !input.includes(';', start);
  return isOpen ? start : input.length;
}

const decodeXml = (text: string) =>
  text.includes('&')
    ? text.replace(entity, (_, name: string | undefined, decimal: string | undefined, hex: string | undefined) =>
        name === undefined
          ? toCharacter(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
          : (named[name.toLowerCase()] ?? ''),
      )
    : text;

const toCharacter = (code: number) =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
