import type { Item } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { t } from '../../lib/i18n.js';
import { useSignIn } from '../../lib/use-route.js';
import { isImportable } from '../pricing/ownership.js';
import { useProfile } from '../profile/use-profile.js';

/** Shows that a pack can become a site; visitors are asked to sign in. */
export function FullSiteBadge({ item }: { item: Item }) {
  const profile = useProfile();
  const signIn = useSignIn();
  if (!isImportable(item, profile)) {
    return null;
  }
  const content = (
    <>
      <AnyIcon name="globe" size="s" />
      {t('Full Site Import')}
    </>
  );
  return profile ? (
    <span className="pill go">{content}</span>
  ) : (
    <BareButton className="pill go" onClick={signIn}>
      {content}
    </BareButton>
  );
}
