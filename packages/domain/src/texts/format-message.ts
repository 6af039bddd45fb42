/** The names between braces in a text: `'{a} of {b}'` has `a` and `b`. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The parameters of a text; none when it has no placeholders. */
export type MessageArguments<Text extends string> = [Placeholder<Text>] extends [never]
  ? readonly []
  : readonly [params: Readonly<Record<Placeholder<Text>, string | number>>];

/**
 * Fills the placeholders of a text. For a client leaf that imports just the texts it shows; the compiler checks the
 * names when the text is a constant.
 */
export function formatMessage<const Text extends string>(text: Text, ...[params]: MessageArguments<Text>): string {
  return fill(text, params ?? {});
}

/**
 * Fills a text that is only known at run time.
 * @throws RangeError when a parameter is missing.
 */
export function fill(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) {
      throw new RangeError(`Expected a parameter "${name}" for the text "${text}".`);
    }
    return String(value);
  });
}
