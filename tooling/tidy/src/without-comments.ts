/**
 * Replaces every comment by spaces and keeps the lines, so that a rule about code does not match a sentence about the
 * rule. Strings stay, because they hold SQL and colours. A regular expression with a quote or two slashes may be
 * misread, which the rules can live with.
 */
export function withoutComments(text: string): string {
  return text.replaceAll(tokens, (token) => (token.startsWith('/') ? token.replaceAll(/[^\n]/g, ' ') : token));
}

const tokens = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
