const references: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };
const special = /["'&<>]/;
const everySpecial = /["'&<>]/g;

/** Text as it stands in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return special.test(text) ? text.replace(everySpecial, (sign) => references[sign] ?? sign) : text;
}
