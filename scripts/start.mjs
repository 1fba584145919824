// `npm start`: the whole product on this machine; --help says more.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node 20.19 or newer is needed, and this is ${process.version}: https://nodejs.org, or nvm install 20`,
  );
  process.exit(1);
}
// Only now: an older Node would stumble over the imports before it could say so.
const { explain, start } = await import('./lib/start.mjs');
start(process.argv.slice(2)).catch((error) => {
  explain(error);
  process.exit(1);
});
