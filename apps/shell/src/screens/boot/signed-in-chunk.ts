import { logWarning } from '../../base/log.ts'

/**
 * The signed-in console is one lazy chunk. Its modules read the kit as they start, so the chunk may be brought early but
 * must not run before the tier `frame` is there: `preload-marker.ts` lies in the same chunk and needs nothing.
 */
export function preloadSignedIn(): void {
  import(/* webpackChunkName: "signed-in" */ '../signed-in/preload-marker.ts').catch((error: unknown) => {
    // The import that needs the code retries and reports the failure.
    logWarning('The console could not be preloaded.', error)
  })
}

export function importSignedIn() {
  return import(/* webpackChunkName: "signed-in" */ '../signed-in/open-signed-in.tsx')
}
