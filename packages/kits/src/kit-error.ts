/** What can be wrong with a file so that it is not read at all. */
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

/** A refusal whose message can be shown to the person who chose the file. */
export class KitError extends Error {
  override name = 'KitError';

  constructor(
    readonly code: KitErrorCode,
    message: string,
    /** Where in the file, such as `content[0].elements[2]` or the name of an entry of an archive. */
    readonly place?: string,
  ) {
    super(message);
  }
}
