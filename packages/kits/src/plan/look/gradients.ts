import { type BundleDocument, StyleValue } from '@kithouse/contract';
import { toName } from './presets.js';

const gradient = /(?:linear|radial)-gradient\([^()]*\)/g;

/** Lists the gradients of the documents as presets, so that a person finds them in the editor. */
export function listGradients(documents: readonly BundleDocument[], prefix: string, title: string): StyleValue[] {
  const texts = documents.flatMap((document) => (document.kind === 'blocks' ? [document.content] : []));
  const found = [...new Set(texts.flatMap((text) => text.match(gradient) ?? []))];
  return found
    .map((paint, index): StyleValue => {
      const slug = `${prefix}-gradient-${index + 1}`;
      return {
        path: `settings.color.gradients.${slug}`,
        value: { name: toName(`${title} ${index + 1}`, slug), gradient: paint },
      };
    })
    .filter((value) => StyleValue.safeParse(value).success);
}
