import { AppError, type Bundle, type Content, type getCloudContent, type ParsedInput } from '@kithouse/contract';
import { addressFonts, withoutMarks } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { recolor } from '../content/colors.service.js';
import { fileNameOf, sortMedia } from '../publishing/media.service.js';
import { findReadable } from './files.queries.js';
import { mediaAddress } from './media-address.js';
import { findAuthor, findBundle } from './versions.queries.js';

type Context = Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'signer'>;

/** Returns a file's current content for a site that inserts it, for its owner and members of a workspace with it. */
export async function getContent(
  context: Context,
  userId: number,
  { id, platform, colors, keeps_design, design }: ParsedInput<typeof getCloudContent> & { keeps_design?: boolean },
): Promise<Content> {
  const file = await findReadable(context.db, userId, id);
  const bundle = file && (await findBundle(context.db, id, file.version));
  const document = bundle?.documents[0];
  if (!file || !bundle || !document) {
    throw new AppError('file_not_found');
  }
  if (file.platform !== platform) {
    const made = file.platform === 'elementor' ? 'Elementor' : 'the block editor';
    throw new AppError('invalid_input', `This template is made for ${made}.`);
  }
  const { fonts, media } = addressFonts({ fonts: bundle.fonts, media: await addressMedia(context, bundle) });
  return {
    item_id: id,
    name: file.name,
    platform,
    requires: bundle.requires,
    ...recolor(
      {
        document: { ...withoutMarks(document), title: file.name },
        settings: bundle.settings,
        warnings: bundle.warnings,
        keeps_design,
        design,
      },
      colors,
    ),
    media,
    ...(fonts.length > 0 ? { fonts } : {}),
    is_own: (await findAuthor(context.db, id, file.version)) === userId,
  };
}

async function addressMedia(context: Context, { media }: Bundle): Promise<Content['media']> {
  const stored = await sortMedia(
    context,
    media.map(({ sha256 }) => sha256),
  );
  return media.flatMap(({ sha256, file_name, alt }) => {
    const file = stored.media.get(sha256);
    // The extension follows the bytes, so that no picture reaches a site as a program.
    const name = file && `${file_name.replace(/\.[a-z0-9]+$/, '')}.${file.extension}`;
    return file
      ? [
          {
            sha256,
            url: mediaAddress(context, file, 'content'),
            file_name: name ?? fileNameOf(file),
            mime: file.mime,
            bytes: file.bytes,
            alt,
          },
        ]
      : [];
  });
}
