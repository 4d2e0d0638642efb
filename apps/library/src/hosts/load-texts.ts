import { type Boot, brand, type Call, getTexts } from '@kithouse/contract';

type Sink = { setLocaleData: (data: object, domain: string) => void };

/** Milliseconds until the library opens in English. */
const patience = 5000;

/**
 * Loads the translations into WordPress, where `t` finds them. Returns undefined without any, so that an English library opens at
 * once. Never rejects.
 */
export function loadTexts({ texts }: Pick<Boot, 'texts'>, call: Call): Promise<void> | undefined {
  const { i18n } = (globalThis as { wp?: { i18n?: Sink } }).wp ?? {};
  if (texts === '' || !i18n) {
    return undefined;
  }
  const loaded = call(getTexts, { version: texts }).then(
    (data) => i18n.setLocaleData(data, brand.slug),
    () => undefined,
  );
  return Promise.race([loaded, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
}
