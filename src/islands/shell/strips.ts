// Most pages draw no strip of their own.
if (document.querySelector('formula-strip')) void import('./formula-strip.ts');
