import { mediaKindOf } from '../media/media-url.js';
import { decodeEntities } from '../media/scan-urls.js';

/** Where a link of the site itself leads: to something that came along, to the site's front, or to what stayed behind. */
export type Target = { symbol: string; fragment: string } | 'front' | 'lost';

type Address = { place: string; path: string; query: string; fragment: string };

/** Knows addresses of the site that was read, and what of it each of them shows. */
export class Links {
  private readonly bases: string[] = [];
  private readonly byPath = new Map<string, string>();
  private readonly byNumber = new Map<string, string>();

  /** The present address first: only what lies under it and is not found is reported as lost. */
  constructor(addresses: Iterable<string>) {
    for (const address of addresses) {
      const base = splitAddress(address)?.place;
      if (base !== undefined && !this.bases.includes(base)) {
        this.bases.push(base);
      }
    }
  }

  add(address: string, symbol: string): void {
    const known = splitAddress(address);
    const path = known && this.within(known.place);
    if (known?.query === '' && path !== undefined && path !== '') {
      set(this.byPath, path, symbol);
    }
  }

  /** By its number in `?page_id=12`, or for a term in `?cat=12`. */
  addNumber(kind: 'post' | 'term', id: string, symbol: string): void {
    set(this.byNumber, `${kind} ${id}`, symbol);
  }

  /** Undefined for what is no link of that site, and for its files. */
  find(text: string): Target | undefined {
    const url = decodeEntities(text.trim());
    const address = splitAddress(url) ?? this.fromRoot(url);
    const path = address && this.within(address.place);
    if (!address || path === undefined || mediaKindOf(address.path) || /(?:^|\/)wp-(?:content|includes)\//.test(path)) {
      return undefined;
    }
    const symbol = this.byQuery(address.query) ?? (address.query === '' ? this.byPath.get(path) : undefined);
    if (symbol !== undefined) {
      return { symbol, fragment: address.fragment };
    }
    if (path === '' && !/[?&](?:p|page_id|cat|tag)=/.test(address.query)) {
      return 'front';
    }
    return text.startsWith('/') || this.isPresent(address.place) ? 'lost' : undefined;
  }

  private isPresent(place: string) {
    const [present] = this.bases;
    return present !== undefined && (place === present || place.startsWith(`${present}/`));
  }

  private byQuery(query: string): string | undefined {
    const [, name, id] = /[?&](p|page_id|cat)=(\d+)/.exec(query) ?? [];
    return name === undefined ? undefined : this.byNumber.get(`${name === 'cat' ? 'term' : 'post'} ${id}`);
  }

  /** What lies behind the address of the site; undefined elsewhere. */
  private within(place: string): string | undefined {
    const base = this.bases.find((one) => place === one || place.startsWith(`${one}/`));
    return base === undefined ? undefined : place.slice(base.length + 1);
  }

  /** An address without a host is one of the present site. */
  private fromRoot(url: string): Address | undefined {
    const [present] = this.bases;
    return present !== undefined && /^\/(?!\/)/.test(url) ? splitAddress(`//${present.split('/', 1)[0]}${url}`) : undefined;
  }
}

/** `place` is host and path in one spelling, without the slash at its end. */
function splitAddress(url: string): Address | undefined {
  const [, host, path = '', query = '', fragment = ''] =
    /^(?:https?:)?\/\/([^/?#\s]+)(\/[^?#\s]*)?(\?[^#\s]*)?(#\S*)?$/i.exec(url.trim()) ?? [];
  if (host === undefined) {
    return undefined;
  }
  const plain = decode(path)
    .replace(/\/index\.php(?=\/|$)/, '')
    .replace(/(?<!\/)\/+$/, '');
  return { place: `${host.toLowerCase().replace(/^www\./, '')}${plain}`, path, query: query === '?' ? '' : query, fragment };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The first keeps its address. */
function set(map: Map<string, string>, key: string, symbol: string) {
  if (!map.has(key)) {
    map.set(key, symbol);
  }
}
