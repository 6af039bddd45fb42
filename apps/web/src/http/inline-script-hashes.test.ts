import { expect, test } from 'vitest';
import { inlineScriptHashes } from './inline-script-hashes.ts';

// printf "a()" | openssl dgst -sha256 -binary | base64
const hashOfA = 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';

test.each([
  ['a plain script', '<script>a()</script>', 1],
  ['one with attributes', '<script id="x" async>a()</script>', 1],
  ['one text twice', '<script>a()</script><p></p><script>a()</script>', 1],
  ['a file', '<script src="/a.js" async></script>', 0],
  ['a file after a script', '<script>a()</script><script async src="/a.js"></script>', 1],
  ['no script', '<p>script</p>', 0],
])('%s', (_, html, count) => {
  expect(inlineScriptHashes(html)).toHaveLength(count);
});

test('the hash is that of the exact text, with its line breaks', () => {
  expect(inlineScriptHashes('<script>a()</script>')).toEqual([hashOfA]);
  expect(inlineScriptHashes('<script>\na()</script>')).not.toEqual([hashOfA]);
});
