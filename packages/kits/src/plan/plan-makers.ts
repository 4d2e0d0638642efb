import type { Step } from '@kithouse/contract';
import type { ChosenSite } from './choose-site.js';
import type { Add } from './op-list.js';
import { planForm } from './ops/form-create.js';
import { planMenu } from './ops/menu-ensure.js';
import { planTerms } from './ops/term-ensure.js';

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
    return add(planForm(found.form, found.id, step, needs, fetches));
  }

  function addMenu(reference: string, step: Step): string | undefined {
    const found = menus.get(reference);
    return found && add(planMenu(found.menu, found.id, step, needs));
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

  /** Adds the terms of menus, and forms and menus without references. */
  function makeRest(): void {
    const terms = chosen.menus.flatMap(({ items }) => items.flatMap(({ term }) => (term === undefined ? [] : `term/${term}`)));
    for (const reference of [...terms, ...forms.keys(), ...menus.keys()]) {
      make(reference, 'wp-content');
    }
  }

  return { make, makeRest };
}
