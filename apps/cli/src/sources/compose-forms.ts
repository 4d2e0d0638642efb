import type { BundleDocument, ContactForm } from '@kithouse/contract';
import { listMarks, mapMarks, normalizeColor, symbolOf } from '@kithouse/kits';
import { UserError } from '../user-error.js';
import { type Colored, prefixOf, toKitId } from './color-site.js';
import type { SiteFile } from './site-file.js';

type Form = SiteFile['forms'][number];

/** Composes the forms of a pack, which templates name by their keys. */
export function composeForms(pack: string, file: SiteFile, colored: Colored): Colored & { forms: ContactForm[] } {
  const keys = new Set(file.forms.map(({ key }) => key));
  const marks = colored.documents.flatMap(listMarks);
  const refuse = (problem: string) => {
    throw new UserError(`site.json of the pack ${pack} ${problem}`);
  };
  const unknown = marks.find((mark) => !keys.has(mark));
  const unused = [...keys].find((key) => !marks.includes(key));
  if (unknown !== undefined) {
    refuse(`has no form “${unknown}”, which a template shows. Add it to “forms”.`);
  }
  if (unused !== undefined || keys.size < file.forms.length) {
    refuse(`has a form “${unused ?? 'twice'}” that no template shows, or two forms with one key.`);
  }
  if (keys.size > 0 && !file.facts?.email) {
    refuse('has a form but no “email” among its facts, to which the form would send.');
  }
  return {
    ...colored,
    forms: file.forms.map((form) => composeForm(form, pack, file, colored)),
    documents: colored.documents.map((document): BundleDocument => mapMarks(document, symbolOf)),
  };
}

function composeForm({ look, ...form }: Form, pack: string, file: SiteFile, { settings }: Colored): ContactForm {
  const ids = new Map([...(settings.tokens ?? []), ...settings.colors].map(({ id, color }) => [normalizeColor(color), id]));
  const idOf = (color: string) => {
    const id = ids.get(normalizeColor(color));
    if (id === undefined) {
      throw new UserError(`site.json of the pack ${pack} has a form with the color ${color}, which isn’t one of the pack’s.`);
    }
    return id;
  };
  const { text, field, line, button, button_text } = look;
  const named = { text: idOf(text), field: idOf(field), line: idOf(line), button: idOf(button), button_text: idOf(button_text) };
  // Contains no name of the demo business, of which nothing stays on a site.
  const class_name = `${toKitId(prefixOf(pack, file), `form ${form.key}`)}-form`;
  return { ...form, class_name, look: { ...look, ...named } };
}
