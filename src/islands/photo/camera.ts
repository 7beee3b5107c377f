import { PictureError } from './picture-files.ts';

/** Sharp enough for small print; a camera that has less gives what it has. */
const wanted: MediaTrackConstraints = { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1920 } };

export const hasCamera = (): boolean => 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices;

/** Opens the camera that looks away from the reader, which the browser asks for. Throws a PictureError. */
export async function openCamera(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
  } catch (cause) {
    const denied = cause instanceof DOMException && (cause.name === 'NotAllowedError' || cause.name === 'SecurityError');
    throw new PictureError(denied ? 'denied' : 'noCamera');
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What the camera sees now: a photograph where the browser takes one, which is sharper, else the frame that is shown. */
export async function shoot(video: HTMLVideoElement, stream: MediaStream): Promise<Blob | ImageBitmap> {
  const track = stream.getVideoTracks()[0];
  if (track && 'ImageCapture' in window) {
    const photograph = await new ImageCapture(track).takePhoto().catch(() => null);
    if (photograph) return photograph;
  }
  return createImageBitmap(video);
}
