/** Lists the reasons why a file is not read. */
export type KitErrorCode =
  | 'too_large'
  | 'too_deep'
  | 'too_many'
  | 'not_text'
  | 'broken_text'
  | 'not_a_template'
  | 'not_yet_readable'
  | 'empty_template'
  | 'broken_json'
  | 'broken_elements'
  | 'broken_blocks'
  | 'not_rendered'
  | 'broken_xml'
  | 'broken_pack'
  | 'broken_zip'
  | 'unsafe_zip'
  | 'broken_bundle'
  | 'media_mismatch';

/** Reports a refusal with a message for the person who chose the file. */
export class KitError extends Error {
  override name = 'KitError';

  constructor(
    readonly code: KitErrorCode,
    message: string,
    /** Position in the file, such as `content[0].elements[2]` or an archive entry's name. */
    readonly path?: string,
  ) {
    super(message);
  }
}
