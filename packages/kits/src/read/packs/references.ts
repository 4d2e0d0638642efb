import type { Warning } from '@kithouse/contract';
import { Links } from './links.js';
import type { Navigation } from './navigations.js';
import type { RawSite } from './raw-site.js';

export type FormReference = { key: string; ids: string[]; title: string };

/** Holds the context; `id` is the document's id on its site, and a warning's `place` is relative to it. */
export type Resolving = { refs: References; id: string; warn(warning: Warning): void };

/** Resolves references by id, slug or address to the names after `kit:`. */
export class References {
  /** Post id or file name → key. */
  readonly documents = new Map<string, string>();
  /** Id → `<taxonomy>/<slug>`. */
  readonly terms = new Map<string, string>();
  /** Id or slug → slug. */
  readonly menus = new Map<string, string>();
  private readonly forms = new Map<string, string>();
  private readonly formTitles = new Map<string, string>();
  readonly links: Links;
  /** Key of a document → its slug. */
  readonly slugs = new Map<string, string>();
  /** Id of a block theme menu → its blocks. */
  navigations: ReadonlyMap<string, Navigation> = new Map();
  /** Attachment id → address, and post id → its pictures. */
  files: RawSite['attachments'] = new Map();
  attached: RawSite['attached'] = new Map();
  /** Remaining letters for inlined menus, because a few blocks could repeat a large one. */
  private room = 4_000_000;
  /** Key of the popup that any popup id means. */
  lone_popup: string | undefined;
  /** Key of the front page. */
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

  /** Resolves `kit:form/<key>/id` by id, hash or title. */
  form(id: string, title?: string): string | undefined {
    const key = this.forms.get(id) ?? (title === undefined ? undefined : this.formTitles.get(title.trim()));
    return key === undefined ? undefined : `kit:form/${key}/id`;
  }

  document(id: string): string | undefined {
    const key = this.documents.get(id);
    return key === undefined ? undefined : `kit:doc/${key}/id`;
  }

  /** Returns a menu's blocks for inlining while the limit allows. */
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

  /** Returns the replacement of a link; undefined to keep it. */
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
