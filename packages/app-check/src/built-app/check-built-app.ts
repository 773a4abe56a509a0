import { CHROMIUM_FLAGS, findPageChromium, installHint } from '@console/build/browser'
import { documents } from '@console/contracts'
import { chromium, type Browser } from 'playwright-core'
import { CannotCheck } from '../cannot-check.ts'
import type { AppToCheck } from './app-to-check.ts'
import { askSlots, type AskedSlots } from './ask-slots.ts'
import type { BuiltAppResult } from './built-app-result.ts'
import { openPages, type ConsolePages } from './console-pages.ts'
import { judgeBuiltApp, type CheckFinding } from './judge-built-app.ts'
import { mountApp, type SeenApp } from './mount-app.ts'
import { openSlotFrames } from './open-slot-frames.ts'
import { startSampleConsole, type BackEndAnswers } from './sample-console.ts'

export { CannotCheck } from '../cannot-check.ts'
export { CHECKED_VERSION_ID, type AppFile, type AppToCheck } from './app-to-check.ts'
export type { BuiltAppResult } from './built-app-result.ts'
export { describeCheck } from './describe-check.ts'
export { writeReportPage } from './report-page.ts'

export type BuiltAppCheck = {
  app: AppToCheck
  /** Address of a console, or folder of a built one: its pages are opened here, with sample answers. */
  console: string
  /** The same of the console after the next upgrade; null: none is at hand. */
  nextConsole: string | null
  /** Headers of the pages of a folder. */
  pageHeaders: Readonly<Record<string, string>>
  backEnds: BackEndAnswers
  mounts: number
}

/** Opens a built app in the pages of a console on this machine, many times, and says what is wrong with it. Nothing is sent to the console. */
export async function checkBuiltApp(check: BuiltAppCheck): Promise<BuiltAppResult> {
  const begin = performance.now()
  const { app } = check
  const executablePath = findPageChromium()
  if (executablePath === undefined)
    throw new CannotCheck(`There is no Chromium to open the app in: ${installHint('chromium')}.`)
  const pages = await openPages(check.console, check.pageHeaders)
  const kits = await readKits(pages)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const { seen, slots, findings } = await checkIn(pages, browser, { check, kits })
    const next = check.nextConsole === null ? null : await checkInNext(check.nextConsole, browser, check)
    const all = [...findings, ...(next?.findings ?? [])]
    return {
      module: app.registration.module,
      trust: app.registration.trust,
      passes: all.every(({ level }) => level !== 'error'),
      findings: all,
      seen,
      slots,
      files: measureFiles(app),
      kits: { console: kits, next: next?.kits ?? null, app: app.manifest.kitMajor },
      seconds: Math.round((performance.now() - begin) / 100) / 10,
    }
  } finally {
    await browser.close()
  }
}

type Checked = { seen: SeenApp; slots: AskedSlots | null; findings: CheckFinding[] }

async function checkIn(
  pages: ConsolePages,
  browser: Browser,
  { check: { app, backEnds, mounts }, kits }: { check: BuiltAppCheck; kits: readonly number[] },
): Promise<Checked> {
  const console = await startSampleConsole(pages, app, backEnds)
  try {
    const seen = await mountApp({ browser, console, app, mounts })
    const asked = await askSlots(app, { browser, console })
    const frames = await openSlotFrames(app, { browser, console, seen })
    const slots = asked === null ? null : { ...asked, slots: [...asked.slots, ...frames] }
    return { seen, slots, findings: judgeBuiltApp({ app, seen, slots, calls: console.calls(), kits }) }
  } finally {
    await console.stop()
  }
}

/** One mount in the console after the next upgrade: what fails there, and not yet here. */
async function checkInNext(
  address: string,
  browser: Browser,
  check: BuiltAppCheck,
): Promise<{ kits: number[]; findings: CheckFinding[] }> {
  const pages = await openPages(address, check.pageHeaders)
  const kits = await readKits(pages)
  const { findings } = await checkIn(pages, browser, { check: { ...check, mounts: 1 }, kits })
  const failing = findings.filter(({ level, about }) => level === 'error' || about === 'kit')
  return {
    kits,
    findings: failing.map((finding) => ({ ...finding, text: `in the next console: ${finding.text}` })),
  }
}

/** Majors of the kits of a console, the present one first. */
async function readKits(pages: ConsolePages): Promise<number[]> {
  const kit = await readDocument(pages, documents.KIT_PATH)
  const { version } = documents.kitDocument.parse(kit)
  const former = documents.formerKitDocument.safeParse(await readDocument(pages, documents.FORMER_KIT_PATH))
  const versions = [version, ...(former.data?.former == null ? [] : [former.data.former.version])]
  return versions.map((one) => Number.parseInt(one, 10))
}

async function readDocument(pages: ConsolePages, path: string): Promise<unknown> {
  const file = await pages.read(path)
  return file === null ? null : JSON.parse(new TextDecoder().decode(file.bytes))
}

function measureFiles({ files, manifest, filesAddress }: AppToCheck): BuiltAppResult['files'] {
  const first = [...manifest.scripts, ...manifest.styles].map(({ url }) => url.slice(filesAddress.length))
  const sum = (paths: Iterable<string>): number =>
    [...paths].reduce((total, path) => total + (files.get(path)?.bytes.byteLength ?? 0), 0)
  return { count: files.size, bytes: sum(files.keys()), firstBytes: sum(first) }
}
