import { type Call, listKeys, type SessionUser } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { BrowsersSection } from '../account/browsers-section.js';
import { CloudSection } from '../account/cloud-section.js';
import { DataSection } from '../account/data-section.js';
import { DeleteSection } from '../account/delete-section.js';
import { EmailSection } from '../account/email-section.js';
import { FactorSection } from '../account/factor-section.js';
import { KeysSection } from '../account/keys-section.js';
import { NameForm } from '../account/name-form.js';
import { PasswordSection } from '../account/password-section.js';
import { PhotoEditor } from '../account/photo-editor.js';
import { PlanSection } from '../account/plan-section.js';
import { Section } from '../account/section.js';
import { SignOutButton } from '../account/sign-out-button.js';
import { t } from '../i18n.js';
import { SignedIn } from '../signed-in.js';

export function Account({ call }: { call: Call }) {
  return <SignedIn path="/account">{(user) => <Matters call={call} user={user} />}</SignedIn>;
}

function Matters({ call, user }: { call: Call; user: SessionUser }) {
  const keys = useEndpoint(listKeys, {});
  return (
    <div className="account">
      <div className="line flow apart">
        <h1 className="h1">{t('Your account')}</h1>
        <SignOutButton />
      </div>
      <Section title={t('Profile')}>
        <PhotoEditor call={call} user={user} />
        <NameForm call={call} user={user} />
      </Section>
      <PlanSection user={user} />
      <EmailSection call={call} user={user} />
      <PasswordSection call={call} user={user} onSignedOut={() => void keys.refetch()} />
      <FactorSection call={call} />
      <BrowsersSection call={call} />
      <KeysSection call={call} user={user} list={keys} />
      <CloudSection call={call} user={user} />
      <DataSection call={call} />
      <DeleteSection call={call} />
    </div>
  );
}
