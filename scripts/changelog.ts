/** Heading of the changes that no release contains yet. */
const unreleased = '## [Unreleased]';

/** Moves the unreleased changes into a section for `version`. Throws when there are none or the section exists. */
export function closeUnreleased(changelog: string, version: string, date: string): string {
  if (findSection(changelog, version) !== undefined) {
    throw new Error(`CHANGELOG.md already has a section for ${version}.`);
  }
  if (listChanges(findSection(changelog, 'Unreleased') ?? '').length === 0) {
    throw new Error('CHANGELOG.md lists no unreleased changes.');
  }
  return changelog.replace(unreleased, () => `${unreleased}\n\n## [${version}] - ${date}`);
}

/** Returns the text below the heading of a version, without the heading. */
export function findSection(changelog: string, version: string): string | undefined {
  const [, ...sections] = changelog.split(/^(?=## \[)/m);
  const section = sections.find((text) => text.startsWith(`## [${version}]`));
  return section?.slice(section.indexOf('\n')).trim();
}

/** Returns the changes of a section, one sentence or more each. */
export const listChanges = (section: string) => [...section.matchAll(/^- (.+)$/gm)].map(([, change = '']) => change);

/** Adds the changes of a version to the `readme.txt` of the plugin. Keeps an entry that somebody wrote already. */
export function addToReadme(readme: string, version: string, section: string): string {
  const changes = listChanges(section).map((change) => `* ${change}\n`);
  return addEntry(addEntry(readme, 'Changelog', version, changes.join('')), 'Upgrade Notice', version, `${sumUp(section)}\n`);
}

function addEntry(readme: string, title: string, version: string, text: string): string {
  const heading = `== ${title} ==\n\n`;
  const [before, after] = readme.split(heading);
  if (before === undefined || after === undefined) {
    throw new Error(`readme.txt has no section "${title}".`);
  }
  const entry = `= ${version} =\n`;
  return after.startsWith(entry) ? readme : `${before}${heading}${entry}${text}\n${after}`;
}

/** Shortens a notice to the 300 characters that WordPress shows beside an update. */
function sumUp(section: string): string {
  const count = (title: string) =>
    listChanges(section.split(new RegExp(`^### ${title}$`, 'm'))[1]?.split(/^### /m)[0] ?? '').length;
  const [security, fixed] = [count('Security'), count('Fixed')];
  const other = listChanges(section).length - security - fixed;
  const parts = [
    security > 0 && `closes ${security} security ${security === 1 ? 'hole' : 'holes'}`,
    other > 0 && `brings ${other} ${other === 1 ? 'change' : 'changes'}`,
    fixed > 0 && `fixes ${fixed} ${fixed === 1 ? 'problem' : 'problems'}`,
  ].filter((part) => part !== false);
  return `This version ${parts.join(', ').replace(/, ([^,]*)$/, ' and $1')}. The changelog lists them.`;
}
