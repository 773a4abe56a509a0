import { subApp } from '@console/contracts'
import type { SlotMessage, SlotRequest } from '@console/sub-app/slots/messages'
import { readAnswer } from '@console/sub-app/slots/read-answer'
import type { Browser } from 'playwright-core'
import * as z from 'zod'
import { answerInPage } from './answer-in-page.ts'
import type { AppToCheck } from './app-to-check.ts'
import { BARE_PAGE, type SampleConsole } from './sample-console.ts'
import { listQuestions, type SlotQuestion } from './slot-samples.ts'

export type AskedSlot = {
  id: string
  kind: subApp.ContributionKind
  questions: number
  slowestMs: number
  longestTaskMs: number
  /** Faults for which the console would not show it, in plain words. */
  problems: string[]
  /** Findings that a person should look at. */
  notes: string[]
}

export type AskedSlots = { scriptBytes: number; errors: string[]; slots: AskedSlot[] }

const reply = z.object({
  ms: z.number(),
  taskMs: z.number(),
  value: z.unknown(),
  /** Null: it answered. */
  problem: z.string().nullable(),
})
type Reply = z.output<typeof reply>
const asked = z.object({ replies: z.array(reply), errors: z.array(z.string()) })

/** Presses of one contribution that are tried. */
const MAX_PRESSES = 5

/** Asks the script of an app everything that the console would ask its contributions, in a worker without a page and without network. */
export async function askSlots(
  app: AppToCheck,
  { browser, console }: { browser: Browser; console: SampleConsole },
): Promise<AskedSlots | null> {
  const { slotScript, registration } = app
  if (slotScript === null || registration.slots === null) return null
  const page = await browser.newPage()
  try {
    await page.exposeFunction('answerCall', console.answerCall)
    await page.goto(console.origin + BARE_PAGE)
    const errors: string[] = []
    const slots: AskedSlot[] = []
    for (const contribution of registration.slots.contributions) {
      // A frame has a document of its own (open-slot-frames.ts).
      if ('frame' in contribution && contribution.frame !== undefined) continue
      const ask = async (questions: SlotQuestion[]): Promise<Reply[]> => {
        const input = {
          script: slotScript,
          module: registration.module,
          limitMs: subApp.SLOT_LIMIT_MS,
          topics: contribution.kind === 'service' ? registration.permissions.topics : [],
          questions,
        }
        const answered = asked.parse(await page.evaluate(toExpression(input)))
        for (const error of answered.errors) if (!errors.includes(error)) errors.push(error)
        return answered.replies
      }
      slots.push(await askContribution(contribution, registration.permissions.fields, ask))
    }
    return { scriptBytes: Buffer.byteLength(slotScript), errors, slots }
  } finally {
    await page.close()
  }
}

async function askContribution(
  contribution: subApp.Contribution,
  fields: subApp.RecordFields,
  ask: (questions: SlotQuestion[]) => Promise<Reply[]>,
): Promise<AskedSlot> {
  const questions = listQuestions(contribution, fields)
  const replies = await ask(questions)
  const presses = questions.flatMap(({ slot, request }, index) =>
    request.method === 'draw'
      ? listPresses(replies[index]?.value).map((press) => ({
          slot,
          request: { method: 'press' as const, press, record: request.record },
        }))
      : [],
  )
  const pressed = presses.slice(0, MAX_PRESSES)
  const all = [...questions, ...pressed]
  const allReplies = [...replies, ...(pressed.length === 0 ? [] : await ask(pressed))]
  const problems = all.flatMap(({ request }, index) => {
    const answer = allReplies[index]
    return answer === undefined ? [] : (findProblem(request, answer) ?? [])
  })
  return {
    id: contribution.id,
    kind: contribution.kind,
    questions: all.length,
    slowestMs: Math.round(Math.max(0, ...allReplies.map(({ ms }) => ms))),
    longestTaskMs: Math.round(Math.max(0, ...allReplies.map(({ taskMs }) => taskMs))),
    problems: [...new Set(problems)],
    notes: findRefusals(questions, replies),
  }
}

/** Says what the console would not show of an answer. */
function findProblem(request: SlotRequest, { problem, value, taskMs }: Reply): string | null {
  if (problem !== null) return `${request.method}: ${problem}`
  try {
    readAnswer(request.method, value)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return taskMs > subApp.SLOT_TASK_MS
    ? `${request.method}: a task of ${Math.round(taskMs)} ms, and ${subApp.SLOT_TASK_MS} are allowed`
    : null
}

/** A field that refuses every value could never be saved; one that expects a code of its own does not take samples. */
function findRefusals(questions: readonly SlotQuestion[], replies: readonly Reply[]): string[] {
  const isField = questions.length > 0 && questions.every(({ request }) => request.method === 'validate')
  const refusesAll = replies.every(({ problem, value }) => problem === null && typeof value === 'string')
  return isField && refusesAll ? ['validate: it refuses every sample value'] : []
}

function listPresses(value: unknown): string[] {
  const elements: readonly unknown[] = Array.isArray(value) ? value : []
  const presses = elements.flatMap((element) => {
    const { type, press } = toButton(element)
    return type === 'button' && press !== undefined ? [press] : []
  })
  return [...new Set(presses)]
}

function toButton(element: unknown): { type?: string | undefined; press?: string | undefined } {
  return z.object({ type: z.string(), press: z.string().optional() }).safeParse(element).data ?? {}
}

type ScriptInput = {
  script: string
  module: string
  limitMs: number
  topics: string[]
  questions: SlotQuestion[]
}

type Result = { value?: unknown; problem: string | null }

/** A script in a worker: what it has said, and what it is asked. */
type Started = {
  isLate: boolean
  errors: string[]
  ask: (question: SlotQuestion, id: number) => Promise<{ reply: Reply; hangs: boolean }>
  emit: (topic: string) => void
  end: () => void
}

/** Runs in the page: asks one question after the other, until the script hangs. */
async function runScript(input: ScriptInput): Promise<unknown> {
  const script = await startScript(input)
  const replies: Reply[] = []
  for (const [index, question] of (script.isLate ? [] : input.questions).entries()) {
    const { reply: given, hangs } = await script.ask(question, index + 1)
    replies.push(given)
    if (hangs) break
  }
  if (!script.isLate) for (const topic of input.topics) script.emit(topic)
  // An event takes effect a turn later.
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
  script.end()
  return { replies, errors: script.errors }
}

/** Runs in the page: starts the script in a worker, and sends a ping behind each question, whose answer says how long its task took. */
async function startScript({ script, module, limitMs }: ScriptInput): Promise<Started> {
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
  const { port1: port, port2 } = new MessageChannel()
  const errors: string[] = []
  const results = new Map<number, (result: Result) => void>()
  const pongs = new Map<number, () => void>()
  const started = new Promise<void>((resolve) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      errors.push(event.message)
      resolve()
    })
    port.addEventListener('message', ({ data }: MessageEvent<SlotMessage>) => {
      if (data.type === 'ready') resolve()
      else if (data.type === 'pong') pongs.get(data.id)?.()
      else if (data.type === 'result') results.get(data.id)?.({ value: data.value, problem: null })
      else if (data.type === 'failed') results.get(data.id)?.({ problem: `it throws ${data.text}` })
      else if (data.type === 'error') errors.push(data.text)
      else void answerInPage(data, port)
    })
  })
  port.start()
  const business = { id: 11, name: 'Example business' }
  const context = {
    module,
    language: 'en',
    theme: 'light',
    timezone: 'Asia/Shanghai',
    businessType: business,
  }
  worker.postMessage({ protocol: 'console-slots/1', type: 'start', context }, [port2])
  const isLate = (await Promise.race([started, waitUntilLate(limitMs)])) === 'late'
  if (isLate) errors.push(`The script did not call defineSlots within ${limitMs} ms.`)
  return {
    isLate,
    errors,
    ask: async (question, id) => askScript({ port, results, pongs, limitMs }, question, id),
    emit: (topic) => port.postMessage({ type: 'event', event: { topic, data: {} } }),
    end: () => {
      worker.terminate()
      port.close()
    },
  }
}

type Asking = {
  port: MessagePort
  results: Map<number, (result: Result) => void>
  pongs: Map<number, () => void>
  limitMs: number
}

/** Runs in the page. */
async function askScript(
  { port, results, pongs, limitMs }: Asking,
  { slot, request }: SlotQuestion,
  id: number,
): Promise<{ reply: Reply; hangs: boolean }> {
  const begin = performance.now()
  const result = new Promise<Result>((resolve) => void results.set(id, resolve))
  const pong = new Promise<number>((resolve) => {
    pongs.set(id, () => resolve(performance.now() - begin))
  })
  port.postMessage({ type: 'request', id, slot, ...request })
  port.postMessage({ type: 'ping', id })
  const answered = await Promise.race([result, waitUntilLate(limitMs)])
  const ms = performance.now() - begin
  const { value = null, problem } =
    answered === 'late' ? { problem: `no answer within ${limitMs} ms` } : answered
  const taskMs = await Promise.race([pong, waitUntilLate(limitMs)])
  const hangs = taskMs === 'late'
  return { reply: { ms, taskMs: hangs ? limitMs : taskMs, value, problem }, hangs }
}

/** Runs in the page. */
async function waitUntilLate(limitMs: number): Promise<'late'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('late'), limitMs)
  })
}

/** The functions that run in the page, as text. */
const PAGE_CODE = [answerInPage, waitUntilLate, askScript, startScript, runScript].map(String).join('\n')

const toExpression = (input: ScriptInput): string =>
  `(() => {\n${PAGE_CODE}\nreturn ${runScript.name}(${JSON.stringify(input)})\n})()`
