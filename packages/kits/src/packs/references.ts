import type { Warning } from '@kithouse/contract';
import { Links } from './links.js';
import type { Navigation } from './navigations.js';
import type { RawSite } from './raw-site.js';

export type FormReference = { key: string; ids: string[]; title: string };

/** `id` is the number of the document on its site, `place` of a warning stands within it. */
export type Resolving = { refs: References; id: string; warn(warning: Warning): void };

/** Finds what the content of a site names by number, slug or address. Each answer is the name behind `kit:`. */
export class References {
  /** Number of a post, or name of a file → key. */
  readonly documents = new Map<string, string>();
  /** Number → `<taxonomy>/<slug>`. */
  readonly terms = new Map<string, string>();
  /** Number or slug → slug. */
  readonly menus = new Map<string, string>();
  private readonly forms = new Map<string, string>();
  private readonly formTitles = new Map<string, string>();
  readonly links: Links;
  /** Key of a document → its slug. */
  readonly slugs = new Map<string, string>();
  /** Number of a menu of a block theme → its blocks. */
  navigations: ReadonlyMap<string, Navigation> = new Map();
  /** Number of a file → its address, and number of a post → the pictures that belong to it. */
  files: RawSite['attachments'] = new Map();
  attached: RawSite['attached'] = new Map();
  /** Letters that menus may still take where they are shown: few blocks could name a large one many times. */
  private room = 4_000_000;
  /** Key of the popup that any number of a popup means. */
  lone_popup: string | undefined;
  /** Key of the document that is the front page. */
  front: string | undefined;

  constructor(addresses: Iterable<string>) {
    this.links = new Links(addresses);
  }

  addForm({ key, ids, title }: FormReference): void {
    for (const id of ids) {
      this.forms.set(id, key);
    }
    this.formTitles.set(title.trim(), key);
  }

  /** `kit:form/<key>/id`, by number, hash or else by title. */
  form(id: string, title?: string): string | undefined {
    const key = this.forms.get(id) ?? (title === undefined ? undefined : this.formTitles.get(title.trim()));
    return key === undefined ? undefined : `kit:form/${key}/id`;
  }

  document(id: string): string | undefined {
    const key = this.documents.get(id);
    return key === undefined ? undefined : `kit:doc/${key}/id`;
  }

  /** What a block of that number shows of a menu, while there is room for it. */
  navigation(id: string): Navigation['nodes'] | undefined {
    const found = this.navigations.get(id);
    this.room -= found?.length ?? 0;
    return this.room < 0 ? undefined : found?.nodes;
  }

  popup(id: string): string | undefined {
    return this.document(id) ?? (this.lone_popup === undefined ? undefined : `kit:doc/${this.lone_popup}/id`);
  }

  term(id: string): string | undefined {
    const key = this.terms.get(id);
    return key === undefined ? undefined : `kit:term/${key}/id`;
  }

  menu(id: string): string | undefined {
    const slug = this.menus.get(id);
    return slug === undefined ? undefined : `kit:menu/${slug}`;
  }

  /** What to write for a link; undefined to leave it as it is. */
  link(url: string, onLost: () => void): string | undefined {
    const target = this.links.find(url);
    if (target === 'lost') {
      onLost();
      return undefined;
    }
    if (target === 'front') {
      const fragment = /#\S*$/.exec(url)?.[0] ?? '';
      return this.front === undefined ? `/${fragment}` : `kit:doc/${this.front}/url${fragment}`;
    }
    return target && `kit:${target.symbol}/url${target.fragment}`;
  }
}
