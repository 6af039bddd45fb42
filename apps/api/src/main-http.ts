import { enableCompileCache } from 'node:module';

// Before anything else is imported: the second start reads compiled code instead of TypeScript.
enableCompileCache();
const { startHttp } = await import('./start-http.ts');
await startHttp(process.env);
