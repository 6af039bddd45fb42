import { Presets, SingleBar } from 'cli-progress';

export type ImportProgress = {
  readonly update: (state: { readonly rows: number; readonly share: number }) => void;
  /** Takes the bar away for a line of text, which the next update draws again. */
  readonly clear: () => void;
  readonly stop: () => void;
};

type Output = NodeJS.WriteStream;

const LINE_EVERY_MS = 2_000;

/** Shows how far an import is: a bar at a terminal, and a line every two seconds elsewhere. */
export function importProgress(output: Output, nowMs: () => number): ImportProgress {
  return output.isTTY ? bar(output) : lines(output, nowMs);
}

function bar(output: Output): ImportProgress {
  const single = new SingleBar(
    { stream: output, format: '  {bar} {percentage} % · {rows} rows', hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  );
  single.start(100, 0, { rows: 0 });
  return {
    update: ({ rows, share }) => single.update(Math.floor(share * 100), { rows: rows.toLocaleString('en') }),
    clear: () => void output.write('\r\u001b[K'),
    stop: () => single.stop(),
  };
}

function lines(output: Output, nowMs: () => number): ImportProgress {
  let toldAt = nowMs();
  return {
    update: ({ rows, share }) => {
      if (nowMs() - toldAt < LINE_EVERY_MS) return;
      toldAt = nowMs();
      output.write(`  ${Math.floor(share * 100)} % · ${rows.toLocaleString('en')} rows\n`);
    },
    clear: () => undefined,
    stop: () => undefined,
  };
}
