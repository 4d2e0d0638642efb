import { createHash } from 'node:crypto';
import type { RemoteWordPress } from '@kithouse/playground';
import sharp from 'sharp';

export type WrittenPage = {
  id: number;
  status: string;
  content: string;
  /** Pictures in the content with their attachment; 0 without one. */
  pictures: { url: string; attachment_id: number }[];
};

/** Reads a post by its title. */
export function readPost(site: RemoteWordPress, title: string): Promise<WrittenPage | null> {
  return site.run<WrittenPage | null>(
    `
    global $wpdb;
    $id = (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_title = %s AND post_type != 'revision'", $args['title'] ) );
    if ( ! $id ) { return null; }
    $post = get_post( $id );
    preg_match_all( '#https?://[^\\s"\\'()<>\\\\\\\\]+\\.(?:webp|jpe?g|png|avif|gif|svg)#', $post->post_content, $found );
    $pictures = array_map( fn( $url ) => array( 'url' => $url, 'attachment_id' => attachment_url_to_postid( $url ) ), array_values( array_unique( $found[0] ) ) );
    return array( 'id' => $id, 'status' => $post->post_status, 'content' => $post->post_content, 'pictures' => $pictures );`,
    { title },
  );
}

/** Adds a unique picture to the media library; returns its id, its address and the hash of its file. */
export async function addPicture(site: RemoteWordPress, name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 320, height: 200, channels: 3, background: '#0b6b4f', noise } as const;
  const bytes = await sharp({ create }).webp().toBuffer();
  const added = await site.run<{ id: number; url: string }>(
    `
    require_once ABSPATH . 'wp-admin/includes/image.php';
    $file = wp_upload_bits( $args['name'], null, base64_decode( $args['bytes'] ) )['file'];
    $id   = wp_insert_attachment( array( 'post_title' => 'Picture', 'post_mime_type' => 'image/webp' ), $file );
    wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
    return array( 'id' => $id, 'url' => wp_get_attachment_url( $id ) );`,
    { name, bytes: bytes.toString('base64') },
  );
  return { ...added, sha256: createHash('sha256').update(bytes).digest('hex') };
}
