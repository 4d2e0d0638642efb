import { t } from './i18n.js';

/** Returns the labels of the button in a password field. */
export const eye = () => ({ showLabel: t('Show password'), hideLabel: t('Hide password') });
