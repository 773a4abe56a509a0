import { createObservable } from '../../base/observable.ts'

/** An action of an open app in the console's search. */
export type AppAction = { id: string; name: string; app: string; run: () => void }

/** The actions of the app that is open. */
export const openAppActions = createObservable<readonly AppAction[]>([])
