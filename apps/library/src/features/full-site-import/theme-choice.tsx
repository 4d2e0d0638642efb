import { useId } from 'react';
import { t } from '../../lib/i18n.js';
import { DependencyIcon } from '../dependencies/dependency-name.js';
import type { Dependencies } from './full-site-import.js';

type ThemeChoiceProps = { theme: Dependencies['theme']; isChosen: boolean; onChange: (isChosen: boolean) => void };

/** Offers the pack's theme, and says what happens to the active one. */
export function ThemeChoice({ theme, isChosen, onChange }: ThemeChoiceProps) {
  const id = useId();
  const { slug, name, isActive, isInstalled } = theme;
  return (
    <section className="panel tight" aria-labelledby={id}>
      <h4 className="h4" id={id}>
        {t('Theme')}
      </h4>
      <ul className="listing needed">
        <li>
          <label className="tick">
            <input
              className="box"
              type="checkbox"
              aria-label={name}
              checked={isChosen}
              disabled={isActive}
              onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            />
            <DependencyIcon dependency={{ name, slug, plugin_file: '', is_pro: false }} />
            <div className="grow">
              <p className="h4">{name}</p>
              <p className="dim">{describeTheme(theme, isChosen)}</p>
            </div>
          </label>
          {isActive ? (
            <span className="pill go">{t('Active')}</span>
          ) : (
            isInstalled && <span className="pill">{t('Installed')}</span>
          )}
        </li>
      </ul>
    </section>
  );
}

function describeTheme({ isActive, isNeeded, active: name }: Dependencies['theme'], isChosen: boolean): string {
  if (isActive || name === '') {
    return t('The theme of this pack');
  }
  if (isChosen) {
    return t('Replaces your theme “{name}” on the whole site.', { name });
  }
  return isNeeded
    ? t('Your theme “{name}” has no header and footer that this pack can replace.', { name })
    : t('Your theme “{name}” stays. It can show this pack.', { name });
}
