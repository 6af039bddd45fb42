import { en, type Messages, type MessageTextId } from './en.ts';
import { fil } from './fil.ts';
import { fill, type MessageArguments } from './format-message.ts';
import type { Locale } from './locale.ts';

const texts: Readonly<Record<Locale, Readonly<Record<MessageTextId, string>>>> = { en, fil };

/**
 * A text in a language. Ids and parameters are checked by the compiler. Holds every text in both languages: for the
 * server; a browser leaf imports one part, for instance `fieldsEn`, and `formatMessage`.
 */
export function message<Id extends MessageTextId>(
  locale: Locale,
  id: Id,
  ...[params]: MessageArguments<Messages[Id]>
): string {
  return fill(texts[locale][id], params ?? {});
}
