import pino from 'pino';

/** The log of a process. Lines carry ids, never names, mails, numbers, tokens or bodies. */
export type Log = pino.Logger;

/**
 * Lines are written together, when a page is full or this time has passed: a write for each line was 6 % of the API's
 * time under load. A killed process loses the lines that wait; a process that ends by itself or by an error does not. A
 * warning is written at once with everything before it.
 */
const PAGE_BYTES = 4_096;
const WITHIN_MS = 100;
const WARNING = 40;

export type LogOptions = {
  readonly level: string;
  readonly process: 'http' | 'worker' | 'command';
  /** Standard output when left out. */
  readonly destination?: { readonly write: (line: string) => unknown; readonly flush: () => void } | undefined;
};

/** JSON lines on standard output. */
export function createLog(options: LogOptions): Log {
  const destination = options.destination ?? pino.destination({ minLength: PAGE_BYTES, sync: false });
  let isDue = false;
  const writeSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      destination.flush();
    }, WITHIN_MS).unref();
  };
  const settings: pino.LoggerOptions = {
    level: options.level,
    hooks: {
      logMethod(values, write, level) {
        write.apply(this, values);
        if (level >= WARNING) destination.flush();
        else writeSoon();
      },
    },
    base: { process: options.process },
    // The driver's errors may quote rows in `detail` and `where`: a person's data does not belong in a log.
    serializers: { err: errorLine },
    redact: { paths: ['*.authorization', '*.password', '*.token'], remove: true },
  };
  return pino(settings, destination);
}

function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause instanceof Error ? { cause: errorLine(error.cause) } : {};
  return {
    name: error.name,
    message: firstLine(error.message),
    ...(code && { code }),
    stack: framesOf(error),
    ...cause,
  };
}

/** drizzle puts the statement and its parameters into the message, from the second line on. */
function firstLine(message: string): string {
  return message.split('\n', 1).join('');
}

function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}
