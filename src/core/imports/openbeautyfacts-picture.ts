import type { FoundPicture } from './candidate.ts';
import { addressOf, isRawRow, type RawRow, textOf } from './row-text.ts';
import { licences } from './sources.ts';

const { folder, author, licence } = licences.openbeautyfacts.picture;

/** What the front of a pack is called among a product's pictures: its file name, the revision, and the number of the upload it was cut from. */
interface Front {
  readonly name: string;
  readonly revision: string;
  readonly upload: string;
}

const fieldsOf = (value: unknown): RawRow => (isRawRow(value) ? value : {});

/** "front_fr" of records as they were, `selected.front.fr` of newer ones. */
function frontsOf(images: RawRow): Map<string, RawRow> {
  const fronts = new Map<string, RawRow>();
  for (const [name, value] of Object.entries(images)) {
    const language = /^front_([a-z]{2,3})$/.exec(name)?.[1];
    if (language !== undefined) fronts.set(language, fieldsOf(value));
  }
  for (const [language, value] of Object.entries(fieldsOf(fieldsOf(images['selected'])['front'])))
    if (/^[a-z]{2,3}$/.test(language)) fronts.set(language, fieldsOf(value));
  return fronts;
}

/** The front in the language of the product, else in English, else in any. */
function chooseFront(row: RawRow, images: RawRow): Front | null {
  const fronts = frontsOf(images);
  const language = [textOf(row, 'lang'), textOf(row, 'lc'), 'en', ...fronts.keys()].find((one) => fronts.has(one)) ?? '';
  const front = fieldsOf(fronts.get(language));
  const revision = textOf(front, 'rev');
  return /^\d+$/.test(revision) ? { name: `front_${language}`, revision, upload: textOf(front, 'imgid') } : null;
}

/** Who sent the picture; null where nobody signed in, or an application invented a name for each of its users. */
function uploaderOf(images: RawRow, upload: string): string | null {
  const uploader = textOf(fieldsOf(images[upload] ?? fieldsOf(images['uploaded'])[upload]), 'uploader');
  return /^[\p{L}\d][\p{L}\d_-]{1,39}$/u.test(uploader) && !/-contributors$/.test(uploader) ? uploader : null;
}

/** Pictures lie by their code, thirteen digits cut 3-3-3-rest. */
const folderOf = (code: string) => code.padStart(13, '0').replace(/^(...)(...)(...)(.*)$/, '$1/$2/$3/$4');

/** The picture of the front of the pack. The database's export names pictures and leaves the address to be put together, its tables have the address. */
export function openBeautyFactsPicture(row: RawRow, code: string): FoundPicture | null {
  const images = fieldsOf(row['images']);
  const front = chooseFront(row, images);
  if (front) {
    const by = uploaderOf(images, front.upload);
    return {
      // 400 pixels: the largest of the sizes that are meant to be taken in numbers.
      address: `${folder}/${folderOf(code)}/${front.name}.${front.revision}.400.jpg`,
      author: by === null ? author : `${by} (${licences.openbeautyfacts.credit})`,
      licence,
    };
  }
  const address = addressOf(textOf(row, 'image_front_url', 'image_url'));
  return address === null ? null : { address, author, licence };
}
