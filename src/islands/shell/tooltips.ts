const root = document.documentElement;

/** Escape takes the name of an icon away (tooltip.css), until the pointer or the focus comes to another place. */
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') root.dataset['dismissed'] = '';
});
for (const type of ['pointerover', 'focusin'] as const) document.addEventListener(type, () => delete root.dataset['dismissed']);
