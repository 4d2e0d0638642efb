import { brand } from '@kithouse/contract';
import type { Site } from './start-site.js';

export type Requested = { method: string; route: string /** Describes a request by query or body. */; text: string };
export type Answer = { status: number; body: unknown };

/**
 * Runs many requests one after another inside one WordPress, because HTTP would load it for each. Excludes cookies and nonces;
 * without a `login` the caller is a visitor.
 */
export async function askInside(site: Site, login: string, requests: Requested[]): Promise<Answer[]> {
  const answers = await site.run<{ status: number; body: string }[]>(
    `wp_set_current_user( '' === $args['login'] ? 0 : get_user_by( 'login', $args['login'] )->ID );
    $server = rest_get_server();
    return array_map( function ( $given ) use ( $args, $server ) {
      $request = new WP_REST_Request( $given['method'], $args['root'] . $given['route'] );
      if ( 'GET' === $given['method'] ) {
        parse_str( $given['text'], $query );
        $request->set_query_params( $query );
      } else {
        $request->set_header( 'content-type', 'application/json' );
        $request->set_body( $given['text'] );
      }
      $response = apply_filters( 'rest_post_dispatch', rest_ensure_response( $server->dispatch( $request ) ), $server, $request );
      return array( 'status' => $response->get_status(), 'body' => wp_json_encode( $server->response_to_data( $response, false ) ) );
    }, $args['requests'] );`,
    { login, root: `/${brand.restNamespace}`, requests },
  );
  return answers.map(({ status, body }) => ({ status, body: JSON.parse(body) as unknown }));
}
