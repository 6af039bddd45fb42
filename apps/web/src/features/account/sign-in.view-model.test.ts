import { expect, test } from 'vitest';
import { checkSignIn } from './sign-in.view-model.ts';

const good = { name: 'Bea Santos', email: 'bea@suki.test', password: 'suki-demo-2026' };

test.each([
  ['signIn', good, []],
  ['signIn', { ...good, name: '' }, []],
  ['signIn', { ...good, password: 'short' }, []],
  ['signIn', { ...good, password: '' }, ['password']],
  ['signIn', { ...good, email: 'bea' }, ['email']],
  ['register', good, []],
  ['register', { ...good, name: 'Be' }, ['name']],
  ['register', { ...good, name: 'Bea <b>' }, ['name']],
  ['register', { ...good, password: '1234567' }, ['password']],
  ['register', { ...good, password: '12345678' }, []],
  ['register', { ...good, password: 'x'.repeat(51) }, ['password']],
  ['register', { name: '', email: '', password: '' }, ['name', 'email', 'password']],
] as const)('%s with %o refuses %j', (mode, fields, refused) => {
  const result = checkSignIn(mode, fields);
  expect(result.ok ? [] : Object.keys(result.errors)).toEqual(refused);
});

test('the typed entries are cleaned', () => {
  const result = checkSignIn('register', { ...good, email: ' bea@SUKI.test ', name: ' Bea  Santos ' });
  expect(result).toEqual({ ok: true, values: good });
});
