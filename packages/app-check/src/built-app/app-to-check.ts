import type { documents, subApp } from '@console/contracts'
import type * as z from 'zod'

export type AppFile = { bytes: Uint8Array; mediaType: string }

/** A built app, as a console has it once its files are stored. */
export type AppToCheck = {
  /** Its registration, `console-app.json`. */
  registration: z.output<typeof subApp.register.body>
  manifest: documents.SubAppManifest
  /** The script of its contributions; null: it has none. */
  slotScript: string | null
  /** Paths of the documents that contributions show in frames, by their names in the registration. */
  slotFrames: ReadonlyMap<string, string>
  /** By the path below the app's address. */
  files: ReadonlyMap<string, AppFile>
  /** Address of its files, with a slash at its end. */
  filesAddress: string
  /** The policy of its documents, for the origin of the console that serves them. */
  framePolicy: (origin: string) => string
}

/** The one version of the app that there is. */
export const CHECKED_VERSION_ID = 1
