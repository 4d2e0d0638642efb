import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Site, startSite } from './start-site.js';
import { type StubCloud, startStubCloud } from './stub-cloud.js';

type Started = { cloud: StubCloud; site: Site };

/**
 * Starts a stub cloud and a site with short timeouts for the tests of a file. Each test starts with a cloud that has neither
 * replies nor requests, and with the site as `prepare` left it.
 */
export function useStubCloud(prepare: (started: Started) => unknown) {
  let cloud: StubCloud | undefined;
  let site: Site | undefined;
  beforeAll(async () => {
    cloud = await startStubCloud();
    site = await startSite({ cloudUrl: cloud.url, isHasty: true });
    await prepare({ cloud, site });
    await site.snapshot();
  });
  afterAll(async () => {
    await site?.close();
    await cloud?.stop();
  });
  beforeEach(async () => {
    cloud?.reset();
    await site?.restore();
  });
}
