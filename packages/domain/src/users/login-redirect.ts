import { PATH_AFTER_LOGIN } from '../config/identity.ts';

type Parameter = readonly [name: string, value: string];

/** One leading slash, and nothing that a browser would fold into a second one (backslash, tab, new line). */
const LOCAL_PATH = /^\/(?![/\\])[^\\]*$/;

/**
 * Returns the path after login: the `redirect` parameter with the other parameters appended in their order, re-encoded
 * (specification, section 2). A missing `redirect`, or one that would leave the site, gives `/` with the others.
 */
export function loginRedirect(search: string): string {
  const parameters = parse(search.toWellFormed());
  const wanted = parameters.find(([name]) => name === 'redirect')?.[1] ?? PATH_AFTER_LOGIN;
  const target = isLocal(wanted) ? wanted.replaceAll(' ', '%20') : PATH_AFTER_LOGIN;
  const others = parameters.filter(([name]) => name !== 'redirect');
  if (others.length === 0) {
    return target;
  }
  const [path = '/', ...fragment] = target.split('#');
  const query = others.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  const hash = fragment.length === 0 ? '' : `#${fragment.join('#')}`;
  return `${path}${path.includes('?') ? '&' : '?'}${query}${hash}`;
}

function isLocal(path: string): boolean {
  return LOCAL_PATH.test(path) && ![...path].some(isControlOrSpace);
}

/** A plain space is one character of an address; any other blank is an attack. */
function isControlOrSpace(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x20 || code === 0x7f || (character !== ' ' && /\s/.test(character));
}

function parse(search: string): readonly Parameter[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [decode(name), decode(rest.join('='))];
    });
}

/** A malformed parameter stays unchanged. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
