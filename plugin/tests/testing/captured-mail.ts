import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './start-site.js';

export type CapturedMail = { to: string[]; reply_to: string[]; copies: string[]; from: string; subject: string; body: string };

/** Stores each mail that WordPress has built instead of handing it to a mail server. */
const code = `<?php
require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
$GLOBALS['phpmailer'] = new class( true ) extends PHPMailer\\PHPMailer\\PHPMailer {
	public function postSend() {
		$of   = fn( $rows ) => array_values( array_map( fn( $row ) => $row[0], $rows ) );
		$mail = array( 'to' => $of( $this->to ), 'reply_to' => $of( $this->ReplyTo ), 'copies' => $of( array_merge( $this->cc, $this->bcc ) ),
			'from' => $this->From, 'subject' => $this->Subject, 'body' => $this->Body );
		update_option( 'test_mails', array_merge( (array) get_option( 'test_mails', array() ), array( $mail ) ) );
		return true;
	}
};
// The playground drops all mails.
add_filter( 'pre_wp_mail', fn() => null, PHP_INT_MAX );
// A test site has no domain name, by which WordPress makes its own sender.
add_filter( 'wp_mail_from', fn( $from ) => is_email( $from ) ? $from : 'wordpress@site.test' );
`;

/** Makes this site capture its mails. */
export function captureMails(site: Pick<Site, 'site'>): void {
  const folder = path.join(site.site, 'wp-content/mu-plugins');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'test-mails.php'), code);
}

export const readMails = (site: Pick<Site, 'run'>) => site.run<CapturedMail[]>("return get_option( 'test_mails', array() );");
