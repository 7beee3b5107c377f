// Plain JavaScript, so that a Node too old for the rest can still say so.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This is Node ${process.versions.node}; Inciscope needs 22.18 or newer. "npm start" brings its own: run "npm install" first, then "npm start".`,
  );
  process.exit(1);
}
await import('./start.ts');
