import type { BundleForm, Step } from '@kithouse/contract';
import { listInText } from '../document-media.js';
import { type Planned, unique } from '../op-list.js';

/** Plans a form after the pictures that it shows. */
export function planForm(
  form: BundleForm,
  id: string,
  step: Step,
  needs: readonly string[],
  fetches: ReadonlyMap<string, string>,
): Planned {
  const pictures = listInText(JSON.stringify(form)).flatMap((sha256) => fetches.get(sha256) ?? []);
  return { id, step, op: 'form.create', args: { form }, needs: unique([...needs, ...pictures]), weight: 2 };
}
