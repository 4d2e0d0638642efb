import type { TestResult } from './reports.js';

/** Counts the requirements of one area by test outcome. */
export type Coverage = { area: string; total: number; proven: string[]; failing: string[]; missing: string[] };

/** Lists the documents with requirements. */
export const requirementFiles = [
  'docs/requirements.md',
  'docs/requirements-site.md',
  'docs/requirements-operations.md',
  'docs/requirements-catalogue.md',
  'docs/requirements-elementor-4.md',
] as const;

const requirement = /^- \*\*(R-[A-Z0-9]+-\d+)\*\*(.*)$/gm;
const isPlanned = (rest: string | undefined) => rest?.trimEnd().endsWith('[planned]') ?? false;

/** Lists the ids of a requirements document that must have a test, in its order. */
export function parseRequirements(text: string): string[] {
  return [...text.matchAll(requirement)].flatMap(([, id, rest]) => (isPlanned(rest) ? [] : (id as string)));
}

/** Lists the ids of a requirements document that are not built yet. */
export function parsePlanned(text: string): string[] {
  return [...text.matchAll(requirement)].flatMap(([, id, rest]) => (isPlanned(rest) ? (id as string) : []));
}

/** Lists the bracketed requirement ids of a test title. */
export function parseTitle(title: string): string[] {
  const groups = [...title.matchAll(/\[([^\]]*)\]/g)].map(([, inside]) => inside as string);
  return groups.flatMap((inside) => inside.match(/\bR-[A-Z0-9]+-\d+\b/g) ?? []);
}

/** Counts a requirement as proven if at least one of its tests passed and none failed. */
export function coverRequirements(ids: string[], results: TestResult[]): Coverage[] {
  const withOutcome = (outcome: TestResult['outcome']) =>
    new Set(results.filter((result) => result.outcome === outcome).flatMap(({ title }) => parseTitle(title)));
  const [passed, failed] = [withOutcome('passed'), withOutcome('failed')];
  const areas = [...new Set(ids.map(areaOf))];
  return areas.map((area) => {
    const own = ids.filter((id) => areaOf(id) === area);
    return {
      area,
      total: own.length,
      proven: own.filter((id) => passed.has(id) && !failed.has(id)),
      failing: own.filter((id) => failed.has(id)),
      missing: own.filter((id) => !passed.has(id) && !failed.has(id)),
    };
  });
}

const areaOf = (id: string) => id.slice(2, id.lastIndexOf('-'));
