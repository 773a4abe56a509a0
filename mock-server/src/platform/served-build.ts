import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documents } from '@console/contracts'
import { z } from 'zod'
import manifest from '../../package.json' with { type: 'json' }

export type ServedBuild = { version: string; build: string | null }

const buildDocument = z.object({ version: z.string(), build: z.string() })

/** The build in the folder at this moment: the folder may get another one while the server runs. `build` is null where there is none. */
export function readServedBuild(webRoot: string): ServedBuild {
  try {
    // Without waiting: health is answered while every thread of the file system is busy.
    return buildDocument.parse(JSON.parse(readFileSync(join(webRoot, documents.BUILD_PATH), 'utf8')))
  } catch {
    // A folder without a build, or with one that an older version made.
    return { version: manifest.version, build: null }
  }
}
