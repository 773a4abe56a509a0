import { logWarning } from '../../base/log.ts'

/**
 * The signed-in console is one lazy chunk. Its modules read the kit when evaluated, so the chunk can be preloaded but
 * must not run before the tier `frame` is there: `preload-marker.ts` is in the same chunk and has no imports.
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
