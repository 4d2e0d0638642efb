import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findPhpFaults } from './php-rules.js';
import { listFiles } from './stamp.js';

const files = ['src', 'kithouse.php', 'uninstall.php']
  .flatMap((name) => listFiles(path.join('plugin', name)))
  .filter((name) => name.endsWith('.php'));

test('finds no fault that the plugin directory refuses', () => {
  const faults = files.flatMap((file) =>
    findPhpFaults(readFileSync(file, 'utf8')).map(({ line, rule }) => `${file}:${line}: ${rule}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test.each([
  ['prepare SQL where it runs', '$wpdb->get_var( $sql );'],
  ['prepare SQL where it runs', '$wpdb->query( "DELETE FROM $table" );'],
  ['write SQL as a literal', '$wpdb->get_col( $wpdb->prepare( $sql, 1 ) );'],
  ['write SQL as a literal', '$wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE ID IN ($in)", 1 ) );'],
  ['escape what an exception says', 'throw new Failed( $text );'],
  ['escape what an exception says', 'throw self::unknown( $name );'],
  ['use the function of WordPress', 'chmod( $path, 0644 );'],
  ['use the function of WordPress', '$json = json_encode( $data );'],
  ['name the rule and the reason', '$a == $b; // phpcs:ignore'],
  ['name the rule and the reason', '$a == $b; // phpcs:ignore Universal.Operators'],
  ['explain placeholders to translators', "$text = __( '%s is missing.', 'kithouse' );"],
])('reports to %s in: %s', (rule, code) => {
  expect(findPhpFaults(`<?php\n${code}\n`)).toEqual([{ line: 2, rule }]);
});

test.each([
  ['a prepared query', '$wpdb->get_var( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE ID = %d", $id ) );'],
  ['a list', "$wpdb->prepare(\n'SELECT 1 FROM %i WHERE a IN (' . implode( ',', $places ) . ')',\n$all );"],
  ['a query without values', "$wpdb->query( 'COMMIT' );"],
  ['an exception in a variable', '$failure = new Failed( $text );\nthrow $failure;'],
  ['an exception without a placeholder', "throw new RuntimeException( 'The file is gone.' );\nthrow new Stopped();"],
  ['a method with the same name', '$disk->chmod( $path );\nSite::date( 1 );\npublic function date( $x ) {}'],
  ['a rule with a reason', 'curl_setopt( $handle, 1, 2 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- No other way.'],
  ['a comment for translators', "/* translators: %s: a name */\n$text = __( '%s is missing.', 'kithouse' );"],
])('accepts %s', (_, code) => {
  expect(findPhpFaults(`<?php\n${code}\n`)).toEqual([]);
});
