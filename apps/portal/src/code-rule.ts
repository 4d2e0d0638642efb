import { t } from './i18n.js';

/** Accepts codes of an app and recovery codes, however they are grouped. */
export const codeRule = (value: string) => (value.trim() === '' ? t('Enter a code.') : undefined);
