import type { Corners } from '#core/photo/picture.ts';
import type { PhotoProblem, ReadProgress } from './protocol.ts';
import { noList, type ReadList, withName } from './read-list.ts';

export type PhotoStep = 'take' | 'crop' | 'read' | 'confirm';

export interface PhotoState {
  readonly step: PhotoStep;
  readonly problem: PhotoProblem | null;
  /** What is being cropped or read. */
  readonly picture: ImageBitmap | null;
  /** Null while the list is looked for. */
  readonly corners: Corners | null;
  readonly progress: ReadProgress;
  /** The photographs that have been read, straightened. */
  readonly photographs: readonly ImageBitmap[];
  readonly list: ReadList;
  /** Names that the last photograph has in common with those before; null when it is the only one. */
  readonly shared: number | null;
}

export type PhotoEvent =
  | { readonly type: 'begun' }
  | { readonly type: 'took'; readonly picture: ImageBitmap }
  | { readonly type: 'turned'; readonly picture: ImageBitmap; readonly corners: Corners | null }
  | { readonly type: 'cornered'; readonly corners: Corners }
  | { readonly type: 'reading' }
  | { readonly type: 'progressed'; readonly progress: Partial<ReadProgress> }
  | { readonly type: 'stopped' }
  | { readonly type: 'wasRead'; readonly list: ReadList; readonly straightened: ImageBitmap; readonly shared: number | null }
  | { readonly type: 'confirmed'; readonly index: number; readonly said: string }
  | { readonly type: 'another' }
  | { readonly type: 'failed'; readonly problem: PhotoProblem };

const noProgress: ReadProgress = { step: 'straighten', done: 0, names: [], straightened: null };

export const initialState: PhotoState = {
  step: 'take',
  problem: null,
  picture: null,
  corners: null,
  progress: noProgress,
  photographs: [],
  list: noList,
  shared: null,
};

export function nextState(state: PhotoState, event: PhotoEvent): PhotoState {
  switch (event.type) {
    case 'begun':
      return initialState;
    case 'took':
      return { ...state, step: 'crop', problem: null, picture: event.picture, corners: null };
    case 'turned':
      return { ...state, problem: null, picture: event.picture, corners: event.corners };
    case 'cornered':
      return { ...state, problem: null, corners: event.corners };
    case 'reading':
      return { ...state, step: 'read', problem: null, progress: noProgress };
    case 'progressed':
      return { ...state, progress: { ...state.progress, ...event.progress } };
    case 'stopped':
      return { ...state, step: 'crop' };
    case 'wasRead': {
      const { list, straightened, shared } = event;
      return { ...state, step: 'confirm', picture: null, list, shared, photographs: [...state.photographs, straightened] };
    }
    case 'confirmed':
      return { ...state, list: withName(state.list, event.index, event.said) };
    case 'another':
      return { ...state, step: 'take', problem: null, picture: null, corners: null };
    case 'failed':
      return { ...state, problem: event.problem, step: state.step === 'read' ? 'crop' : state.step };
  }
}
