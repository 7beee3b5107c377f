import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Corners } from '#core/photo/picture.ts';
import { quartersToUpright, reordered, turnCorners, wholeOf } from './corners.ts';
import { createPhotoReader } from './photo-reader.ts';
import { initialState, nextState, type PhotoState } from './photo-state.ts';
import { PictureError, pictureOf, turned } from './picture-files.ts';
import type { PhotoProblem } from './protocol.ts';
import { joinedOf, listOf } from './read-list.ts';

/** What a reader can do; the same object for the life of the dialog. */
export interface PhotoActions {
  /** Everything of before is forgotten. */
  begin(): void;
  /** A file or a frame of the camera, or an attempt to get one. */
  take(taken: Taken): void;
  turn(): void;
  move(corners: Corners): void;
  read(): void;
  stop(): void;
  confirm(index: number, said: string): void;
  another(): void;
}

/** A picture, or an attempt to get one that may fail with a PictureError. */
export type Taken = Promise<Blob | ImageBitmap>;

const problemOf = (error: unknown): PhotoProblem => {
  if (error instanceof PictureError) return error.problem;
  console.error(error);
  return 'failed';
};

/** Leads a photograph from its file to a list of names. */
export function usePhoto(): { readonly state: PhotoState; readonly actions: PhotoActions } {
  const [state, dispatch] = useReducer(nextState, initialState);
  const latest = useRef(state);
  latest.current = state;
  const reader = useMemo(createPhotoReader, []);
  useEffect(() => reader.stop, [reader]);

  const fail = useCallback((error: unknown) => dispatch({ type: 'failed', problem: problemOf(error) }), []);
  const actions = useMemo<PhotoActions>(() => {
    const propose = async (picture: ImageBitmap) => {
      let corners = (await reader.propose(picture).catch(() => null)) ?? wholeOf(picture);
      const { picture: shown, corners: chosen } = latest.current;
      if (shown !== picture || chosen !== null) return;
      // Text that lies or stands on its head is shown upright.
      let upright = picture;
      for (let quarters = quartersToUpright(corners); quarters > 0; quarters -= 1) {
        corners = turnCorners(corners, upright);
        upright = turned(upright);
      }
      dispatch({ type: 'turned', picture: upright, corners });
    };
    const take = async (taken: Taken) => {
      const picture = await pictureOf(await taken);
      dispatch({ type: 'took', picture });
      await propose(picture);
    };
    const read = async () => {
      const { picture, corners } = latest.current;
      if (!picture || !corners) return;
      dispatch({ type: 'reading' });
      const photograph = await reader.read(picture, corners, (progress) => dispatch({ type: 'progressed', progress }));
      const { photographs, list: before } = latest.current;
      const list = listOf(photograph, photographs.length);
      const { straightened } = photograph;
      if (list.count === 0) throw new PictureError('nothing');
      if (photographs.length === 0) return dispatch({ type: 'wasRead', list, straightened, shared: null });
      const joined = joinedOf([before, list], await reader.join([before.text, list.text]));
      dispatch({ type: 'wasRead', list: joined, straightened, shared: Math.max(0, before.count + list.count - joined.count) });
    };
    return {
      begin: () => dispatch({ type: 'begun' }),
      take: (taken) => void take(taken).catch(fail),
      turn() {
        const { picture, corners } = latest.current;
        if (!picture) return;
        const upright = turned(picture);
        dispatch({ type: 'turned', picture: upright, corners: corners && reordered(turnCorners(corners, picture)) });
        if (!corners) void propose(upright);
      },
      move: (corners) => dispatch({ type: 'cornered', corners }),
      read: () => void read().catch(fail),
      stop() {
        reader.stop();
        dispatch({ type: 'stopped' });
      },
      confirm: (index, said) => dispatch({ type: 'confirmed', index, said }),
      another: () => dispatch({ type: 'another' }),
    };
  }, [reader, fail]);
  return { state, actions };
}
