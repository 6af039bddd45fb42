import type { FastifyInstance } from 'fastify';

/** The escapes of a JSON text. Two backslashes are one backslash of the text and begin nothing: they are left out. */
const escapesOf = (json: string): string => json.replaceAll('\\\\', '');

/**
 * PostgreSQL stores no text with U+0000, which JSON can only write as an escape (a raw one is invalid). Such a body is
 * refused here: further on it would be an error of ours.
 */
const hasNul = (body: string): boolean => body.includes('\\u0000') && escapesOf(body).includes('\\u0000');

/** Half of a surrogate pair, as JSON may write it. JSON.stringify escapes only halves without a partner. */
const HALF = /\\ud[89a-f]/i;

/**
 * PostgreSQL refuses half a character (a lone surrogate) too, and so does every other service. `stringify` escapes only
 * halves: whole characters are written out.
 */
const hasHalf = (body: string, value: unknown): boolean =>
  body.includes('\\u') && HALF.test(escapesOf(body)) && HALF.test(escapesOf(JSON.stringify(value)));

/** Nothing of ours is nested ten deep. Code that walks through a value goes one call deeper with each level. */
const DEPTH_MAX = 100;

/** Returns true when brackets are nested deeper than `DEPTH_MAX`. A short body has too few brackets and is not read. */
function isTooDeep(body: string): boolean {
  if (body.length <= 2 * DEPTH_MAX) return false;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > DEPTH_MAX) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}

const refused = (what: string) => Object.assign(new Error(what), { statusCode: 400 });

/** Some clients always send `content-type: application/json`, also on calls without a body. That is not an error. */
export function emptyBodiesAreNothing(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, raw, done) => {
    const body = raw.toString();
    if (body === '') done(null, undefined);
    else if (hasNul(body)) done(refused('A NUL in the body.'), undefined);
    else if (isTooDeep(body)) done(refused('A body that is nested too deeply.'), undefined);
    else {
      parse(request, body, (error, value) => {
        if (error === null && hasHalf(body, value)) done(refused('Half a character in the body.'), undefined);
        else done(error, value);
      });
    }
  });
}
