import './quick-imports.ts';

// Only now, for what is imported statically is looked up before the line above is run.
const { startHttp } = await import('./start-http.ts');
await startHttp(process.env);
