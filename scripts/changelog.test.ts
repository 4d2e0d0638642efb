import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addToReadme, closeUnreleased, findSection, listChanges } from './changelog.js';

const changelog =
  '# Changelog\n\nIntro.\n\n## [Unreleased]\n\n### Added\n\n- One.\n- Two.\n\n### Fixed\n\n- Three.\n\n## [0.1.0] - 2026-01-02\n\n- First.\n';
const readme =
  '=== Kits ===\n\n== Changelog ==\n\n= 0.1.0 =\n* First version.\n\n== Upgrade Notice ==\n\n= 0.1.0 =\nFirst version.\n';

test('moves the unreleased changes into a section and leaves an empty one', () => {
  const closed = closeUnreleased(changelog, '0.2.0', '2026-03-04');

  expect(closed).toContain('## [Unreleased]\n\n## [0.2.0] - 2026-03-04\n\n### Added\n\n- One.');
  expect(findSection(closed, '0.2.0')).toBe(findSection(changelog, 'Unreleased'));
  expect(findSection(closed, 'Unreleased')).toBe('');
  expect(findSection(closed, '0.1.0')).toBe('- First.');
});

test('refuses a version that has a section and a release without changes', () => {
  const closed = closeUnreleased(changelog, '0.2.0', '2026-03-04');

  expect(() => closeUnreleased(changelog, '0.1.0', '2026-03-04')).toThrow('already has a section for 0.1.0');
  expect(() => closeUnreleased(closed, '0.3.0', '2026-03-05')).toThrow('no unreleased changes');
});

test('adds changes and a short notice to readme.txt, newest first', () => {
  const text = addToReadme(readme, '0.2.0', findSection(changelog, 'Unreleased') ?? '');

  expect(text).toContain('== Changelog ==\n\n= 0.2.0 =\n* One.\n* Two.\n* Three.\n\n= 0.1.0 =\n* First version.');
  expect(text).toContain(
    '== Upgrade Notice ==\n\n= 0.2.0 =\nThis version brings 2 changes and fixes 1 problem. The changelog lists them.\n\n= 0.1.0 =',
  );
});

test('keeps an entry of readme.txt that somebody wrote', () => {
  expect(addToReadme(readme, '0.1.0', '- Other.')).toBe(readme);
});

test('reads the changelog and the readme of the project', () => {
  const own = readFileSync('CHANGELOG.md', 'utf8');
  const section = findSection(own, 'Unreleased');

  expect(section).toBeDefined();
  expect(() => addToReadme(readFileSync('plugin/readme.txt', 'utf8'), '999.0.0', section ?? '')).not.toThrow();
  expect(listChanges(section ?? '').every((change) => change.length > 10)).toBe(true);
});
