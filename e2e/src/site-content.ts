import type { RemoteWordPress } from '@kithouse/playground';

export type WrittenPage = {
  id: number;
  status: string;
  content: string;
  /** Every picture the content names, with the attachment it belongs to; 0 when it belongs to none. */
  pictures: { url: string; attachment_id: number }[];
};

/** Reads what WordPress holds of a post, found by its title. */
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
