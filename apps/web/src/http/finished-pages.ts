import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { inlineScriptHashes } from './inline-script-hashes.ts';
import { isUnknownPage } from './unknown-page.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** Level 4 compresses within 6 % of the best level in a tenth of its time. */
const BROTLI_QUALITY = 4;
/** Pages that are kept: up to 180 KiB of text each, 26 MiB in all, most of which Next keeps as well. */
const KEPT_MAX = 150;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent. */
export type FinishedPage = {
  readonly packed: Buffer;
  /** Names this text of the page in `ETag`; weak, because it is the same for every encoding. */
  readonly tag: string;
  /** The Content-Security-Policy that names its inline scripts. */
  readonly policy: string;
  /** How many of its inline scripts are not ours. */
  readonly refused: number;
  /** True for a page that says that there is no such thing. */
  readonly isUnknown: boolean;
};

export type FinishPage = (html: string, encoding: Encoding, isPersonal?: boolean) => Promise<FinishedPage>;

async function compressed(html: string, encoding: Encoding): Promise<Buffer> {
  const body = Buffer.from(html);
  switch (encoding) {
    case 'br':
      return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    case 'gzip':
      return compressGzip(body);
    case 'identity':
      return body;
    default:
      return encoding satisfies never;
  }
}

/**
 * Makes a function that names the inline scripts of a page and compresses it. Public pages are the same for everybody
 * (ADR 0008), so a page that was finished before is taken from memory instead of being read and compressed again. The
 * key is the whole text, so no page can get the policy of another; Next hands on the string that it keeps, and finding
 * a string that was looked up before reads none of it. A page that holds data of a person (ADR 0152) is never kept.
 */
export function pageFinisher(isOurs: (script: string) => boolean): FinishPage {
  const kept = new Map<string, Map<Encoding, Promise<FinishedPage>>>();
  const finish = async (html: string, encoding: Encoding): Promise<FinishedPage> => {
    const { hashes, refused } = inlineScriptHashes(html, isOurs);
    const policy = contentSecurityPolicy({ inlineScripts: hashes });
    const tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
    return { policy, refused, isUnknown: isUnknownPage(html), packed: await compressed(html, encoding), tag };
  };
  return (html, encoding, isPersonal = false) => {
    if (isPersonal) return finish(html, encoding);
    const encodings = kept.get(html) ?? new Map<Encoding, Promise<FinishedPage>>();
    const known = encodings.get(encoding) ?? finish(html, encoding);
    encodings.set(encoding, known);
    known.catch(() => encodings.delete(encoding));
    // The page that was asked for last stands last; the first in the map is the one to go.
    kept.delete(html);
    kept.set(html, encodings);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return known;
  };
}
