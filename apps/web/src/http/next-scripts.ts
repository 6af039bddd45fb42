import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The files of Next that write pages; which of them runs depends on its settings. */
const RUNTIMES = ['app-page-turbo.runtime.prod.js', 'app-page-turbo-experimental.runtime.prod.js'] as const;

const STRING = String.raw`"(?:[^"\\\n\r]|\\.)*"`;
const CHUNK = String.raw`"static/chunks/[\w.~-]+\.js"`;
const list = (one: string) => `(?:${one}(?:,${one})*)?`;

/** Data for React, as one string: a call with nothing but a number and a text in it. */
const data = new RegExp(String.raw`^self\.__next_f\.push\(\[\d+(?:,(${STRING}|null))?\]\)$`);
/** The files that a page begins with, by their names in the build. */
const chunks = new RegExp(
  String.raw`^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[${list(CHUNK)}\],"runtimeModuleIds":\[${list(String.raw`\d+`)}\]\}\);$`,
);
/** A call of one of React's instructions; its arguments are data. */
const call = /^;?\$R[A-Z]\(([^()]*)\);?/;

const constants: readonly string[] = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  `document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`,
];

/** The literals of a file of Next that hold an instruction for the browser, as the browser gets them. */
function instructionsIn(text: string): readonly string[] {
  const literals = text.matchAll(
    /\(("|')((?:\$R[A-Z]=|requestAnimationFrame\(function|addEventListener\()(?:(?!\1)[^\\]|\\.)*)\1\)/g,
  );
  return [...literals].map(([, , literal = '']) =>
    literal.replaceAll(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped)),
  );
}

/**
 * Reads React's instructions from the installed Next, so an update needs no change here.
 * @throws Error when Next keeps them elsewhere: without them no page would work, and the start must say so.
 */
export function installedInstructions(): readonly string[] {
  const next = dirname(createRequire(import.meta.url).resolve('next/package.json'));
  const files = RUNTIMES.map((name) => join(next, 'dist/compiled/next-server', name)).filter((file) =>
    existsSync(file),
  );
  const found = [...new Set(files.flatMap((file) => instructionsIn(readFileSync(file, 'utf8'))))];
  if (found.length === 0)
    throw new Error('Expected Next to keep the instructions of React where they were. See ADR 0096.');
  // The longest first: one may begin with another.
  return found.sort((one, other) => other.length - one.length);
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** True when nothing is left of a script after known instructions and calls of them with data. */
function isInstruction(script: string, instructions: readonly string[]): boolean {
  let rest = script;
  while (rest !== '') {
    const known = instructions.find((text) => rest.startsWith(text));
    const [whole = '', given = ''] = call.exec(rest) ?? [];
    if (known !== undefined) rest = rest.slice(known.length);
    else if (whole !== '' && isJson(`[${given}]`)) rest = rest.slice(whole.length);
    else return false;
  }
  return script !== '';
}

/**
 * Makes a test for inline scripts that Next itself writes: data for React, names of files of the build, and React's
 * instructions. Each is recognised as a whole, and nothing that it carries is code (ADR 0096).
 */
export function nextScripts(instructions: readonly string[]): (script: string) => boolean {
  return (script) => {
    if (constants.includes(script) || chunks.test(script)) return true;
    const [, carried] = data.exec(script) ?? [undefined, undefined];
    return carried === undefined
      ? /^self\.__next_f\.push\(\[\d+\]\)$/.test(script) || isInstruction(script, instructions)
      : isJson(carried);
  };
}
