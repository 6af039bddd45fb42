/**
 * The text with every comment replaced by spaces, line for line, so that a rule about code does not stumble over a sentence about it. Strings
 * are kept: they hold SQL and colours. A regular expression that contains a quote or two slashes may be misread; the rules can live with that.
 */
export function withoutComments(text: string): string {
  return text.replaceAll(tokens, (token) => (token.startsWith('/') ? token.replaceAll(/[^\n]/g, ' ') : token));
}

const tokens = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
