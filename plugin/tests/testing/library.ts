import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type BundleDocument,
  createCall,
  type Dependency,
  publishItem,
  signup,
  uploadMedia,
  verifyEmail,
  type Warning,
} from '@kithouse/contract';
import sharp from 'sharp';
import { inject } from 'vitest';
import { createDatabase } from '../../../apps/cloud/src/testing/databases.js';
import { startTestCloud } from '../../../apps/cloud/src/testing/test-cloud.js';
import type { Visit } from './start-site.js';

export type Picture = { bytes: Buffer; sha256: string; mime: string; file_name: string; alt: string; url: string; id: string };
type Template = {
  documents: BundleDocument[];
  media?: Picture[];
  plugins?: Dependency[];
  plan?: 'starter' | 'pro';
  price?: number;
  warnings?: Warning[];
};

type TestCloud = Awaited<ReturnType<typeof startTestCloud>>;

/** Starts the real cloud with its own database and the operator who publishes. */
export async function startLibrary() {
  const database = await createDatabase(inject('adminUrl'), inject('template'));
  const cloud = await startTestCloud({ DATABASE_URL: database.url });
  return openLibrary(cloud, async () => {
    await cloud.stop();
    await database.drop();
  });
}

/** Starts the library for programs that are no tests. */
export async function startLibraryAlone() {
  const cloud = await startTestCloud();
  return openLibrary(cloud, cloud.stop);
}

function openLibrary(cloud: TestCloud, stop: () => Promise<void>) {
  const call = createCall({ root: `${cloud.url}/v1`, headers: { authorization: `Bearer ${cloud.publisher_key}` } });

  return {
    ...cloud,
    stop,
    call,
    /** Publishes a template and returns its id. */
    async publish({
      documents,
      media = [],
      plugins = [],
      warnings = [],
      ...listing
    }: Template): Promise<{ id: number; slug: string }> {
      for (const { sha256, bytes } of media) {
        await call(uploadMedia, { sha256 }, { file: bytes });
      }
      const slug = `template-${randomUUID()}`;
      const platform = documents[0]?.kind === 'elementor' ? 'elementor' : 'gutenberg';
      const files = media.map(({ sha256, mime, bytes, alt, file_name }) => ({
        sha256,
        mime,
        bytes: bytes.length,
        alt,
        file_name,
      }));
      const about = { slug, title: 'Bakery', description: '' };
      const requires = { plugins, elementor_pro: false };
      return call(publishItem, {
        listing: { ...about, ...listing },
        bundle: { format: 1, platform, type: 'page', ...about, requires, documents, media: files, warnings },
        pictures: [],
      });
    },
    /** Signs a WordPress user up at the cloud and by default confirms the e-mail. */
    async signUp(visit: Visit, { isVerified = true } = {}) {
      const email = `${randomUUID()}@example.test`;
      const password = 'correct horse battery';
      const { user } = await visit.call(signup, {
        first_name: 'Ada',
        last_name: 'Tester',
        email,
        password,
        confirm_password: password,
      });
      if (isVerified) {
        await createCall({ root: `${cloud.url}/v1` })(verifyEmail, {
          token: await findToken(path.join(cloud.data_dir, 'outbox'), email),
          password,
        });
      }
      return { email, password, user };
    },
  };
}

export type Library = Awaited<ReturnType<typeof startLibrary>>;

/** Returns the token of the confirmation mail's link. */
export async function findToken(outbox: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const mail = await readMail(path.join(outbox, name));
      const token = mail.to === email ? /#token=([\w-]+)/.exec(mail.text ?? '')?.[1] : undefined;
      if (token) {
        return token;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail reached ${email}`);
}

/** Draws a unique picture. */
export async function makePicture(file_name = 'bread.webp', alt = 'A loaf of bread'): Promise<Picture> {
  const background = `#${createHash('md5').update(randomUUID()).digest('hex').slice(0, 6)}`;
  const image = sharp({ create: { width: 640, height: 400, channels: 3, background } }).withExif({
    IFD0: { ImageDescription: randomUUID() },
  });
  const bytes = await (file_name.endsWith('.png') ? image.png() : image.webp()).toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const mime = file_name.endsWith('.png') ? 'image/png' : 'image/webp';
  return { bytes, sha256, mime, file_name, alt, url: `kit:media/${sha256}/url`, id: `kit:media/${sha256}/id` };
}

const frame = { key: 'main', title: 'Main', slug: 'main', post_type: 'page', template_type: 'page' };

export const blocks = (content: string): BundleDocument => ({ ...frame, kind: 'blocks', content });

type Elements = Extract<BundleDocument, { kind: 'elementor' }>['content'];
export const elements = (content: Elements, page_settings: Record<string, unknown> = {}): BundleDocument => ({
  ...frame,
  kind: 'elementor',
  content,
  page_settings,
});

/** Builds an image block like the editor. */
export const imageBlock = ({ id, url, alt }: Picture) =>
  `<!-- wp:image {"id":"${id}","sizeSlug":"full"} -->\n<figure class="wp-block-image size-full"><img src="${url}" alt="${alt}" class="wp-image-${id}"/></figure>\n<!-- /wp:image -->`;

/** Reads an email of the outbox; an empty one while the cloud is still writing it. */
async function readMail(file: string): Promise<{ to?: string; text?: string }> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}
