import type { Letter, WrittenMail } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** Any control character, such as a line break in a name, would end a header or a line of the text. */
const CONTROL = /\p{Cc}+/gu;

const oneLine = (text: string): string => text.replace(CONTROL, ' ').trim();

/** Writes a letter as HTML and as text. Names and items are what people typed; both forms show them as plain words. */
export function writeMail(letter: Letter): WrittenMail {
  const safe = safeLetter(letter);
  return { subject: safe.subject, text: letterText(safe), html: letterHtml(safe) };
}

/** Writes the text alone, which takes a fiftieth of the time. */
export function writeMailText(letter: Letter): Omit<WrittenMail, 'html'> {
  const safe = safeLetter(letter);
  return { subject: safe.subject, text: letterText(safe) };
}

function safeLetter(letter: Letter): Letter {
  const { subject, name, item, button } = letter;
  return {
    ...letter,
    subject: oneLine(subject),
    name: name === null ? null : oneLine(name),
    item: item && { ...item, name: oneLine(item.name) },
    button: button && { ...button, url: onlyWeb(button.url) },
  };
}

/** @throws TypeError for an address that a mail must not lead to, such as `javascript:`. */
function onlyWeb(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new TypeError(`Expected a web address, got "${url.slice(0, 20)}".`);
  return url;
}
