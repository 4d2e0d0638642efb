import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';

/** Returns another front page than the stored one until the request ends, like multilingual plugins. */
const filter = `<?php
$GLOBALS['test_answer'] = get_option( 'test_answer' );
add_filter( 'option_page_on_front', fn( $page ) => $GLOBALS['test_answer'] ?: $page );`;

let plan: PlanSite;
let file: string;
beforeAll(async () => {
  plan = await startPlanSite();
  file = path.join(plan.site.site, 'wp-content/mu-plugins/filter-front.php');
  writeFileSync(file, filter);
});
afterAll(async () => {
  rmSync(file, { force: true });
  await plan?.close();
});
beforeEach(() => plan.restore());

const ops = [
  { ...require, args: { ...require.args, capabilities: ['edit_pages', 'publish_pages', 'manage_options'] } },
  op('home', 'post.create', {
    document: { ...blocks('Bread'), key: 'home', slug: 'home' } as never,
    as: 'page',
    title: 'Home',
    terms: [],
  }),
  op('publish', 'publish', { posts: ['home'] }, 'finalize'),
  op('front', 'option.set', { name: 'page_on_front', post: 'home' }, 'finalize'),
];
const readFront = () =>
  plan.site.run<string>(
    `global $wpdb; return $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'page_on_front'" );`,
  );
const answer = (page: number) => plan.site.run(`return update_option( 'test_answer', $args['page'] );`, { page });

test('restores the stored front page on undo when a filter answers another one', async () => {
  const [front, translated] = await plan.site.run<[number, number]>(
    `$make = fn( $title ) => wp_insert_post( array( 'post_type' => 'page', 'post_title' => $title, 'post_status' => 'publish' ) );
    $pages = array( $make( 'Front' ), $make( 'Startseite' ) );
    update_option( 'show_on_front', 'page' );
    update_option( 'page_on_front', $pages[0] );
    return $pages;`,
  );
  await answer(translated);
  const { import_id, post_id } = await plan.carryOut(ops);
  const during = await readFront();
  await answer(front);

  const { kept } = await plan.undo(import_id);

  expect(Number(during)).toBe(post_id);
  expect(kept).toEqual([]);
  expect(Number(await readFront())).toBe(front);
});
