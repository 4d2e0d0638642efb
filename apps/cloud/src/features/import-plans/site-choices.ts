import { AppError, type Dependency, type PackInfo, type SiteChoices } from '@kithouse/contract';

/** Throws `invalid_input` for documents that the pack does not have; it may have changed since the choice. */
export function assertKnown({ documents = [] }: SiteChoices, { documents: known }: PackInfo): void {
  const keys = new Set(known.map(({ key }) => key));
  const unknown = documents.find((key) => !keys.has(key));
  if (unknown !== undefined) {
    throw new AppError('invalid_input', `“${unknown}” isn’t part of this pack, which may have changed. Choose again.`);
  }
}

/** Returns the chosen plugins; a plan installs only what the pack needs or suggests. */
export function choosePlugins({ plugins }: SiteChoices, { requires, suggested }: PackInfo): Dependency[] {
  const offered = new Map([...suggested, ...requires.plugins].map((plugin) => [plugin.slug, plugin]));
  return [...new Set(plugins)].map((slug) => {
    const plugin = offered.get(slug);
    if (!plugin) {
      throw new AppError('invalid_input', `This pack doesn’t use the plugin “${slug}”. Choose again.`);
    }
    return plugin;
  });
}

/** Returns the pack's theme, or none to keep the active one. */
export function chooseTheme({ theme: slug }: SiteChoices, { theme }: PackInfo): { theme?: PackInfo['theme'] } {
  if (slug !== '' && slug !== theme.slug) {
    throw new AppError('invalid_input', `This pack doesn’t support the theme “${slug}”. Choose again.`);
  }
  return slug === '' ? {} : { theme };
}
