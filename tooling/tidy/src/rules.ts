import type { Rule } from './finding.ts';
import type { Pages } from './pages.ts';
import { barrel } from './rules/barrel.ts';
import { citations } from './rules/citations.ts';
import { clock } from './rules/clock.ts';
import { commentProse } from './rules/comment-prose.ts';
import { crossAppImport } from './rules/cross-app-import.ts';
import { decisionWriter } from './rules/decision-writer.ts';
import { environment } from './rules/environment.ts';
import { featureOrder } from './rules/feature-order.ts';
import { fileLength } from './rules/file-length.ts';
import { leftOver } from './rules/left-over.ts';
import { ownLook } from './rules/own-look.ts';
import { ownRule } from './rules/own-rule.ts';
import { packageManifest } from './rules/package-manifest.ts';
import { queueInternals } from './rules/queue-internals.ts';
import { rawColour } from './rules/raw-colour.ts';
import { statusWriter } from './rules/status-writer.ts';
import { textInRule } from './rules/text-in-rule.ts';
import { tradeRooms } from './rules/trade-rooms.ts';
import { unwantedWords, words } from './rules/words.ts';

/** Facts of the repository that some rules need beside the file that they look at. */
export type Repository = {
  /** Every file, from the root. */
  readonly paths: ReadonlySet<string>;
  readonly pages: Pages;
  /** The text of docs/glossary.md. */
  readonly glossary: string;
};

/** All rules, for one repository. */
export function rulesOf({ paths, pages, glossary }: Repository): readonly Rule[] {
  return [
    barrel,
    citations(paths, pages),
    clock,
    commentProse,
    crossAppImport,
    decisionWriter,
    environment,
    featureOrder,
    fileLength,
    leftOver,
    ownLook,
    ownRule,
    packageManifest,
    queueInternals,
    rawColour,
    statusWriter,
    textInRule,
    tradeRooms,
    words(unwantedWords(glossary)),
  ];
}
