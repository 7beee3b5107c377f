import { useStore } from '@nanostores/react';
import { readerSkins } from '#core/analysis/reader-skin.ts';
import { t } from '#i18n/current.ts';
import { chooseSkin } from './choose-skin.ts';
import { readerSkin } from './reader-skin.ts';

/** What readers say of their skin; several may hold. */
export function SkinBoxes() {
  const skin = useStore(readerSkin);
  return readerSkins.map((one) => (
    <label key={one} className="choice">
      <input
        type="checkbox"
        checked={skin.includes(one)}
        onChange={({ currentTarget }) => void chooseSkin(currentTarget.checked ? [...skin, one] : skin.filter((other) => other !== one))}
      />
      <span>{t(`skin.${one}`)}</span>
    </label>
  ));
}
