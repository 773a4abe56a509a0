import { parseArgs } from 'node:util'
import { startTestServer, type TestServer } from '../src/testing/start-test-server.ts'
import { fillCalls, makeLabels } from './detection/fill-detection.ts'
import { measureBackTest } from './detection/measure-back-test.ts'
import { measureUtterances } from './detection/measure-utterances.ts'
import { formatFigure, type Figure } from './figures.ts'

const USAGE = `pnpm bench:detection [--part utterances|back-test] [--labels 200] [--calls 100000]
Measures labels through the real server on a temporary database: sentences that are reported one by one while calls go on, from
the report to the notice of a supervisor, and a back-test over past calls. Nothing of it remains. Client and server are one process.`

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    labels: { type: 'string', default: '200' },
    calls: { type: 'string', default: '100000' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) process.stdout.write(`${USAGE}\n`)
else await measure(Number(values.labels), Number(values.calls))

async function measure(labels: number, calls: number): Promise<void> {
  const server = await startTestServer({ config: { validateResponses: false } })
  try {
    const isSelected = (part: string) => values.part === undefined || values.part === part
    if (isSelected('utterances')) await measureSentences(server, labels)
    if (isSelected('back-test')) {
      await fillCalls(server, calls)
      report(await measureBackTest(server, calls))
    }
  } finally {
    await server.stop()
  }
}

async function measureSentences(server: TestServer, labels: number): Promise<void> {
  report(await measureUtterances(server, 0))
  await makeLabels(server, labels)
  report(await measureUtterances(server, labels))
}

function report(figures: readonly Figure[]): void {
  for (const figure of figures) process.stdout.write(`${formatFigure(figure)}\n`)
}
