import type { ArgsOf, BlockTheme } from '@kithouse/contract';
import { listSymbols } from '../document-media.js';
import { type Add, unique } from '../op-list.js';

type Template = Omit<ArgsOf<'template.write'>, 'theme' | 'refs'>;
type Behind = { refs: Record<string, string>; needs: readonly string[]; fetches: ReadonlyMap<string, string> };

/** Adds a template or part of the coming theme, after everything that it names. */
export function addTemplate(add: Add, id: string, { slug: theme }: BlockTheme, template: Template, behind: Behind): string {
  const { refs, needs, fetches } = behind;
  const pictures = listSymbols(template.document).flatMap((sha256) => fetches.get(sha256) ?? []);
  const args = { ...template, theme, ...(Object.keys(refs).length > 0 ? { refs } : {}) };
  const before = unique([...needs, ...pictures, ...Object.values(refs)]);
  return add({ id, step: 'wp-content', op: 'template.write', args, needs: before, weight: 4 });
}
