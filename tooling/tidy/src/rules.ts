import type { Rule } from './finding.ts';
import { barrel } from './rules/barrel.ts';
import { clock } from './rules/clock.ts';
import { crossAppImport } from './rules/cross-app-import.ts';
import { environment } from './rules/environment.ts';
import { featureOrder } from './rules/feature-order.ts';
import { fileLength } from './rules/file-length.ts';
import { leftOver } from './rules/left-over.ts';
import { ownLook } from './rules/own-look.ts';
import { ownRule } from './rules/own-rule.ts';
import { packageManifest } from './rules/package-manifest.ts';
import { rawColour } from './rules/raw-colour.ts';
import { statusWriter } from './rules/status-writer.ts';
import { textInRule } from './rules/text-in-rule.ts';
import { tradeRooms } from './rules/trade-rooms.ts';

export const rules: readonly Rule[] = [
  barrel,
  clock,
  crossAppImport,
  environment,
  featureOrder,
  fileLength,
  leftOver,
  ownLook,
  ownRule,
  packageManifest,
  rawColour,
  statusWriter,
  textInRule,
  tradeRooms,
];
