import type { Step } from '@kithouse/contract';
import { boundForm } from '../../forms/bound-form.js';
import { listInText } from '../document-media.js';
import { type Planned, unique } from '../op-list.js';
import type { PlannedForm } from '../site/choose-contact-forms.js';

/** Plans a form after the pictures that it shows. */
export function planForm(
  { recipient, ...form }: PlannedForm,
  id: string,
  step: Step,
  needs: readonly string[],
  fetches: ReadonlyMap<string, string>,
): Planned {
  const pictures = listInText(JSON.stringify(form)).flatMap((sha256) => fetches.get(sha256) ?? []);
  const args = recipient === undefined ? { form: boundForm(form) } : { form, recipient };
  return { id, step, op: 'form.create', args, needs: unique([...needs, ...pictures]), weight: 2 };
}
