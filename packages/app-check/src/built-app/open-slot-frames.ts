import { subApp, type Language } from '@console/contracts'
import type { SlotMessage } from '@console/sub-app/slots/messages'
import type { Browser, Page } from 'playwright-core'
import * as z from 'zod'
import { answerInPage } from './answer-in-page.ts'
import type { AppToCheck } from './app-to-check.ts'
import type { AskedSlot } from './ask-slots.ts'
import type { SeenApp } from './mount-app.ts'
import { findViolations, readTexts, type AppRoot } from './read-page.ts'
import { FRAME_PAGE, type SampleConsole } from './sample-console.ts'
import { listVariants } from './slot-samples.ts'

type Framed = Extract<subApp.Contribution, { frame?: unknown }>
type Opened = { app: AppToCheck; page: Page; seen: SeenApp }

const shown = z.object({ ms: z.number(), problem: z.string().nullable() })

/** Opens the documents that contributions show in frames, each as the console does, in both languages; adds what it saw of their texts. */
export async function openSlotFrames(
  app: AppToCheck,
  { browser, console, seen }: { browser: Browser; console: SampleConsole; seen: SeenApp },
): Promise<AskedSlot[]> {
  const framed = (app.registration.slots?.contributions ?? []).filter(
    (one): one is Framed => 'frame' in one && one.frame !== undefined,
  )
  if (framed.length === 0) return []
  const page = await browser.newPage()
  page.on('pageerror', ({ name, message }) => seen.uncaught.push(`${name}: ${message}`))
  try {
    await page.exposeFunction('answerCall', console.answerCall)
    const slots: AskedSlot[] = []
    for (const contribution of framed) {
      await page.goto(console.origin + FRAME_PAGE)
      slots.push(await openFrames(contribution, { app, page, seen }))
    }
    return slots
  } finally {
    await page.close()
  }
}

async function openFrames(contribution: Framed, opened: Opened): Promise<AskedSlot> {
  const { app, page, seen } = opened
  const { id, kind } = contribution
  const records =
    'target' in contribution ? listVariants(contribution.target, app.registration.permissions.fields) : [null]
  const languages: Language[] = ['en', 'zh']
  const shows = languages.flatMap((language) => records.map((record) => ({ language, record })))
  const problems = new Set<string>()
  let slowestMs = 0
  for (const { language, record } of shows) {
    const input = {
      address: app.filesAddress + (app.slotFrames.get(contribution.frame?.file ?? '') ?? ''),
      heightPx: contribution.frame?.heightPx ?? 0,
      limitMs: subApp.SLOT_LIMIT_MS,
      context: { module: app.registration.module, language, slot: { id, record } },
    }
    const { ms, problem } = shown.parse(
      await page.evaluate(`(() => {\n${PAGE_CODE}\nreturn ${showFrame.name}(${JSON.stringify(input)})\n})()`),
    )
    slowestMs = Math.max(slowestMs, Math.round(ms))
    if (problem !== null) {
      problems.add(problem)
      break
    }
    const root = findFrame(page, app)
    // The first record is a whole one.
    if (root === null || record !== records[0]) continue
    seen.texts[language].push(...(await readTexts(root)))
    if (language === 'en') seen.findings.push(...(await findViolations(root)))
  }
  return {
    id,
    kind,
    questions: shows.length,
    slowestMs,
    longestTaskMs: 0,
    problems: [...problems],
    notes: [],
  }
}

function findFrame(page: Page, { filesAddress }: AppToCheck): AppRoot | null {
  const frame = page.frames().find((one) => one.url().includes(filesAddress))
  return frame === undefined ? null : { frame, selector: 'html' }
}

type Greeting = { type?: unknown; protocol?: unknown }

type FrameInput = { address: string; heightPx: number; limitMs: number; context: object }

/** Runs in the page: shows a document in a frame, and says when it is ready. */
async function showFrame({ address, heightPx, limitMs, context }: FrameInput): Promise<unknown> {
  const begin = performance.now()
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  frame.style.cssText = `width: 600px; height: ${heightPx}px`
  frame.src = address
  const problem = await new Promise<string | null>((resolve) => {
    setTimeout(() => resolve(`its frame is not ready within ${limitMs} ms`), limitMs)
    addEventListener('message', function greet({ source, data }: MessageEvent<Greeting | null>) {
      if (source !== frame.contentWindow || data?.type !== 'hello') return
      removeEventListener('message', greet)
      if (data.protocol !== 'console-app/1') {
        resolve(`its frame speaks ${String(data.protocol).slice(0, 40)}, and the console console-app/1`)
        return
      }
      const { port1: port, port2 } = new MessageChannel()
      port.addEventListener('message', ({ data: message }: MessageEvent<SlotMessage>) => {
        if (message.type === 'ready') resolve(null)
        else if (message.type === 'error') resolve(`its frame reports ${message.text}`)
        else void answerInPage(message, port)
      })
      port.start()
      frame.contentWindow?.postMessage({ protocol: 'console-app/1', type: 'welcome' }, '*', [port2])
      const business = { id: 11, name: 'Example business' }
      const rest = {
        basePath: '',
        path: '',
        theme: 'light',
        timezone: 'Asia/Shanghai',
        businessType: business,
      }
      port.postMessage({ type: 'context', context: { ...rest, ...context } })
    })
    document.body.replaceChildren(frame)
  })
  return { ms: performance.now() - begin, problem }
}

/** The functions that run in the page, as text. */
const PAGE_CODE = [answerInPage, showFrame].map(String).join('\n')
