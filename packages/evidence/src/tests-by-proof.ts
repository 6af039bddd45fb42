import type { ProvingTest } from './evidence-files.ts';
import type { Proof } from './proof.ts';

/** Groups tests by the name of the answer, row or sentence that they prove, in their order. */
export function testsByProof(
  tests: readonly ProvingTest[],
  kind: Proof['kind'],
): ReadonlyMap<string, readonly ProvingTest[]> {
  const found = new Map<string, ProvingTest[]>();
  for (const test of tests) {
    const names = new Set(test.proofs.filter((proof) => proof.kind === kind).map(({ name }) => name));
    for (const name of names) found.set(name, [...(found.get(name) ?? []), test]);
  }
  return found;
}

/** Returns a cell of a table in docs/generated: linked titles of tests, at most two for each file. */
export function testsCell(tests: readonly ProvingTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))];
  return files
    .map((file) => {
      const titles = tests
        .filter((test) => test.file === file)
        .map(({ title }) => `[${cellText(title)}](../../${file})`);
      return [...titles.slice(0, 2), ...(titles.length > 2 ? ['and more'] : [])].join('<br>');
    })
    .join('<br>');
}

/** Escapes a text for a cell of a table. */
export function cellText(text: string): string {
  return text.replaceAll(/[|[\]*<]/g, (mark) => `\\${mark}`);
}
