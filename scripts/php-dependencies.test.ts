import { expect, test } from 'vitest';
import { findCycles, findDeadMethods, findOperationNames, findUpwardUses, listDependencies } from './php-dependencies.js';
import { readPhp } from './php-source.js';

const php = (file: string, body: string, uses = '') => {
  const [name = '', ...folders] = file.split('/').toReversed();
  const namespace = ['Kithouse', ...folders.toReversed()].join('\\');
  const code = `<?php\nnamespace ${namespace};\n${uses}\nfinal class ${name} {\n${body}\n}\n`;
  return readPhp(`plugin/src/${file}.php`, code);
};

test('finds classes that use each other, through imports, relative names and full names', () => {
  const sources = [
    php('A', 'public function a(): Plan\\B {}'),
    php('Plan/B', 'private C $c;', 'use Kithouse\\Site\\C;'),
    php('Site/C', 'public function c() { return \\Kithouse\\A::a(); }'),
    php('Plan/D', '/** @return B */ public function d() { $text = "new A()"; return new \\WP_Error(); }'),
  ];

  const graph = listDependencies(sources);

  expect(findCycles(graph)).toEqual([['A', 'Plan\\B', 'Site\\C']]);
  expect(graph.get('Plan\\D')).toEqual(new Set());
});

test('finds uses of a higher floor, and namespaces without a floor', () => {
  const sources = [
    php('Plan/A', 'private \\Kithouse\\Site\\B $b;'),
    php('Site/B', ''),
    php('Site/C', 'private A $a;', 'use Kithouse\\Plan\\A;'),
    php('Other/D', 'private \\Kithouse\\Site\\B $b;'),
    php('Plugin', 'private \\Kithouse\\Site\\B $b;'),
  ];

  expect(findUpwardUses(listDependencies(sources), ['root', 'Plan', 'Site'])).toEqual([
    'Plan\\A → Site\\B',
    'Other\\D → Site\\B',
  ]);
});

test('finds methods that nothing calls and no callback names', () => {
  const body = `
    public function __construct() { add_action( 'init', array( $this, 'hooked' ) ); self::called(); $state = 'dead'; }
    public function hooked() {}
    private static function called() {}
    public function dead() {}`;

  expect(
    findDeadMethods([
      php('A', body),
      php('B', '', 'use Walker;'),
      readPhp('B.php', '<?php class B extends Walker { function start() {} }'),
    ]),
  ).toEqual(['A::dead']);
});

test('finds names of operations outside their own files, in SQL too', () => {
  const sources = [
    php('Import/Operations/Term_Ensure', "const NAME = 'term.ensure';"),
    php('Plan/Runner', "if ( 'term.ensure' === $name ) {}"),
    php('Plan/Counts', `$sql = "WHERE op IN ('post.create')"; // 'term.ensure'`),
  ];

  expect(findOperationNames(sources, ['term.ensure', 'post.create', 'verify'], 'plugin/src/Import/Operations/')).toEqual([
    'Plan/Runner.php: term.ensure',
    'Plan/Counts.php: post.create',
  ]);
});

test('reads what follows HTML and a closing tag inside a text', () => {
  const { calls } = readPhp('a.php', `<?php $a = '?>'; one::first(); ?><b>$x->never()</b><?php $b->second(); // $c->third()`);

  expect(calls).toEqual(new Set(['first', 'second']));
});
