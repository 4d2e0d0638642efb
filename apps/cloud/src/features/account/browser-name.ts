import { parse } from 'bowser';

/** Names a browser and its system, such as `Firefox, Linux`, from its user agent. Empty for an unknown one. */
export function nameBrowser(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') {
    return '';
  }
  const { browser, os } = parse(userAgent.slice(0, 400));
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 100);
}
