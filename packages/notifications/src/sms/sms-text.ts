import { SMS_PARTS_MAX } from '@suki/domain/config/sms';
import { type AboutItem, shortened } from '../about/about-item.ts';
import { gsmText, smsParts } from './gsm.ts';

/** A name is not cut below this: half a model names another one. */
const NAME_MIN = 16;

export type SmsInput = {
  readonly words: (it: string) => string;
  readonly item: AboutItem | null;
  readonly url: string;
};

/**
 * Returns the whole text message: sender, sentence, link. A long name is shortened until the message fits into
 * `SMS_PARTS_MAX` parts of the GSM alphabet; size and number always stay.
 */
export function smsText({ words, item, url }: SmsInput): string {
  const written = (name: string): string => gsmText(`Suki: ${words(name)} ${url}`);
  if (item === null) return written('your item');
  for (let max = item.name.length; max > NAME_MIN; max -= 1) {
    const text = written(namedShort(item, max));
    if (smsParts(text) <= SMS_PARTS_MAX) return text;
  }
  return written(namedShort(item, NAME_MIN));
}

/**
 * "Air Jordan 1 Retro High OG, US M 9 (SK-2061-1483L)": the size in its first system, because the dot before the second
 * is not in the GSM alphabet and letters are paid for.
 */
function namedShort({ name, size, orderNumber }: AboutItem, max: number): string {
  const named = `${shortened(name, max)}, ${size.split(' · ')[0]}`;
  return orderNumber === null ? named : `${named} (${orderNumber})`;
}
