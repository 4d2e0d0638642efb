import type { DesignChoices, DocumentDesign } from '@kithouse/contract';
import { listComponentSymbols, listDesignSymbols } from '../../read/elementor/design-names.js';
import { listInText } from '../document-media.js';
import { type Add, unique } from '../op-list.js';
import { addComponents, type Components, type DesignRefs } from './component-ensure.js';

/** Limits one operation, because a site needs several seconds for a thousand classes. */
const maxClasses = 200;

/**
 * Adds variables, classes and components before the documents that use them. Each operation puts its classes above those of
 * earlier ones.
 */
export function addDesign(
  add: Add,
  design: DocumentDesign | undefined,
  needs: readonly string[],
  {
    fetches,
    choices = {},
    components,
  }: { fetches: ReadonlyMap<string, string>; choices?: DesignChoices | undefined } & Components,
): { last: string[]; refsOf: DesignRefs } {
  const makers = new Map<string, string>();
  let last: string[] = [];
  const { classes, variables } = design ?? { classes: [], variables: [] };
  const chunks = Array.from({ length: Math.ceil(classes.length / maxClasses) || (variables.length > 0 ? 1 : 0) }, (_, index) =>
    classes.slice(index * maxClasses, (index + 1) * maxClasses),
  );
  for (const [index, chunk] of chunks.toReversed().entries()) {
    const own = index === 0 ? variables : [];
    const refs = pick(makers, listDesignSymbols(chunk));
    const names = [...own.map(({ key }) => `variable/${key}`), ...chunk.map(({ key }) => `class/${key}`)];
    const answers = namedChoices(choices, names);
    const pictures = listInText(JSON.stringify(chunk)).flatMap((sha256) => fetches.get(sha256) ?? []);
    const id = add({
      id: `design.${index + 1}`,
      step: 'templates',
      op: 'design.ensure',
      args: {
        variables: own,
        classes: chunk.map(withoutStrength),
        ...(Object.keys(refs).length > 0 ? { refs } : {}),
        ...(Object.keys(answers).length > 0 ? { choices: answers } : {}),
      },
      needs: unique([...needs, ...last, ...pictures]),
      weight: 2 + Math.ceil((own.length + chunk.length) / 5),
    });
    for (const name of names) {
      makers.set(name, id);
    }
    last = [id];
  }
  const refsOf: DesignRefs = (document) =>
    makers.size === 0 ? {} : pick(makers, new Set([...listDesignSymbols(document), ...listComponentSymbols(document)]));
  addComponents(add, components, { needs: [...needs, ...last], fetches, refsOf, makers });
  return { last: unique([...last, ...[...makers.values()].filter((id) => id.startsWith('component.'))]), refsOf };
}

/** Returns the choices about these that the site follows. The plan already follows `flatten`. */
function namedChoices(choices: DesignChoices, names: readonly string[]): Record<string, 'match' | 'replace'> {
  return Object.fromEntries(
    names.flatMap((name): [string, 'match' | 'replace'][] => {
      const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
      return choice === 'match' || choice === 'replace' ? [[name, choice]] : [];
    }),
  );
}

function withoutStrength(one: DocumentDesign['classes'][number]) {
  const { strength: _, ...rest } = one;
  return rest;
}

const pick = (makers: ReadonlyMap<string, string>, names: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries([...makers].filter(([name]) => names.has(name)));
