import { currentUser } from '../session/user.ts';
import { readerSkin } from './reader-skin.ts';

/** Marks what the reader avoids on the page, and says on a product's page what it means for their skin; what that takes is fetched once there is something to say. */
export function showForYou(): void {
  let shown = false;
  const show = async () => {
    const avoid = currentUser.get()?.settings.avoid ?? [];
    const skin = readerSkin.get();
    shown ||= avoid.length + skin.length > 0;
    if (!shown) return;
    const [{ markAvoided }, { showProductLine }] = await Promise.all([import('./avoid-marks.ts'), import('./product-line.ts')]);
    markAvoided(avoid);
    showProductLine(skin, avoid);
  };
  readerSkin.subscribe(() => void show());
  currentUser.listen(() => void show());
}
