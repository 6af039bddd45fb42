import { expect, test, vi } from 'vitest';
import { type Shared, sharePage } from './share-page.client.ts';

const page = { url: 'https://suki.test/certificate/crt_0000000001', title: 'Certificate' };

type Act = () => Promise<void>;

const done = (): Promise<void> => Promise.resolve();

const device = (share: Act | undefined, copy: Act = done) => {
  const writeText = vi.fn(copy);
  return { writeText, navigator: { clipboard: { writeText }, ...(share && { share }) } as unknown as Navigator };
};
const refuse = (name: string) => (): Promise<void> => Promise.reject(new DOMException('no', name));

const cases: readonly (readonly [string, Act | undefined, Shared, number])[] = [
  ['shares with the sheet of the device', done, 'shared', 0],
  ['does nothing more when somebody closes the sheet', refuse('AbortError'), 'shared', 0],
  ['copies the address where the sheet does not open', refuse('NotAllowedError'), 'copied', 1],
  ['copies the address where there is no sheet', undefined, 'copied', 1],
];

test.each(cases)('ux 28: the button %s', async (_what, share, expected, copies) => {
  const { navigator, writeText } = device(share);
  expect(await sharePage(page, navigator)).toBe(expected);
  expect(writeText).toHaveBeenCalledTimes(copies);
});

test('the button says so when the address could not be copied either', async () => {
  const { navigator } = device(undefined, refuse('NotAllowedError'));
  expect(await sharePage(page, navigator)).toBe('failed');
});
