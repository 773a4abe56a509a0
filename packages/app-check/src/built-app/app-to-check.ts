import type { documents, subApp } from '@console/contracts'

export type AppFile = { bytes: Uint8Array; mediaType: string }

/** A built app, as a console has it once its files are stored. */
export type AppToCheck = {
  /** Its registration, `console-app.json`. */
  registration: {
    module: string
    trust: subApp.Trust
    name: { en: string; zh: string }
    ownerContact: string
    permissions: subApp.Permissions
    places: readonly subApp.Place[]
    slots: subApp.Slots | null
  }
  manifest: documents.SubAppManifest
  /** By the path below the app's address. */
  files: ReadonlyMap<string, AppFile>
}

/** The one version of the app that there is. */
export const VERSION_ID = 1
