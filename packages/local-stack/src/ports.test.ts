import { describe, expect, test } from 'vitest';
import { highestPortBase, parsePortBase, ports } from './ports.ts';
import { StackError } from './stack-error.ts';

describe('ports', () => {
  test('the default base gives the documented ports', () => {
    expect(ports(3000)).toEqual({
      web: 3000,
      ops: 3001,
      api: 4000,
      worker: 4001,
      sandbox: 4100,
      postgres: 5433,
      authEmulator: 9099,
      storybook: 6006,
    });
  });

  test('the highest base keeps every port below the ephemeral range', () => {
    expect(Math.max(...Object.values(ports(highestPortBase)))).toBe(32767);
  });

  test.each([1023, 0, -1, 3000.5, Number.NaN, highestPortBase + 1])(
    'refuses the base %s and names the variable',
    (base) => {
      expect(() => ports(base)).toThrow(StackError);
      expect(() => ports(base)).toThrow(/SUKI_PORT_BASE/);
    },
  );
});

describe('parsePortBase', () => {
  test.each([
    { text: undefined, base: 3000 },
    { text: '', base: 3000 },
    { text: ' 11000 ', base: 11000 },
    { text: '1024', base: 1024 },
    { text: String(highestPortBase), base: highestPortBase },
  ])('$text means $base', ({ text, base }) => {
    expect(parsePortBase(text)).toBe(base);
  });

  test.each(['abc', '3000x', '3e3', '-3000', '80', '99999', '3000.0', '0x1000'])(
    'refuses "%s" and repeats it in the message',
    (text) => {
      expect(() => parsePortBase(text)).toThrow(`it is "${text}"`);
    },
  );
});
