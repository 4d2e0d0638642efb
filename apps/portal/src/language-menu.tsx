import { type Call, changeLanguage, findNearest } from '@kithouse/contract';
import { getLanguage, t } from './i18n.js';
import { keepChoice, languages, showLanguage } from './language.js';
import { useSession } from './session.js';

/** The languages there are; the chosen one is kept, and an account gets its mails in it. */
export function LanguageMenu({ call, onShown }: { call: Call; onShown: () => void }) {
  const { user } = useSession();
  if (languages.length < 2) {
    return null;
  }
  const choose = (language: string) => {
    keepChoice(language);
    void showLanguage(language).then(onShown);
    if (user) {
      // The pages are in it whether or not the cloud has heard of it.
      call(changeLanguage, { language }).catch(() => {});
    }
  };
  return (
    <label className="languages">
      <span className="sr">{t('Language')}</span>
      <select className="sel" value={findNearest(getLanguage(), languages)} onChange={({ target }) => choose(target.value)}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {nameOf(language)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** In its own words, without the country where there is but one of the language. */
function nameOf(language: string): string {
  const base = language.split('-')[0] ?? language;
  const isOnly = languages.filter((one) => one.split('-')[0] === base).length === 1;
  return new Intl.DisplayNames([language], { type: 'language' }).of(isOnly ? base : language) ?? language;
}
