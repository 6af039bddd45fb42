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
