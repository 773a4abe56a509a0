import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CHROMIUM_FLAGS, findPageChromium, installHint } from '@console/build/browser'
import { documents, type subApp } from '@console/contracts'
import { chromium } from 'playwright-core'
import { CannotCheck } from './cannot-check.ts'
import { judge, type Problem } from './judge.ts'
import { startNextConsole } from './next-console.ts'
import { observeApp } from './observe-app.ts'

export { CannotCheck } from './cannot-check.ts'
export type { Problem, ProblemKind } from './judge.ts'

export type VersionToCheck = { module: string; trust: subApp.Trust; versionId: number; number: number }

export type CheckedVersion = VersionToCheck & {
  /** None: the version passes. */
  problems: Problem[]
  /** Changing requests, which a check refuses: a failure may come from that. */
  refused: string[]
  /** Milliseconds to the app's scripts and its mount; null: it did not mount. */
  mountedAfterMs: number | null
}

export type AppCheck = {
  /** Address of the console that runs, and a session of somebody who may register apps. */
  console: { origin: string; token: string }
  /** The built files of the next console, as its server would serve them. */
  webRoot: string
  versions: readonly VersionToCheck[]
  onChecked: (checked: CheckedVersion) => void
}

/**
 * Opens versions of apps in a browser, in the pages of a build that is not yet released, with the calls and files of the console that
 * runs. Nothing is changed there.
 */
export async function checkApps({ console, webRoot: folder, versions, onChecked }: AppCheck): Promise<void> {
  const webRoot = resolve(folder)
  const kits = readKits(webRoot)
  const executablePath = findPageChromium()
  if (executablePath === undefined)
    throw new CannotCheck(`There is no Chromium to open the apps in: ${installHint('chromium')}.`)
  const next = await startNextConsole(console.origin, webRoot)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    for (const version of versions) {
      const seen = await observeApp({ browser, next, token: console.token }, version)
      const mounted = seen.reports.find((report) => report.kind === 'mounted')
      onChecked({
        ...version,
        problems: judge(seen, kits),
        refused: [...new Set(next.refusedOf(version.versionId))],
        mountedAfterMs: mounted === undefined ? null : mounted.loadMs + mounted.mountMs,
      })
    }
  } finally {
    await browser.close()
    await next.stop()
  }
}

/** Majors of the kits that a build has, the present one first. */
function readKits(webRoot: string): number[] {
  if (!existsSync(join(webRoot, documents.KIT_PATH)))
    throw new CannotCheck(
      `${webRoot} has no built console: run \`pnpm build\`, or name the folder of a build.`,
    )
  const { version } = documents.kitDocument.parse(readJson(join(webRoot, documents.KIT_PATH)))
  const formerPath = join(webRoot, documents.FORMER_KIT_PATH)
  const former = existsSync(formerPath)
    ? documents.formerKitDocument.parse(readJson(formerPath)).former
    : null
  return [version, ...(former === null ? [] : [former.version])].map((one) => Number.parseInt(one, 10))
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
