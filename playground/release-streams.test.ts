import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadNodeRuntime } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';
import { expect, test } from 'vitest';
import { releaseStreams } from './src/release-streams.js';

test("keeps PHP's network access after any number of requests, each with its own output", async () => {
  const server = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1');
  const php = new PHP(await loadNodeRuntime('8.3', { emscriptenOptions: { processId: 90 } }));
  releaseStreams(php);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  const outputs: string[] = [];
  for (let served = 0; served < 520; served++) {
    const { text } = await php.run({ code: '<?php echo getenv( "N" );', env: { N: String(served) } });
    outputs.push(text);
  }
  const reached = await php.run({
    code: `<?php
      $call = curl_init( getenv( 'URL' ) );
      curl_setopt_array( $call, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 5 ) );
      echo curl_exec( $call );`,
    env: { URL: url },
  });

  expect(outputs).toEqual(Array.from({ length: 520 }, (_, served) => String(served)));
  expect(reached.text).toBe('here');
  php.exit();
  server.close();
});
