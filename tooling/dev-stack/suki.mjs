/**
 * Runs one of the commands: `node tooling/dev-stack/suki.mjs start`. This file is plain JavaScript, because an old
 * Node refuses the other files, which are TypeScript, with "Unknown file extension"; here the person gets a sentence
 * instead. On Linux the install brings its own Node, so an old Node means that the install has failed.
 */
const oldest = [22, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `Suki needs Node ${oldest.join('.')} or newer, and this is ${process.versions.node}: run "npx -y pnpm@12 install" and read what it says (on Linux it brings Node 24), or install Node 24 from nodejs.org.`,
  );
  process.exit(1);
}

const [name] = process.argv.splice(2, 1);
await import(`./src/commands/${name}.ts`);
