import { describe, expect, test } from 'vitest';
import { inlineScriptHashes } from './inline-script-hashes.ts';
import { installedInstructions, nextScripts } from './next-scripts.ts';

// printf "a()" | openssl dgst -sha256 -binary | base64
const hashOfA = 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';
const every = () => true;

test.each([
  ['a plain script', '<script>a()</script>', 1],
  ['one with attributes', '<script id="x" async>a()</script>', 1],
  ['one text twice', '<script>a()</script><p></p><script>a()</script>', 1],
  ['a file', '<script src="/a.js" async></script>', 0],
  ['a file after a script', '<script>a()</script><script async src="/a.js"></script>', 1],
  ['data for search engines', '<script type="application/ld+json">{}</script>', 0],
  ['no script', '<p>script</p>', 0],
])('%s', (_, html, count) => {
  expect(inlineScriptHashes(html, every).hashes).toHaveLength(count);
});

test('the hash is that of the exact text, with its line breaks', () => {
  expect(inlineScriptHashes('<script>a()</script>', every).hashes).toEqual([hashOfA]);
  expect(inlineScriptHashes('<script>\na()</script>', every).hashes).not.toEqual([hashOfA]);
});

test('security 14: a script that is not ours gets no hash, and is counted', () => {
  const html = '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>steal()</script>';
  expect(inlineScriptHashes(html, nextScripts(installedInstructions()))).toMatchObject({
    hashes: [expect.any(String)],
    refused: 1,
  });
});

const instructions = installedInstructions();
const isOurs = nextScripts(instructions);
const replace = instructions.find((text) => text.startsWith('$RB=')) ?? '';
const fail = instructions.find((text) => text.startsWith('$RX=')) ?? '';
const turbopack = (inner: string) => `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${inner});`;

describe('security 14: scripts that Next writes are known by their form', () => {
  test('the installed Next keeps the instructions of React', () => {
    expect(replace).toContain('$RC=function(');
    expect(fail).toContain('function(');
    expect(instructions.filter((text) => text.endsWith('("'))).toEqual([]);
    expect(instructions).toContain('requestAnimationFrame(function(){$RT=performance.now()});');
  });

  test.each([
    ['the first of all', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['data', String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:I[26100,[]]\u003c/script\u003e"])`],
    ['the end of data', 'self.__next_f.push([2,null])'],
    [
      'files',
      turbopack('{"otherChunks":["static/chunks/2-321nt-qh21m.js","static/chunks/a.js"],"runtimeModuleIds":[26100]}'),
    ],
    ['a paint', 'requestAnimationFrame(function(){$RT=performance.now()});'],
    ['an instruction with its first call', `${replace}$RC("B:1","S:1")`],
    ['a call', '$RC("B:1","S:1")'],
    ['a failure with its first call', `${fail};$RX("B:0","NEXT_HTTP_ERROR_FALLBACK;404")`],
    ['a call with a list', '$RR("B:1","S:1",[["/_next/static/a.css","next"]])'],
  ])('%s', (_, script) => {
    expect(isOurs(script)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['plain code', 'alert(1)'],
    ['code behind data', 'self.__next_f.push([1,"x"]);alert(1)'],
    ['code before data', 'alert(1);self.__next_f.push([1,"x"])'],
    ['code in data', 'self.__next_f.push([1,alert(1)])'],
    ['code that ends the text early', 'self.__next_f.push([1,"x"+alert(1)+"y"])'],
    ['a text over two lines', 'self.__next_f.push([1,"x\ny"])'],
    ['a text that JSON does not know', String.raw`self.__next_f.push([1,"\x41"])`],
    ['a template', ['self.__next_f.push([1,`$', '{alert(1)}`])'].join('')],
    ['another array', 'self.__other.push([1,"x"])'],
    ['a file of another folder', turbopack('{"otherChunks":["../evil.js"],"runtimeModuleIds":[1]}')],
    ['code among the files', turbopack('{"otherChunks":[alert(1)],"runtimeModuleIds":[1]}')],
    ['code for a number', turbopack('{"otherChunks":[],"runtimeModuleIds":[alert(1)]}')],
    ['code behind an instruction', `${replace}alert(1)`],
    ['code before an instruction', `alert(1);${replace}`],
    ['part of an instruction', replace.slice(0, 40)],
    ['an instruction of one’s own', '$RC=function(){alert(1)};$RC("B:1","S:1")'],
    ['a call with code', '$RC(alert(1))'],
    ['a call with code in a list', '$RC("B:1",[alert])'],
    ['a call of something else', 'alert("B:1")'],
    ['a comment that hides code', '$RC("B:1")//\nalert(1)'],
  ])('refused: %s', (_, script) => {
    expect(isOurs(script)).toBe(false);
  });
});
