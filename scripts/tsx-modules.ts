import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/** Functions show components of `ui`. Node runs TypeScript but no JSX; Netlify's bundler writes it out, and so does this, at the first import. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      loader: 'tsx',
      jsx: 'automatic',
      sourcefile: url,
      sourcemap: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
