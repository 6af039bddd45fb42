import { describe, expect, test } from 'vitest';
import { blockedPorts, highestPortBase, parsePortBase, ports } from './ports.ts';
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

describe('security 24: ports that browsers and fetch block', () => {
  test.each([
    { text: '6000', service: 'web', port: 6000, take: 6001 },
    { text: '5999', service: 'ops', port: 6000, take: 6001 },
    { text: '5000', service: 'api', port: 6000, take: 5001 },
    { text: '4900', service: 'sandbox', port: 6000, take: 4901 },
    { text: '6664', service: 'ops', port: 6665, take: 6670 },
    { text: '9080', service: 'api', port: 10080, take: 9081 },
    { text: '3981', service: 'authEmulator', port: 10080, take: 3982 },
    { text: '2994', service: 'storybook', port: 6000, take: 2995 },
  ])('the base $text is refused for $service on $port, and $take is offered', ({ text, service, port, take }) => {
    expect(() => parsePortBase(text)).toThrow(`puts ${service} on port ${port}, which browsers and fetch refuse`);
    expect(() => parsePortBase(text)).toThrow(`take ${take}.`);
    expect(parsePortBase(String(take))).toBe(take);
  });

  test.each([...blockedPorts])('fetch of this Node refuses port %s without a connection', async (port) => {
    const failure: unknown = await fetch(`http://127.0.0.1:${port}`).catch((error: unknown) => error);
    expect(failure instanceof Error && String(failure.cause)).toContain('bad port');
  });
});
