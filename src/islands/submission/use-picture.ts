import { useEffect, useState } from 'react';
import type { BackgroundVerdict } from '#core/submissions/white-background.ts';
import { t } from '#i18n/current.ts';
import { measurePicture, openPicture, smaller } from './picture.ts';

/** The kinds of files that are taken. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
const maxPixels = 40_000_000;

/** A chosen picture as it would be sent, and what its borders look like. */
export interface ChosenPicture {
  readonly blob: Blob;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly verdict: BackgroundVerdict;
}

/** The picture of a file, drawn small enough to be sent; or the words for what is wrong with the file. */
async function prepare(file: Blob): Promise<ChosenPicture | string> {
  if (!pictureTypes.some((type) => type === file.type)) return t('problem.image.type');
  const picture = await openPicture(file);
  if (!picture) return t('problem.image.unreadable');
  const { width, height } = picture;
  try {
    if (width * height > maxPixels) return t('problem.image.too_many_pixels');
    const blob = await smaller(picture);
    return { blob, url: URL.createObjectURL(blob), width, height, verdict: measurePicture(picture) };
  } finally {
    picture.close();
  }
}

/** Opens and measures pictures; `kept` is one that was chosen before. */
export function usePicture(kept: Blob | null) {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);
  useEffect(() => {
    if (!kept || chosen) return;
    let current = true;
    void prepare(kept).then((found) => current && typeof found !== 'string' && setChosen(found));
    return () => {
      current = false;
    };
  }, [kept, chosen]);

  /** Hands over the picture if it may be sent, and shows it once it has been taken: what is seen outlasts a reload. */
  async function choose(file: Blob, take: (picture: Blob | null) => void | Promise<void>): Promise<void> {
    const found = await prepare(file);
    if (typeof found === 'string') {
      setProblem(found);
      return take(null);
    }
    setProblem('');
    await take(found.verdict.white ? found.blob : null);
    setChosen(found);
  }
  function remove() {
    setChosen(null);
    setProblem('');
  }
  return { chosen, problem, choose, remove };
}
