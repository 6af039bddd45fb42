import { enableCompileCache } from 'node:module';

// Before anything else is imported: the second start reads compiled code instead of TypeScript.
enableCompileCache();
const { startWorker } = await import('./start-worker.ts');
await startWorker(process.env);
