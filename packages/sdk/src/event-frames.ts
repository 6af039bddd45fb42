export type Frame = { readonly event: string; readonly data: string };

/** Splits a stream of server-sent events into its frames; comments (heartbeats) give none. */
export function frameReader(): (chunk: string) => readonly Frame[] {
  let rest = '';
  return (chunk) => {
    const texts = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n');
    rest = texts.pop() ?? '';
    return texts.map(frameOf).filter(({ data }) => data !== '');
  };
}

function frameOf(text: string): Frame {
  const lines = text.split('\n');
  const valuesOf = (name: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trimStart());
  return { event: valuesOf('event')[0] ?? 'message', data: valuesOf('data').join('\n') };
}
