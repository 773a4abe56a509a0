import { parseArgs } from 'node:util'
import {
  compileLabel,
  compileRegex,
  createDetector,
  judgeWhole,
  judgeWholeByAll,
  type CompiledLabel,
} from '../src/index.ts'
import { formatFigure, quantile, type Figure } from './figures.ts'
import { madeUpCall, madeUpRule, randomNumbers } from './made-up-calls.ts'

const USAGE = `pnpm bench:labels [--part calls|sentence|back-test|patterns]
Measures the label engine on made-up calls, the same in every run: many labels over whole and running calls, one added sentence,
a back-test of one label, and patterns that are catastrophic elsewhere.`

const LABELS = 200
const CALLS = 250
const SENTENCES = 40
const ROUNDS = 5
const BACK_TEST_CALLS = 100_000
const BACK_TEST_SENTENCES = 20
const LONG_TEXT_UNITS = 65_536
const SEED = 1
const MB = 1024 * 1024

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const PARTS: Readonly<Record<string, () => Figure[]>> = {
  calls: measureCalls,
  sentence: measureSentence,
  'back-test': measureBackTest,
  patterns: measurePatterns,
}

function main(): void {
  const { values } = parseArgs({
    options: { part: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  const parts = Object.entries(PARTS).filter(([name]) => values.part === undefined || values.part === name)
  if (values.help || parts.length === 0) {
    print(USAGE)
    return
  }
  for (const figure of parts.flatMap(([, measure]) => measure())) print(formatFigure(figure))
}

function madeUpLabels(count: number, random: () => number): CompiledLabel[] {
  return Array.from({ length: count }, () => compileLabel(madeUpRule(random)))
}

/** Reads the work of all threads of this process, which other programs of the machine do not lengthen. */
function readCpuSeconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

function measureSeconds(work: () => void): number {
  const startMs = performance.now()
  work()
  return (performance.now() - startMs) / 1000
}

/** 10,000 sentences: the median of some rounds, after a first one in which the code was compiled. */
function measureCalls(): Figure[] {
  const random = randomNumbers(SEED)
  const labels = madeUpLabels(LABELS, random)
  const calls = Array.from({ length: CALLS }, () => madeUpCall(SENTENCES, random))
  const running = () =>
    calls.reduce((hits, { sentences }) => {
      const detector = createDetector(labels)
      return hits + sentences.reduce((sum, sentence) => sum + detector.add([sentence]).length, 0)
    }, 0)
  const whole = () => calls.reduce((hits, call) => hits + judgeWholeByAll(labels, call).flat().length, 0)
  const runningHits = running()
  const wholeHits = whole()
  const measureMedian = (work: () => void) =>
    quantile(
      Array.from({ length: ROUNDS }, () => readCpuSeconds(work)),
      0.5,
    )
  return [
    {
      name: '10,000 sentences, 200 labels, running calls',
      value: measureMedian(running),
      unit: 's CPU',
      atMost: 1,
    },
    { name: '  hits', value: runningHits, unit: 'hits' },
    {
      name: '10,000 sentences, 200 labels, whole calls',
      value: measureMedian(whole),
      unit: 's CPU',
      atMost: 1,
    },
    { name: '  hits', value: wholeHits, unit: 'hits' },
  ]
}

function measureSentence(): Figure[] {
  const random = randomNumbers(SEED)
  const labels = madeUpLabels(LABELS, random)
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) {
    const { sentences } = madeUpCall(SENTENCES, random)
    const detector = createDetector(labels)
    for (const sentence of sentences) {
      const startMs = performance.now()
      detector.add([sentence])
      times.push(performance.now() - startMs)
    }
  }
  const long = madeUpCall(LONG_CALL_SENTENCES, random)
  const detector = createDetector(labels)
  const longTimes = long.sentences.map(
    (sentence) => measureSeconds(() => void detector.add([sentence])) * 1000,
  )
  return [
    { name: 'one added sentence, 200 labels, p50', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'one added sentence, 200 labels, p95', value: quantile(times, 0.95), unit: 'ms', atMost: 5 },
    { name: '  the slowest', value: Math.max(...times), unit: 'ms' },
    {
      name: '  in a call of 5,000: the last 1,000, p95',
      value: quantile(longTimes.slice(-1000), 0.95),
      unit: 'ms',
      atMost: 5,
    },
  ]
}
const LONG_CALL_SENTENCES = 5000

/** Calls are made up one by one, as they would come from the database; the time is that of judging. */
function measureBackTest(): Figure[] {
  const random = randomNumbers(SEED)
  const compiled = compileLabel(madeUpRule(random))
  const before = usedBytes()
  let seconds = 0
  let hits = 0
  let most = 0
  for (let call = 0; call < BACK_TEST_CALLS; call += 1) {
    const conversation = madeUpCall(BACK_TEST_SENTENCES, random)
    seconds += measureSeconds(() => {
      hits += judgeWhole(compiled, conversation).length
    })
    if (call % 10_000 === 0) most = Math.max(most, usedBytes() - before)
  }
  most = Math.max(most, usedBytes() - before)
  return [
    { name: 'back-test: 100,000 calls of 20 sentences, one label', value: seconds, unit: 's', atMost: 60 },
    { name: '  growth of the heap', value: most / MB, unit: 'MB', atMost: 64 },
    { name: '  hits', value: hits, unit: 'hits' },
  ]
}

function usedBytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

function measurePatterns(): Figure[] {
  const text = `${'a'.repeat(LONG_TEXT_UNITS - 1)}b`
  return ['(a+)+$', '(a|aa)+c', '(.*)(.*)(.*)(.*)(.*)[xyz]', 'a(.*c)?', '(?i)(a*)*b?$'].flatMap((pattern) => {
    const { regex } = compileRegex(pattern)
    if (!regex) throw new Error(`${pattern} is wrong.`)
    return [
      {
        name: `${pattern} in 64 KiB: found?`,
        value: measureSeconds(() => void regex.isFoundIn(text)) * 1000,
        unit: 'ms',
        atMost: 1000,
      },
      {
        name: `${pattern} in 64 KiB: where`,
        value: measureSeconds(() => void regex.findIn(text)) * 1000,
        unit: 'ms',
        atMost: 1000,
      },
    ]
  })
}

main()
