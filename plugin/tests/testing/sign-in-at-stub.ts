import { login, type Output, type Profile } from '@kithouse/contract';
import type { Visit } from './start-site.js';
import type { StubCloud } from './stub-cloud.js';

export const makeProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: 7,
  name: 'Ada Tester',
  first_name: 'Ada',
  last_name: 'Tester',
  email: 'ada@example.test',
  joined: '2026-01-02T03:04:05.000Z',
  profile_photo: 'https://photos.example/ada.jpg',
  plan: ['free'],
  is_verified: true,
  show_notice: true,
  starred: [4],
  purchasedItems: [{ id: 1, item_id: 9, type: 'pack', platform: 'gutenberg' }],
  cloud_activity: [],
  reviews: { pack: {} },
  ...changes,
});

/** Signs a WordPress user in at a stub with a given key. */
export async function signInAtStub(
  cloud: StubCloud,
  visit: Visit,
  { key = 'key-of-ada', profile = makeProfile(), isGlobal = false } = {},
): Promise<Output<typeof login>> {
  cloud.on('POST /v1/account/connect', { json: { user: profile, api_key: key, key_id: 1 } });
  const signed = await visit.call(login, { email: profile.email, password: 'secret', global_signin: isGlobal });
  cloud.heard.length = 0;
  return signed;
}
