import type { PHPRequestHandler } from '@php-wasm/universal';

const marker = '--ANSWER--';

export type PhpScript = {
  /** Body of a function with `$args`; its result is returned as JSON. */
  code: string;
  args?: Record<string, unknown>;
  /** Runs before WordPress is loaded. */
  before?: string;
};

/** Runs PHP inside a loaded WordPress. Pass values as `args`, never inside the code. */
export async function runPhp(pool: PHPRequestHandler, { code, args = {}, before = '' }: PhpScript): Promise<unknown> {
  const { php, reap } = await pool.instanceManager.acquirePHPInstance();
  try {
    const { text, errors } = await php.run({
      code: toProgram(code, before),
      env: { PLAYGROUND_ARGS: JSON.stringify(args) },
    });
    return readAnswer(text, errors);
  } finally {
    reap();
  }
}

/** Parses the output of a `toProgram` program. Throws PHP's exceptions. */
export function readAnswer(text: string, errors: string): unknown {
  const start = text.lastIndexOf(marker);
  if (start < 0) {
    throw new Error(`PHP ended without an answer: ${text.slice(0, 2000)}${errors}`);
  }
  const { answer, error } = JSON.parse(text.slice(start + marker.length)) as { answer?: unknown; error?: string };
  if (error !== undefined) {
    throw new Error(`PHP: ${error}`);
  }
  return answer;
}

/** Acquires all instances, which starts missing ones, and loads WordPress in each. */
export async function warmUp(pool: PHPRequestHandler, instances: number) {
  const taken = await Promise.all(Array.from({ length: instances }, () => pool.instanceManager.acquirePHPInstance()));
  for (const { php, reap } of taken) {
    await php.run({ code: toProgram('rest_get_server(); return true;', '') });
    reap();
  }
}

/** Builds a program; `given` is the PHP expression of the JSON arguments. */
export function toProgram(code: string, before: string, load = '/wordpress/wp-load.php', given = "getenv( 'PLAYGROUND_ARGS' )") {
  return `<?php ob_start(); ${before}
    require_once '${load}';
    try {
      $answer = ( function ( $args ) { ${code}
      } )( json_decode( ${given}, true ) );
      $answer = json_encode( array( 'answer' => $answer ), JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION );
    } catch ( Throwable $error ) {
      $answer = json_encode( array( 'error' => (string) $error ), JSON_INVALID_UTF8_SUBSTITUTE );
    }
    ob_end_clean();
    echo '${marker}', $answer;`;
}
