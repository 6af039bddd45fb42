import { failureWords, moneyTexts } from './money.texts.ts';

const has = (code: string): code is keyof typeof failureWords => Object.hasOwn(failureWords, code);

/** The gateway's reason in words: its codes are for developers. */
export function failureText(code: string): string {
  return has(code) ? failureWords[code] : moneyTexts.unknownFailure;
}
