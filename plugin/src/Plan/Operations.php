<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Contract;
use Kithouse\Dependencies\Installer;

defined( 'ABSPATH' ) || exit;

/** What this site can be told to do. */
final class Operations {

	public function __construct( private Contract $contract, private Journal $journal ) {}

	/** Null for one of another version of the plugin, which the journal may still name. */
	public function find( string $name ): ?Operation {
		return match ( $name ) {
			'require'        => new Ops\Require_Site(),
			'plugin.ensure'  => new Ops\Plugin_Ensure( new Installer( $this->contract ), $this->journal ),
			'theme.ensure'   => new Ops\Theme_Ensure( new Installer( $this->contract ) ),
			'theme.activate' => new Ops\Theme_Activate( new Installer( $this->contract ) ),
			'media.fetch'    => new Ops\Media_Fetch( $this->journal ),
			'term.ensure'    => new Ops\Term_Ensure( $this->journal ),
			'post.create'    => new Ops\Post_Create(),
			'post.link'      => new Ops\Post_Link(),
			'menu.ensure'    => new Ops\Menu_Ensure( $this->journal ),
			'menu.fill'      => new Ops\Menu_Fill(),
			'form.create'    => new Ops\Form_Create(),
			'option.set'     => new Ops\Option_Set(),
			'kit.apply'      => new Ops\Kit_Apply(),
			'conditions.set' => new Ops\Conditions_Set(),
			'publish'        => new Ops\Publish(),
			'verify'         => new Ops\Verify(),
			default          => null,
		};
	}
}
