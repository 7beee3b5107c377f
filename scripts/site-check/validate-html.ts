import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How the markup is written is the renderer's affair.
    'void-style': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
    'no-implicit-button-type': 'off',
    'script-type': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
  },
});

/** Astro writes this in front of the first island, where no style may stand; browsers take it there, and there is no setting for it. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

/** What html-validate says of a page. */
export async function htmlMessages(html: string) {
  const { results } = await validator.validateString(html.replace(islandStyle, ''));
  return results.flatMap(({ messages }) => messages);
}
