import { readBarcode } from './read-barcode.ts';

/** Milliseconds between two frames that are looked at. */
const pause = 150;

export type CameraProblem = 'refused' | 'noCamera';

/** Opens the camera at the back of the device and shows what it sees; says why where that cannot be. */
export async function openCamera(video: HTMLVideoElement): Promise<MediaStream | CameraProblem> {
  // Without a secure connection browsers have none.
  if (!navigator.mediaDevices) return 'noCamera';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
    video.srcObject = stream;
    await video.play();
    return stream;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'noCamera';
  }
}

export function closeCamera(video: HTMLVideoElement): void {
  if (video.srcObject instanceof MediaStream) for (const track of video.srcObject.getTracks()) track.stop();
  video.srcObject = null;
}

/** Looks at frame after frame until a barcode is read twice alike or the camera is closed: bars in motion are sometimes read as others. Null where it was closed. */
export async function watch(video: HTMLVideoElement): Promise<string | null> {
  let last: string | null = null;
  while (video.srcObject) {
    const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await readBarcode(video) : null;
    if (code !== null && code === last) return code;
    last = code ?? last;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return null;
}
