import type { Bundle } from '@kithouse/contract';
import { listMedia } from '../media/attach-media.js';
import { proDocuments } from '../plugins/elementor-widgets.js';
import { elementorPro } from '../plugins/known-plugins.js';
import type { Reading } from '../reading.js';
import { checkBlocks } from './check-blocks.js';
import { checkElements } from './check-elements.js';
import { checkMedia } from './check-media.js';
import { type Problem, ProblemList } from './problem.js';

export type { Problem } from './problem.js';

/** Lists what will not work on another site, most severe first. */
export function checkTemplate(template: Reading | Bundle): Problem[] {
  const { documents, settings } = 'bundle' in template ? template.bundle : template;
  const brought = new Set(
    [...(settings?.colors ?? []), ...(settings?.tokens ?? []), ...(settings?.fonts ?? [])].map(({ id }) => id),
  );
  const problems = new ProblemList(brought);
  for (const document of documents) {
    if (document.kind === 'blocks') {
      checkBlocks(document.content, problems);
    } else {
      checkElements(document, problems);
      // The plugin itself handles a part with display conditions.
      if (proDocuments.has(document.template_type) && !document.conditions) {
        problems.add(`type ${document.template_type}`, () => ({
          code: 'needs_elementor_pro',
          severity: 'warning',
          message: `A template of the type “${document.template_type}” appears on a site only with Elementor Pro.`,
          plugin: elementorPro,
        }));
      }
    }
  }
  checkMedia(listMedia(documents), problems);
  return problems.toList();
}
