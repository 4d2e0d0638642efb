import { randomUUID } from 'node:crypto';
import { connect, createCall, getCloudContent, type Platform } from '@kithouse/contract';
import type { Library } from './library.js';
import type { Role, Site } from './start-site.js';

export type Upload = { id: number; url: string; whole_hash: string; hashes: Record<string, string> };

type UploadOptions = {
  bytes: Buffer;
  /** Path in the uploads folder, such as `2024/05/bread.jpg`. */
  file: string;
  alt?: string;
  owner?: Role;
  /** Status of the picture's parent post. */
  parent?: string;
};

/** Adds a file to the media library like WordPress, with sizes; returns its address and the hash of each file. */
export const addUpload = (site: Site, { bytes, file, alt = '', owner = 'administrator', parent }: UploadOptions) =>
  site.run<Upload>(
    `require_once ABSPATH . 'wp-admin/includes/image.php';
    $author = get_user_by( 'login', $args['owner'] )->ID;
    $path = wp_get_upload_dir()['basedir'] . '/' . $args['file'];
    wp_mkdir_p( dirname( $path ) );
    file_put_contents( $path, base64_decode( $args['bytes'] ) );
    $parent = $args['parent'] ? wp_insert_post( array( 'post_title' => 'Parent', 'post_status' => $args['parent'], 'post_author' => $author ) ) : 0;
    $id = wp_insert_attachment( array( 'post_title' => 'Upload', 'post_author' => $author, 'post_mime_type' => (string) wp_check_filetype( $path )['type'] ), $path, $parent );
    // WordPress makes no sizes of a drawing, and Elementor would fetch it by its address to measure it.
    if ( ! str_ends_with( $path, '.svg' ) ) { wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $path ) ); }
    update_post_meta( $id, '_wp_attachment_image_alt', $args['alt'] );
    $hashes = array();
    foreach ( glob( preg_replace( '/\\.\\w+$/', '*', $path ) ) as $one ) { $hashes[ basename( $one ) ] = hash_file( 'sha256', $one ); }
    return array( 'id' => $id, 'url' => wp_get_attachment_url( $id ), 'whole_hash' => hash_file( 'sha256', get_attached_file( $id ) ), 'hashes' => $hashes );`,
    { bytes: bytes.toString('base64'), file, alt, owner, parent: parent ?? '' },
  );

/** Calls the cloud directly with an account. */
export async function callCloud(library: Library, { email, password }: { email: string; password: string }) {
  const site = { url: `http://${randomUUID()}.localhost`, name: 'Elsewhere' };
  const { api_key } = await createCall({ root: `${library.url}/v1` })(connect, { email, password, site });
  return createCall({
    root: `${library.url}/v1`,
    headers: { authorization: `Bearer ${api_key}`, 'x-kithouse-site': site.url },
  });
}

export type Person = Awaited<ReturnType<typeof callCloud>>;

/** Reads the stored template from the cloud. */
export const readFile = (person: Person, id: number, platform: Platform = 'gutenberg') =>
  person(getCloudContent, { id, platform });
