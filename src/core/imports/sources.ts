/** What must be said wherever data of a source is shown. `credit` is a name and stays untranslated. */
export const licences = {
  openbeautyfacts: {
    licence: 'ODbL-1.0',
    credit: 'Open Beauty Facts',
    url: 'https://world.openbeautyfacts.org',
    licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
    /** Pictures come under a licence of their own. */
    picture: {
      folder: 'https://images.openbeautyfacts.org/images/products',
      author: 'Open Beauty Facts contributors',
      licence: 'CC BY-SA 3.0',
    },
  },
} as const;
