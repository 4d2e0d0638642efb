import { isSigned, login, signup, syncProfile } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { setOption } from './testing/look-inside.js';
import { makeProfile, signInAtStub } from './testing/sign-in-at-stub.js';
import { refusalOf, type Site } from './testing/start-site.js';
import type { StubCloud } from './testing/stub-cloud.js';
import { useStubCloud } from './testing/use-stub-cloud.js';

let cloud: StubCloud;
let site: Site;
useStubCloud(async (started) => {
  ({ cloud, site } = started);
  await setOption(site, 'test_breaker_seconds', 1);
});

test('[R-ERR-38] answers sync_failed and keeps the profile when the cloud cannot be reached for a sync', async () => {
  const author = await site.as('author');
  await signInAtStub(cloud, author);
  cloud.on('GET /v1/profile', { status: 500 });

  const refusal = await refusalOf(author.call(syncProfile, {}));

  expect(refusal).toMatchObject({ code: 'sync_failed', status: 502 });
  expect((await author.call(isSigned, {})).user).toMatchObject({ email: 'ada@example.test' });
});

test('[R-API-82] names the shared account on login and sign-up, without its private parts for others', async () => {
  const [administrator, author, editor] = [await site.as('administrator'), await site.as('author'), await site.as('editor')];
  cloud.on('POST /v1/account/connect', { json: { user: makeProfile(), api_key: 'key-of-ada', key_id: 1 } });
  const fields = { email: 'ada@example.test', password: 'a secret word' };

  const alone = await author.call(login, fields);
  const sharing = await administrator.call(login, { ...fields, global_signin: true });
  const bo = { user: makeProfile({ id: 8, name: 'Bo', email: 'bo@example.test' }), api_key: 'key-of-bo', key_id: 2 };
  cloud.on('POST /v1/account/connect', { json: bo });
  const linked = await author.call(login, fields);
  cloud.on('POST /v1/account/register', { json: bo });
  const names = { first_name: 'Bo', last_name: 'Tester', confirm_password: 'a secret word' };
  const registered = await editor.call(signup, { ...fields, ...names });

  expect(alone.global_user).toBeNull();
  expect(sharing.global_user).toMatchObject({ name: 'Ada Tester', email: 'ada@example.test', signed_as_global: true });
  expect([linked.user?.name, registered.user?.name]).toEqual(['Bo', 'Bo']);
  expect([linked.global_user, registered.global_user]).toMatchObject([
    { name: 'Ada Tester', email: '' },
    { name: 'Ada Tester', email: '' },
  ]);
});
