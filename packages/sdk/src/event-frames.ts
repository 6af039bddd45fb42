/** Splits a stream of server-sent events into the data of each event; comments (heartbeats) give an empty list. */
export function frameReader(): (chunk: string) => readonly string[] {
  let rest = '';
  return (chunk) => {
    const frames = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n');
    rest = frames.pop() ?? '';
    return frames.map(dataOf).filter((data) => data !== '');
  };
}

function dataOf(frame: string): string {
  return frame
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
}
