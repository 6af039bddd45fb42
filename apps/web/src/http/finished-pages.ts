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
/** Finished pages that are kept: with 15 KiB each they take 4 MiB. */
const KEPT_MAX = 250;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent. */
export type FinishedPage = {
  readonly packed: Buffer;
  /** The Content-Security-Policy that names its inline scripts. */
  readonly policy: string;
  /** How many of its inline scripts are not ours. */
  readonly refused: number;
  /** True for a page that says that there is no such thing. */
  readonly isUnknown: boolean;
};

export type FinishPage = (body: Buffer, encoding: Encoding, isPersonal?: boolean) => Promise<FinishedPage>;

async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
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
 * key is the hash of the whole page, so no page can get the policy of another. A page that holds data of a person (ADR
 * 0152) is never kept.
 */
export function pageFinisher(isOurs: (script: string) => boolean): FinishPage {
  const kept = new Map<string, Promise<FinishedPage>>();
  const finish = async (body: Buffer, encoding: Encoding): Promise<FinishedPage> => {
    const html = body.toString('utf8');
    const { hashes, refused } = inlineScriptHashes(html, isOurs);
    const policy = contentSecurityPolicy({ inlineScripts: hashes });
    return { policy, refused, isUnknown: isUnknownPage(html), packed: await compressed(body, encoding) };
  };
  return (body, encoding, isPersonal = false) => {
    if (isPersonal) return finish(body, encoding);
    const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`;
    const known = kept.get(key) ?? finish(body, encoding);
    // The page that was asked for last stands last; the first in the map is the one to go.
    kept.delete(key);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return known;
  };
}
