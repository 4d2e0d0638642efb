/**
 * Describes a fault by rules of the WordPress plugin directory that need no PHP_CodeSniffer, so that every test run checks them.
 */
export type Fault = { line: number; rule: string };

const unsafeFunctions = `
  base64_decode base64_encode chgrp chmod chown create_function curl_exec curl_init curl_multi_init curl_setopt curl_setopt_array date dl
  error_log error_reporting eval exec extract fopen fputs fsockopen fwrite ini_alter ini_set is_writable json_encode mkdir move_uploaded_file
  mt_rand parse_url passthru popen print_r proc_open rand readfile rename rmdir serialize set_error_handler set_time_limit shell_exec
  str_rot13 strip_tags system touch unlink unserialize var_dump var_export
`
  .trim()
  .split(/\s+/);

/** Matches text in single quotes, or in double quotes with no variable but `$wpdb->table`. */
const literal = String.raw`(?:'(?:\\.|[^'\\])*'|"(?:\\.|\$wpdb->\w+|[^"\\$])*")`;

const rules: { rule: string; pattern: RegExp }[] = [
  {
    rule: 'prepare SQL where it runs',
    pattern: new RegExp(
      String.raw`\$wpdb->(?:query|get_var|get_row|get_col|get_results)\((?!\s*(?:\$wpdb->prepare\(|${literal}\s*[,)]))`,
    ),
  },
  {
    rule: 'write SQL as a literal',
    pattern: new RegExp(String.raw`\$wpdb->prepare\((?!\s*(?://[^\n]*\n\s*)?${literal}\s*[,.)])`),
  },
  {
    rule: 'escape what an exception says',
    pattern: new RegExp(String.raw`\bthrow (?:new \w+|self::\w+|\$this->\w+)\((?!\s*(?:\)|${literal}|esc_html|\(int\)))`),
  },
  {
    rule: 'use the function of WordPress',
    pattern: new RegExp(String.raw`(?<![\w>:\\$]|function )(?:${unsafeFunctions.join('|')})\(`),
  },
  { rule: 'name the rule and the reason', pattern: /phpcs:(?:ignore|disable)(?! [A-Z][\w.]+(?:, ?[A-Z][\w.]+)* -- \S)/ },
  {
    rule: 'explain placeholders to translators',
    pattern: /\b(?:__|_x|_n|_nx|esc_html__|esc_attr__)\(\s*(['"])(?:(?!\1).)*%(?:\d\$)?[sd]/,
  },
];

/** Finds faults of a PHP file. Skips lines that name a PHP_CodeSniffer rule with a reason. */
export function findPhpFaults(code: string): Fault[] {
  const lines = code.split('\n');
  return rules.flatMap(({ rule, pattern }) =>
    [...code.matchAll(new RegExp(pattern, 'g'))].flatMap(({ index }) => {
      const line = code.slice(0, index).split('\n').length;
      return isAllowed(rule, lines, line) ? [] : [{ line, rule }];
    }),
  );
}

function isAllowed(rule: string, lines: string[], line: number): boolean {
  const [above = '', own = ''] = [lines[line - 2], lines[line - 1]];
  if (rule === 'name the rule and the reason') {
    return false;
  }
  if (rule === 'explain placeholders to translators') {
    return `${above}${own}`.includes('translators:');
  }
  return /^\s*(?:\*|\/\/|\/\*)/.test(own) || own.includes('phpcs:ignore') || /^\s*\/\/ phpcs:ignore/.test(above);
}
