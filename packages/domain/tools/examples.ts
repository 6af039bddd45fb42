import { readFileSync } from 'node:fs';

/** One example of `packages/domain/docs/examples.md`. */
export type Example = {
  /** The folder of `src` that the example shows. */
  readonly folder: string;
  /** The code on the page. */
  readonly code: string;
};

/** Every example of the page, in its order. */
export function readExamples(): readonly Example[] {
  const page = readFileSync(new URL('../docs/examples.md', import.meta.url), 'utf8');
  return page.split(/^## /m).flatMap((section) => {
    const [, folder] = /^(\S+)\n/.exec(section) ?? [];
    const [, code] = /^```ts\n([\s\S]*?)^```$/m.exec(section) ?? [];
    return folder === undefined || code === undefined ? [] : [{ folder, code }];
  });
}

/** Counts the lines of an example that promise a result: `… // → value` or `… // throws Error`. */
export function promisesOf(code: string): number {
  return code.split('\n').filter((line) => promise.test(line)).length;
}

/** The example as a program that fails where a line does not keep its promise. */
export function asProgram(code: string): string {
  const lines = code.split('\n').map((line) => {
    const { expression, value, error } = promise.exec(line)?.groups ?? {};
    if (expression === undefined) return line;
    if (error !== undefined) return `assert.throws(() => ${expression}, ${error});`;
    return `assert.deepEqual(${expression}, ${value}, ${JSON.stringify(`${expression} is not ${value}`)});`;
  });
  return ["import assert from 'node:assert/strict';", ...lines].join('\n');
}

const promise = /^(?<expression>\S.*); \/\/ (?:→ (?<value>.+)|throws (?<error>\w+))$/;
