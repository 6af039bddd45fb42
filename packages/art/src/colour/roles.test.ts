import { describe, expect, test } from 'vitest';
import { lightness } from './colour-maths.ts';
import { colourOfName } from './colour-of-name.ts';
import { parseColourway } from './parse-colourway.ts';
import { rolesOf } from './roles.ts';

describe('colourOfName', () => {
  test.each([
    ['University Blue', '#8dbde4', 'a name of the table'],
    ['Deep University Red', '#851c25', 'modifiers before a known name'],
    ['Mystic Jade', '#5ab49e', 'a hue word with a modifier'],
  ])('%s is %s: %s', (name, colour) => {
    expect(colourOfName(name)).toBe(colour);
  });

  test('gives a name without a known word a muted colour, always the same', () => {
    expect(colourOfName('Zyon')).toMatch(/^#[0-9a-f]{6}$/);
    expect(colourOfName('Zyon')).toBe(colourOfName('Zyon'));
  });
});

describe('parseColourway', () => {
  test.each([
    ['Black/Gym Red-White', 3, false],
    ['Bone/Bone/Bone', 1, true],
    ['White/White', 1, true],
    ['Triple Black', 1, true],
    ['White/Glow-In-The-Dark', 2, false],
    ['', 1, false],
  ])('%s: %i colours, mono %s', (colourway, count, isMono) => {
    const parsed = parseColourway(colourway);
    expect(parsed.colours).toHaveLength(count);
    expect(parsed.isMono).toBe(isMono);
  });

  test('keeps gum for the sole', () => {
    expect(parseColourway('Cloud White/Core Black/Gum').gum).toBe(colourOfName('Gum'));
    expect(parseColourway('Cloud White/Core Black/Gum').colours).not.toContain(colourOfName('Gum'));
  });
});

describe('rolesOf', () => {
  const roles = (name: string, colourway: string) => rolesOf({ name, colourway, seed: 'X', blocking: 'court' });

  test.each([
    [
      'Dunk Low Panda',
      'White/Black-White',
      { base: 'White', toe: 'White', mudguard: 'Black', side: 'Black', out: 'Black' },
    ],
    [
      'Jordan 1 High Bred',
      'Black/Varsity Red-White',
      { base: 'Varsity Red', mudguard: 'Black', eyestay: 'Black', strap: 'Varsity Red' },
    ],
    [
      'Jordan 1 Chicago',
      'White/Varsity Red-Black',
      { base: 'White', mudguard: 'Varsity Red', side: 'Black', collar: 'Black' },
    ],
    ['Jordan 1 Mid Chicago Black Toe', 'Black/Gym Red-White', { toe: 'White', mudguard: 'Black', heel: 'Gym Red' }],
  ])('%s has the blocking that its nickname means', (name, colourway, parts) => {
    for (const [part, colour] of Object.entries(parts)) {
      expect(roles(name, colourway)[part as keyof typeof parts], part).toBe(colourOfName(colour));
    }
  });

  test('puts the pale colour under the strong one on a court shoe without a nickname', () => {
    const { base, over } = roles('Low', 'Pine Green/White');
    expect([base, over]).toEqual([colourOfName('White'), colourOfName('Pine Green')]);
  });

  test.each(['White/White', 'Triple Black', 'Bone/Bone/Bone'])(
    '%s keeps a step of light between body and overlays',
    (colourway) => {
      const { base, over, accent } = roles('Mono', colourway);
      const steps = [base, over, accent].map(lightness);
      expect(Math.max(...steps) - Math.min(...steps)).toBeGreaterThan(0.02);
    },
  );
});
