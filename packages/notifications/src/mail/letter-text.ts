import { sizeAndNumber } from '../about/about-item.ts';
import type { Letter } from './letter.ts';
import { mailTexts } from './mail.texts.ts';

/** The text of a letter, for programs that show no HTML. It has the same words in the same order. */
export function letterText({ subject, heading, name, item, paragraphs, button, postscript, reason }: Letter): string {
  const blocks: readonly (readonly string[])[] = [
    [mailTexts.greeting(name)],
    [heading ?? subject],
    ...(item ? [[item.name, sizeAndNumber(item)]] : []),
    ...paragraphs.map((paragraph) => [paragraph]),
    ...(button === undefined ? [] : [[`${button.text}:`, button.url]]),
    ...(postscript === undefined ? [] : [[postscript]]),
    [mailTexts.signature],
    // Two hyphens and a space end a mail; programs show the rest small.
    ['-- ', mailTexts.reason(reason), mailTexts.help],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
