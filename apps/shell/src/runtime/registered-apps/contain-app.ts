import type { documents } from '@console/contracts'
import { setRegisteredFiles } from '../micro-apps/guarded-fetch.ts'
import type { LastingListeners } from '../micro-apps/leak-ledger.ts'
import type { Contain, Containment } from '../micro-apps/micro-app.ts'
import { leadToFolder } from '../micro-apps/trusted-files.ts'
import { type SanitiseMarkup, sanitiseMarkup } from '../micro-apps/trusted-types.ts'
import { prepareWindow } from './app-window.ts'
import { holdPage } from './hold-page.ts'
import { loadAppKit } from './load-app-kit.ts'
import { offerToModules } from './module-window.ts'
import { moveAddresses } from './moved-addresses.ts'
import { ownFolder } from './own-folder.ts'
import { givePlainPolicies } from './plain-policies.ts'
import { onFileProgress, registeredFiles } from './registered-files.ts'
import { shareHistory } from './share-history.ts'
import { bringBackGlobals, type GlobalChange, noteGlobals, takeBackGlobals } from './swap-globals.ts'

let sanitiser: Promise<SanitiseMarkup> | null = null
/** What each app has changed of what all share, by the name of its evaluated code. */
const changesOf = new Map<string, readonly GlobalChange[]>()
/** Listeners that the evaluated code of each app has added once, by its name. */
const listenersOf = new Map<string, LastingListeners>()

/**
 * Contains an app that runs in the page's own realm: what it changes of the page is taken back when it unmounts, and comes back
 * with its next mount. What cannot be contained there is named in docs/decisions/0129. `isShown` says whether the console still
 * shows the app's page.
 */
export function containApp(isShown: () => boolean): Contain {
  setRegisteredFiles(registeredFiles)
  return {
    loadKit: loadAppKit,
    onProgress: onFileProgress,
    begin: async (manifest, name) => beginContainment({ manifest, name, isShown }),
  }
}

type ContainRequest = {
  manifest: documents.SubAppManifest
  /** Name of the app's evaluated code. */
  name: string
  isShown: () => boolean
}

async function beginContainment({ manifest, name, isShown }: ContainRequest): Promise<Containment> {
  const sanitise = await loadSanitiser()
  const folder = ownFolder(manifest)
  const { module, publicPath, sourceFolder } = manifest
  const globals = noteGlobals()
  const undo = [
    ...(sourceFolder === undefined ? [] : [leadToFolder({ sourceFolder, publicPath }), moveAddresses()]),
    sanitiseMarkup(sanitise),
    holdPage({ name, folder }),
    givePlainPolicies(folder),
    shareHistory({ folder, isShown }),
  ]
  bringBackGlobals(changesOf.get(name) ?? [])
  const listeners: LastingListeners = listenersOf.get(name) ?? new Map()
  listenersOf.set(name, listeners)
  let endScript = (): void => {}
  let isClosed = false
  return {
    folder,
    html: manifest.html,
    listeners,
    prepare: (appWindow) => {
      prepareWindow(appWindow, { module, name })
      offerToModules(folder, appWindow)
      endScript = showCurrentScript(manifest.scripts.at(-1)?.url)
    },
    ran: () => endScript(),
    close: () => {
      if (isClosed) return
      isClosed = true
      endScript()
      for (const restore of undo) restore()
      changesOf.set(name, takeBackGlobals(globals))
    },
  }
}

/** The sanitiser, loaded with the first app that needs it; a failure is not cached. */
export function loadSanitiser(): Promise<SanitiseMarkup> {
  sanitiser ??= import(/* webpackChunkName: "on-demand-sanitiser" */ '../micro-apps/sanitiser.ts').then(
    ({ createSanitiser }) => createSanitiser(),
    (error: unknown) => {
      sanitiser = null
      throw error
    },
  )
  return sanitiser
}

/** Bundlers read from the running script where their files are; the sandbox runs texts, for which browsers name no script. */
function showCurrentScript(url: string | undefined): () => void {
  if (url === undefined) return () => {}
  const script = document.createElement('script')
  script.src = url
  Reflect.defineProperty(document, 'currentScript', { configurable: true, get: () => script })
  return () => {
    Reflect.deleteProperty(document, 'currentScript')
  }
}
