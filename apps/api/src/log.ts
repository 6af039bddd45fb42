import pino from 'pino';

/** The log of a process. Lines carry ids, never names, mails, numbers, tokens or bodies. */
export type Log = pino.Logger;

/** JSON lines on standard output. */
export function createLog(options: { readonly level: string; readonly process: 'http' | 'worker' | 'command' }): Log {
  return pino({
    level: options.level,
    base: { process: options.process },
    // Errors of the driver may quote rows in `detail` and `where`: a person's data does not belong into a log.
    serializers: { err: errorLine },
    redact: { paths: ['*.authorization', '*.password', '*.token'], remove: true },
  });
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
