import { Readable } from 'node:stream';
import { AppError } from '@kithouse/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.js';
import { type ByteRange, readRange } from './byte-range.js';
import { createHotFiles } from './hot-files.js';
import { createKnownFiles, type KnownFile } from './known-files.js';

type Files = Pick<Deps, 'files' | 'signer' | 'clock'>;
type Media = { sha256: string; mime: string };
type Signed = Record<string, string>;
type Stored = Pick<Deps['files'], 'findSize' | 'open'> & { openWhole: ReturnType<typeof createHotFiles> };
type Named = { Params: { name: string } };

/** Finds the file behind each kind of address; undefined when there is none. */
export type FileFinders = {
  findPublic: (name: string) => Promise<KnownFile | undefined>;
  findPrivate: (name: string) => Promise<Media | undefined>;
  findRelease: (name: string) => Promise<{ sha256: string; file_name: string } | undefined>;
  readDownload: (signed: Signed) => Promise<{ name: string; mime: string; bytes: Uint8Array }>;
  readExport: (signed: Signed) => Promise<{ name: string; bytes: AsyncIterable<Uint8Array> }>;
};

/** Serves files: public ones by hash, private ones at signed, expiring addresses. */
export function mountFiles(app: FastifyInstance, deps: Files, find: FileFinders): void {
  const { files } = deps;
  const openWhole = createHotFiles(files);
  const findPublic = createKnownFiles(find.findPublic);
  const stored: Stored = { findSize: files.findSize, open: files.open, openWhole };

  app.get<Named>('/files/:name', { config: { call: 'files.get' } }, async (request, reply) => {
    const file = await findPublic(request.params.name);
    return sendMedia(stored, request, reply, file, file?.isLasting ? forever : forADay);
  });

  app.get<Named>('/files/plugin/:name', { config: { call: 'files.plugin' } }, async (request, reply) => {
    const release = await find.findRelease(request.params.name);
    const file = release && (await files.open(release.sha256));
    if (!file) {
      throw new AppError('not_found');
    }
    return reply
      .headers({
        ...forever,
        'content-type': 'application/zip',
        'content-length': file.bytes,
        'content-disposition': attachmentOf(release.file_name),
      })
      .send(file.stream);
  });

  app.get<Named>('/files/private/:name', { config: { call: 'files.private' } }, async (request, reply) => {
    assertSigned(deps, request);
    return sendMedia(stored, request, reply, await find.findPrivate(request.params.name), forADay);
  });

  app.get('/files/download/:id/:number', { config: { call: 'files.download' } }, async (request, reply) => {
    const { name, mime, bytes } = await find.readDownload(assertSigned(deps, request));
    return reply
      .headers({ 'cache-control': 'private, no-store', 'content-type': mime, 'content-disposition': attachmentOf(name) })
      .send(bytes);
  });

  app.get('/files/export', { config: { call: 'files.export' } }, async (request, reply) => {
    const { name, bytes } = await find.readExport(assertSigned(deps, request));
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-type': 'application/zip',
        'content-disposition': attachmentOf(name),
      })
      .send(Readable.from(bytes, { objectMode: false }));
  });
}

function assertSigned({ signer, clock }: Files, { url }: FastifyRequest): Signed {
  const values = signer.read(url, clock.now());
  if (!values) {
    throw new AppError('not_found');
  }
  return values;
}

async function sendMedia(
  files: Stored,
  request: FastifyRequest,
  reply: FastifyReply,
  media: Media | undefined,
  caching: Record<string, string>,
) {
  const etag = `"${media?.sha256}"`;
  if (media && request.headers['if-none-match'] === etag) {
    return reply.code(304).headers(caching).header('etag', etag).send();
  }
  const requested = rangeOf(request, etag);
  const bytes = media && requested !== undefined ? await files.findSize(media.sha256) : undefined;
  const range = bytes === undefined ? undefined : readRange(requested, bytes);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${bytes}`).header('cache-control', 'no-store').send();
  }
  const file = media && (await openFile(files, media, range));
  if (!media || !file) {
    throw new AppError('not_found');
  }
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  }
  const sized = { 'content-type': media.mime, 'content-length': file.bytes, 'accept-ranges': 'bytes' };
  return reply.headers({ ...caching, ...fromAnywhere, ...sized, etag }).send(file.body);
}

async function openFile(files: Stored, { sha256 }: Media, range: ByteRange | undefined) {
  if (!range) {
    return files.openWhole(sha256);
  }
  const part = await files.open(sha256, range);
  return part && { bytes: part.bytes, body: part.stream };
}

/** Returns the requested range, unless the client’s part belongs to another file. */
function rangeOf({ headers }: FastifyRequest, etag: string): string | undefined {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? headers.range : undefined;
}

/** Caches without revalidation. */
const forever = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Allows only the requesting browser to cache files that can disappear: private ones and photos of accounts. */
const forADay = { 'cache-control': 'private, max-age=86400, immutable' };

/** Allows embedding in other sites, but sandboxes the file as a document, because drawings may contain scripts. */
const fromAnywhere = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};

/** Builds a header with an ASCII name for old clients and the exact one for others, both escaped. */
function attachmentOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%;]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
