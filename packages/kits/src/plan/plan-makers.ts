import type { Step } from '@kithouse/contract';
import type { ChosenSite } from './choose-site.js';
import { listInText } from './document-media.js';
import type { Add } from './op-list.js';
import { planTerms } from './plan-terms.js';
import { weights } from './weigh.js';

/** Adds terms, menus and forms at their first reference and returns the creating operation. */
export function planMakers(add: Add, chosen: ChosenSite, needs: string[], fetches: ReadonlyMap<string, string>) {
  const addTerms = planTerms(add, chosen.terms, needs);
  const menus = new Map(chosen.menus.map((menu, index) => [`menu/${menu.slug}`, { menu, id: `menu.${index + 1}` }]));
  const forms = new Map(chosen.forms.map((form, index) => [`form/${form.key}`, { form, id: `form.${index + 1}` }]));
  const made = new Map<string, string>();

  function addForm(reference: string, step: Step): string | undefined {
    const found = forms.get(reference);
    if (!found) {
      return undefined;
    }
    const { form, id } = found;
    const pictures = listInText(JSON.stringify(form)).flatMap((sha256) => fetches.get(sha256) ?? []);
    return add(id, step, 'form.create', { form }, [...new Set([...needs, ...pictures])], weights.form);
  }

  function addMenu(reference: string, step: Step): string | undefined {
    const found = menus.get(reference);
    return found && add(found.id, step, 'menu.ensure', { slug: found.menu.slug, name: found.menu.name }, needs);
  }

  /** Returns undefined for documents and missing content. */
  function make(reference: string, step: Step): string | undefined {
    const known = made.get(reference);
    if (known !== undefined) {
      return known;
    }
    const [id] = reference.startsWith('term/') ? addTerms([reference.slice('term/'.length)], step) : [];
    const maker = id ?? addForm(reference, step) ?? addMenu(reference, step);
    if (maker !== undefined) {
      made.set(reference, maker);
    }
    return maker;
  }

  /** Adds those without references too. */
  function makeRest(): void {
    const terms = chosen.menus.flatMap(({ items }) => items.flatMap(({ term }) => (term === undefined ? [] : `term/${term}`)));
    for (const reference of [...terms, ...forms.keys(), ...menus.keys()]) {
      make(reference, 'wp-content');
    }
  }

  return { make, makeRest };
}
