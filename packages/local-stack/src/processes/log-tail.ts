import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A log line has a few hundred bytes, so this holds the lines that we show, however long the file is. */
const tailBytes = 64 * 1024;

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
