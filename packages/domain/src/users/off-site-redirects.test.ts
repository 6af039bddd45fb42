import { expect, test } from 'vitest';
import { loginRedirect } from './login-redirect.ts';

const SHOP = 'https://suki.ph';

/** Beginnings that a browser, proxy or parser has taken for another host, and hosts in the ways one can write them. */
const beginnings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  '/%5C',
  '/%2F',
  '%2F%2F',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/ /',
  '/.//',
  '/..//',
  '/;//',
  '/?//',
  'https:',
  'https:/',
  'https://',
  'https:\\\\',
  'HTTPS://',
  'http://',
  '//\t',
  '/\u00a0/',
  '/\u2028/',
  '/\u3000/',
  '\u0000//',
  '/\u0000/',
  '/\u200b/',
  '/%09/',
  '/%0A/',
  '/%0d%0a/',
  '@',
  '/@',
  'javascript:',
  'JaVaScRiPt:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file://',
  'ftp://',
  'mailto:',
  'wss://',
  '////\\',
  '/\u2044/',
  '/\uff0f/',
] as const;
const hosts = [
  'evil.example',
  'evil.example/',
  'evil.example/orders',
  'suki.ph@evil.example',
  'evil.example?x=suki.ph',
  'evil.example#suki.ph',
  'suki.ph.evil.example',
  '2130706433',
  '[::1]',
  'evil\u3002example',
] as const;
const tricks = beginnings.flatMap((beginning) => hosts.map((host) => beginning + host));
const encodings = [(text: string) => encodeURIComponent(text), (text: string) => text.replaceAll('&', '%26')] as const;

test(`S11: none of ${tricks.length} tricks in the redirect of a login leaves the shop`, () => {
  expect(tricks.length).toBeGreaterThanOrEqual(500);
  const left = tricks.flatMap((trick) =>
    encodings.flatMap((encode) => {
      const target = loginRedirect(`?redirect=${encode(trick.toWellFormed())}`);
      return new URL(target, SHOP).origin === SHOP && target.startsWith('/') ? [] : [trick];
    }),
  );
  expect(left).toEqual([]);
});
