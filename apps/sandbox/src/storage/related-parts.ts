export type RelatedParts = { metadata: string; contentType: string; bytes: Buffer };

const HEAD_END = '\r\n\r\n';

/**
 * Reads a body of `multipart/related` with two parts, metadata and content; undefined when it is not of that form.
 */
export function relatedParts(contentType: string, body: unknown): RelatedParts | undefined {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined || !Buffer.isBuffer(body)) return undefined;
  const first = body.indexOf(`--${boundary}`);
  const second = body.indexOf(`\r\n--${boundary}`, first + 1);
  const end = body.lastIndexOf(`\r\n--${boundary}--`);
  if (first === -1 || second === -1 || end <= second) return undefined;
  const metadata = partOf(body.subarray(first, second));
  const content = partOf(body.subarray(second + 2, end));
  if (metadata === undefined || content === undefined) return undefined;
  const type = /^content-type:(.*)$/im.exec(content.head)?.[1]?.trim() || 'application/octet-stream';
  return { metadata: metadata.bytes.toString('utf8'), contentType: type, bytes: content.bytes };
}

function partOf(part: Buffer): { head: string; bytes: Buffer } | undefined {
  const headEnd = part.indexOf(HEAD_END);
  return headEnd === -1
    ? undefined
    : { head: part.subarray(0, headEnd).toString('latin1'), bytes: part.subarray(headEnd + HEAD_END.length) };
}
