import { storedBarcode } from '#core/search/barcode.ts';
import { t } from '#i18n/scan-words.ts';
import { barcodePath, checkerPath, productPath } from '#site/paths.ts';
import styles from '#ui/styles/parts/barcode.css?inline';
import { addStyles } from '../for-you/add-styles.ts';
import { closeCamera, openCamera, watch } from './camera.ts';
import { knownProduct } from './known-products.ts';
import { loadReader, readBarcode } from './read-barcode.ts';

const dialogMarkup = () => `
  <h2 id="scan-title">${t('scan.title')}</h2>
  <p class="small quiet">${t('scan.note')}</p>
  <div class="scan-view" hidden><video muted playsinline aria-hidden="true"></video></div>
  <p class="actions">
    <button type="button" class="button primary" data-does="camera" aria-describedby="scan-why">${t('scan.camera')}</button>
    <label class="button scan-picture"><input type="file" accept="image/*" class="unseen" /><span>${t('scan.picture')}</span></label>
  </p>
  <p class="fine quiet" id="scan-why">${t('scan.why')}</p>
  <form novalidate>
    <label class="label" for="scan-code"><b>${t('scan.digits')}</b></label>
    <div class="search-line">
      <input class="field" id="scan-code" name="code" inputmode="numeric" autocomplete="off" aria-describedby="scan-problem" />
      <button type="submit" class="button">${t('scan.go')}</button>
    </div>
  </form>
  <p class="small" role="status"></p>
  <p class="small brick" id="scan-problem" role="alert"></p>
  <p class="actions"><button type="button" class="button" data-does="close">${t('scan.close')}</button></p>`;

interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly video: HTMLVideoElement;
  readonly find: <Part extends Element>(selector: string) => Part;
  readonly say: (words: string) => void;
  readonly refuse: (words: string) => void;
}

function drawDialog(): Parts {
  addStyles(styles);
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.setAttribute('aria-labelledby', 'scan-title');
  dialog.innerHTML = dialogMarkup();
  document.body.append(dialog);
  const find = <Part extends Element>(selector: string): Part => {
    const found = dialog.querySelector<Part>(selector);
    if (!found) throw new Error(`The dialog for barcodes has no ${selector}.`);
    return found;
  };
  const [status, problem] = [find('[role=status]'), find('[role=alert]')];
  const say = (words: string, wrong = '') => {
    status.textContent = words;
    problem.textContent = wrong;
  };
  return { dialog, video: find('video'), find, say, refuse: (words) => say('', words) };
}

/** The first barcode of a picture file; says why there is none. */
async function readFile({ say, refuse }: Parts, file: File): Promise<string | null> {
  say(t('scan.looking'));
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) {
    refuse(t('scan.unreadable'));
    return null;
  }
  const code = await readBarcode(picture);
  if (code === null) refuse(t('scan.none'));
  return code;
}

/** Shows the camera's picture and reads it until there is a code. */
async function readCamera({ video, find, say, refuse }: Parts): Promise<string | null> {
  await loadReader();
  const view = find<HTMLElement>('.scan-view');
  const stream = await openCamera(video);
  view.hidden = !(stream instanceof MediaStream);
  if (!(stream instanceof MediaStream)) {
    refuse(t(`scan.${stream}`));
    return null;
  }
  say(t('scan.looking'));
  return watch(video);
}

/** Asks for a barcode, by camera, by picture or typed. Resolves with its digits as they are stored, null where the dialog was closed. */
export function askBarcode(
  stay: (parts: Pick<Parts, 'refuse'>, code: string) => Promise<boolean> = async () => false,
): Promise<string | null> {
  const parts = drawDialog();
  const { dialog, video, find, say, refuse } = parts;
  return new Promise((resolve) => {
    const finish = (code: string | null) => {
      closeCamera(video);
      dialog.remove();
      resolve(code);
    };
    const found = async (code: string | null) => {
      if (code === null || !dialog.isConnected) return;
      say(t('scan.found', { code }));
      if (!(await stay(parts, code))) finish(code);
    };
    const reading = (read: Promise<string | null>) => read.then(found, () => refuse(t('scan.failed')));
    find('[data-does=camera]').addEventListener('click', () => void reading(readCamera(parts)));
    find<HTMLInputElement>('[type=file]').addEventListener('change', ({ currentTarget }) => {
      const [file] = (currentTarget as HTMLInputElement).files ?? [];
      if (file) void reading(readFile(parts, file));
    });
    find<HTMLFormElement>('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const code = storedBarcode(find<HTMLInputElement>('#scan-code').value);
      if (code === null) refuse(t('scan.noDigits'));
      else void found(code);
    });
    find('[data-does=close]').addEventListener('click', () => finish(null));
    dialog.addEventListener('cancel', () => finish(null));
    dialog.showModal();
  });
}

/** Without a network only what this device knows can be opened; of another code the dialog says so and stays. */
async function saysOffline({ refuse }: Pick<Parts, 'refuse'>, code: string): Promise<boolean> {
  if (navigator.onLine || (await knownProduct(code)) !== null) return false;
  refuse(t('scan.offline', { code }));
  const link = Object.assign(document.createElement('a'), { href: checkerPath, textContent: t('scan.checker') });
  document.querySelector('dialog [role=alert]')?.append(' ', link);
  return true;
}

/** Leads to the page of the product whose barcode is read: by the code, without a network to one that this device knows. */
export async function openByBarcode(): Promise<void> {
  const code = await askBarcode(saysOffline);
  if (code === null) return;
  const known = navigator.onLine ? null : await knownProduct(code);
  location.assign(known === null ? barcodePath(code) : productPath(known));
}
