import './quick-imports.ts';

// Only now, for what is imported statically is looked up before the line above is run.
const { startWorker } = await import('./start-worker.ts');
await startWorker(process.env);
