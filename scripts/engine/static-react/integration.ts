import type { AstroIntegration } from 'astro';

/** Components without a client directive are drawn as plain markup. To stand before React's integration, which would draw each of them twice. */
export function staticReact(): AstroIntegration {
  return {
    name: 'static-react',
    hooks: {
      'astro:config:setup': ({ addRenderer }) => {
        addRenderer({ name: 'static-react', serverEntrypoint: new URL('./renderer.ts', import.meta.url) });
      },
    },
  };
}
