import { en, type Messages, type MessageTextId } from './en.ts';
import { fil } from './fil.ts';
import { fill, type MessageArguments } from './format-message.ts';
import type { Locale } from './locale.ts';

const texts: Readonly<Record<Locale, Readonly<Record<MessageTextId, string>>>> = { en, fil };

/**
 * Returns a text in a language; the compiler checks ids and parameters. It loads every text in both languages, so it is
 * for the server. A browser leaf imports one part, for instance `fieldsEn`, and `formatMessage`.
 */
export function message<Id extends MessageTextId>(
  locale: Locale,
  id: Id,
  ...[params]: MessageArguments<Messages[Id]>
): string {
  return fill(texts[locale][id], params ?? {});
}
