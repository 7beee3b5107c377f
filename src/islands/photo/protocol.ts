import type { Box, Corners } from '#core/photo/picture.ts';

/** A name that was not read beyond doubt, with names that it may be, the likeliest first. */
export interface AskedName {
  /** Offsets in the text of the list. */
  readonly start: number;
  readonly end: number;
  readonly candidates: readonly string[];
  /** Its piece of the straightened picture. */
  readonly box: Box;
}

export interface ReadPhotograph {
  readonly text: string;
  /** Names in it. */
  readonly count: number;
  readonly asked: readonly AskedName[];
  readonly straightened: ImageBitmap;
}

/** The list of several photographs of a pack. */
export interface JoinedList {
  readonly text: string;
  readonly count: number;
}

/** What is done to a photograph, in this order; the first only once on a device. */
export const readSteps = ['fetch', 'straighten', 'recognise', 'match'] as const;
export type ReadStep = (typeof readSteps)[number];

export interface ReadProgress {
  readonly step: ReadStep;
  /** Of this step, from 0 to 1. */
  readonly done: number;
  /** What has been read so far. */
  readonly names: readonly string[];
  /** The list as it is read from, once it is straightened. */
  readonly straightened: ImageBitmap | null;
}

/** Why a photograph is not read; the code chooses the words. */
export type PhotoProblem =
  | 'denied'
  | 'noCamera'
  | 'nothingCopied'
  | 'notShared'
  | 'unreadable'
  | 'tooLarge'
  | 'files'
  | 'unable'
  | 'memory'
  | 'failed'
  | 'nothing';

export type ToPhotoWorker = { readonly ticket: number } & (
  | { readonly task: 'propose'; readonly picture: ImageBitmap }
  | { readonly task: 'read'; readonly picture: ImageBitmap; readonly corners: Corners }
  | { readonly task: 'join'; readonly texts: readonly string[] }
);

export type FromPhotoWorker = { readonly ticket: number } /** What has changed since. */ & (
  | { readonly progress: Partial<ReadProgress> }
  | { readonly corners: Corners | null }
  | { readonly read: ReadPhotograph }
  | { readonly joined: JoinedList }
  | { readonly problem: PhotoProblem }
);
