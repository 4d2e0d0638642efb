import type { DesignComponent } from '@kithouse/contract';
import { listInText } from '../document-media.js';
import { type Add, unique } from '../op-list.js';

/** Returns the operations that create the classes, variables and components of a document or a component, by name. */
export type DesignRefs = (document: object) => Record<string, string>;

/** Inner components come first. */
export type Components = { components?: readonly DesignComponent[] | undefined };

type Behind = {
  needs: readonly string[];
  fetches: ReadonlyMap<string, string>;
  refsOf: DesignRefs;
  /** Receives the operation of each component, by name. */
  makers: Map<string, string>;
};

/** Adds each component behind its classes, its pictures and the components inside it. */
export function addComponents(
  add: Add,
  components: Components['components'] = [],
  { needs, fetches, refsOf, makers }: Behind,
): void {
  for (const [index, component] of components.entries()) {
    const text = JSON.stringify(component.content);
    const pictures = listInText(text).flatMap((sha256) => fetches.get(sha256) ?? []);
    const refs = refsOf(component.content);
    const id = add({
      id: `component.${index + 1}`,
      step: 'templates',
      op: 'component.ensure',
      args: { component, ...(Object.keys(refs).length > 0 ? { refs } : {}) },
      needs: unique([...needs, ...pictures, ...Object.values(refs)]),
      weight: 4 + Math.ceil(text.length / (128 * 1024)),
    });
    makers.set(`component/${component.key}`, id);
  }
}

/** Returns the operation of each component. */
export const listComponentOps = (components: Components['components'] = []): { post: string; component: DesignComponent }[] =>
  components.map((component, index) => ({ post: `component.${index + 1}`, component }));
