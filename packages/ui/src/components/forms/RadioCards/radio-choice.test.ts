import { expect, test, vi } from 'vitest';
import { radioChoice } from './radio-choice.ts';

test('without onValueChange the browser keeps the choice', () => {
  expect(radioChoice({ name: 'lane', defaultValue: 'a' }, 'a')).toEqual({
    type: 'radio',
    name: 'lane',
    value: 'a',
    defaultChecked: true,
  });
  expect(radioChoice({ name: 'lane', defaultValue: 'a' }, 'b').defaultChecked).toBe(false);
});

test('with onValueChange the caller keeps the choice and hears each new one', () => {
  const heard = vi.fn<(value: string) => void>();
  const choice = radioChoice({ name: 'lane', value: 'a', onValueChange: heard }, 'b');
  expect(choice.checked).toBe(false);
  expect(choice).not.toHaveProperty('defaultChecked');
  Reflect.apply(choice.onChange ?? expect.fail, undefined, []);
  expect(heard).toHaveBeenCalledExactlyOnceWith('b');
});

test.each([
  { what: 'a button that was pressed before the page was hydrated', own: 'b', checked: true, heard: ['b'] },
  { what: 'the chosen button', own: 'a', checked: true, heard: [] },
  { what: 'a button that nobody pressed', own: 'b', checked: false, heard: [] },
])('with onValueChange, $what is told to the caller as $heard', ({ own, checked, heard }) => {
  const told: string[] = [];
  const { ref } = radioChoice({ name: 'lane', value: 'a', onValueChange: (value) => told.push(value) }, own);
  Reflect.apply(typeof ref === 'function' ? ref : expect.fail, undefined, [{ checked }]);
  expect(told).toEqual(heard);
});
