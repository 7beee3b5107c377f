/** What the browser draws around a page: the paper of src/ui/styles/tokens.css, for what knows no styles; a test holds them equal. */
export const screenColours = { light: '#fbfaf6', dark: '#11191c' } as const;
