import { mediaKindOf } from '../media/media-url.js';
import { decodeEntities } from '../media/scan-urls.js';

/** Target of an internal link: included content, the front page, or omitted content. */
export type Target = { symbol: string; fragment: string } | 'front' | 'lost';

type Address = { place: string; path: string; query: string; fragment: string };

/** Maps addresses of the source site to content. */
export class Links {
  private readonly bases: string[] = [];
  private readonly byPath = new Map<string, string>();
  private readonly byNumber = new Map<string, string>();

  /** The current address first: only unknown targets below it are reported as lost. */
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

  /** Adds an id as in `?page_id=12`, or for a term `?cat=12`. */
  addNumber(kind: 'post' | 'term', id: string, symbol: string): void {
    set(this.byNumber, `${kind} ${id}`, symbol);
  }

  /** Finds a link's target; undefined for other sites and for files. */
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

  /** Returns the path on the site; undefined elsewhere. */
  private within(place: string): string | undefined {
    const base = this.bases.find((one) => place === one || place.startsWith(`${one}/`));
    return base === undefined ? undefined : place.slice(base.length + 1);
  }

  /** Parses a relative address of the current site. */
  private fromRoot(url: string): Address | undefined {
    const [present] = this.bases;
    return present !== undefined && /^\/(?!\/)/.test(url) ? splitAddress(`//${present.split('/', 1)[0]}${url}`) : undefined;
  }
}

/** Splits an address; `place` is the normalised host and path without trailing slash. */
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

/** Sets a value unless the key is taken. */
function set(map: Map<string, string>, key: string, symbol: string) {
  if (!map.has(key)) {
    map.set(key, symbol);
  }
}
