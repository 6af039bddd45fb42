import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { bookLogReport } from '@suki/domain/book/book-log-report';

/*
 * `verify-book FILE`, or `verify-book -` for standard input. Anybody can replay the log of a book without the platform
 * (ADR 0041).
 */

const [path, ...rest] = process.argv.slice(2);

async function logText(from: string): Promise<string> {
  // A path is relative to the folder where the person typed the command; pnpm runs the command in the repository's
  // folder.
  return from === '-' ? text(process.stdin) : readFile(resolve(process.env.INIT_CWD ?? '.', from), 'utf8');
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

if (path === undefined || rest.length > 0) {
  fail('Expected one file, or - for what is piped in: verify-book FILE');
} else {
  try {
    const report = bookLogReport(await logText(path), (line) => createHash('sha256').update(line).digest('hex'));
    process.stdout.write(report.text);
    process.exitCode = report.isSound ? 0 : 1;
  } catch (error) {
    fail(`Could not read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
