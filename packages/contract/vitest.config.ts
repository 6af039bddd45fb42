import { collectEvidence } from '@suki/evidence/collect-evidence';
import { defineConfig } from 'vitest/config';

export default defineConfig({ plugins: [collectEvidence()] });
