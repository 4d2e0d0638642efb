<?php
/** Renders a block theme's page with a part between header and footer. */

defined( 'ABSPATH' ) || exit;

// Before the head, so that blocks can add styles to it.
$kithouse_html = Kithouse\Theme_Builder\Canvas::block_template();
?><!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>" />
	<?php wp_head(); ?>
</head>

<body <?php body_class(); ?>>
<?php wp_body_open(); ?>

<?php echo $kithouse_html; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of WordPress's own renderer. ?>

<?php wp_footer(); ?>
</body>
</html>
