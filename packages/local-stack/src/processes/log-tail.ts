import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A log line is a few hundred bytes; this much always holds the lines that we show, however long the file has become. */
const tailBytes = 64 * 1024;

/** The last lines of a log without empty ones; an empty list when the file is missing or empty. */
export function logTail(file: string, lineCount: number): readonly string[] {
  return lastLines(readEnd(file), lineCount);
}

export function lastLines(text: string, lineCount: number): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(-lineCount);
}

function readEnd(file: string): string {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return '';
  }
  try {
    const size = fstatSync(descriptor).size;
    const buffer = Buffer.alloc(Math.min(size, tailBytes));
    readSync(descriptor, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString('utf8');
  } finally {
    closeSync(descriptor);
  }
}
