import { type Call, changeLanguage, findNearest } from '@kithouse/contract';
import { getLanguage, t } from './i18n.js';
import { keepChoice, languages, showLanguage } from './language.js';
import { useSession } from './session.js';

/** Shows the available languages, remembers the choice and sets the language of the account's mails. */
export function LanguageMenu({ call, onShown }: { call: Call; onShown: () => void }) {
  const { user } = useSession();
  if (languages.length < 2) {
    return null;
  }
  const choose = (language: string) => {
    keepChoice(language);
    void showLanguage(language).then(onShown);
    if (user) {
      // The pages change their language even if the cloud does not answer.
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

/** Returns a language's own name, without a country unless it has several. */
function nameOf(language: string): string {
  const base = language.split('-')[0] ?? language;
  const isOnly = languages.filter((one) => one.split('-')[0] === base).length === 1;
  return new Intl.DisplayNames([language], { type: 'language' }).of(isOnly ? base : language) ?? language;
}
