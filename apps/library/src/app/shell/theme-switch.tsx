import { Icon } from '@kithouse/ui/icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { t } from '../../lib/i18n.js';
import { type Theme, useTheme } from '../theme.js';

const order = { light: 'dark', dark: 'auto', auto: 'light' } as const satisfies Record<Theme, Theme>;
const icons = { light: 'sun', dark: 'moon', auto: 'monitor' } as const;

/** Switches between light, dark and system. */
export function ThemeSwitch() {
  const chosen = useTheme();
  if (!chosen) {
    return null;
  }
  const { theme, setTheme } = chosen;
  const label = { light: t('Theme: light'), dark: t('Theme: dark'), auto: t('Theme: system') }[theme];
  return (
    <IconButton label={label} onClick={() => setTheme(order[theme])}>
      <Icon name={icons[theme]} />
    </IconButton>
  );
}
