import { readerLists } from './reader-lists.ts';
import { readerSkin } from './reader-skin.ts';

/** Marks what the reader avoids and likes on the page, and says on a product's page what it means for their skin; what that takes is fetched once there is something to say. */
export function showForYou(): void {
  let shown = false;
  const show = async () => {
    const lists = readerLists.get();
    const skin = readerSkin.get();
    shown ||= lists.avoid.length + lists.like.length + skin.length > 0;
    if (!shown) return;
    const [{ markIngredients }, { showProductLine }] = await Promise.all([import('./avoid-marks.ts'), import('./product-line.ts')]);
    markIngredients(lists);
    showProductLine(skin, lists);
  };
  readerSkin.subscribe(() => void show());
  readerLists.listen(() => void show());
}
