import { judgedLabel, label, type ParsedBodyOf } from '@console/contracts'
import { mockCall, network, type Refusal, type RenderOptions, sampleLabel } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { openEditor, serveSaves } from './open-editor.ts'

export type PastServer = {
  tests: ParsedBodyOf<typeof label.backTest>[]
  started: ParsedBodyOf<typeof label.startBackFill>[]
  stopped: number[]
  backFills: label.BackFill[]
  /** Number of times that the back-fills were read. */
  reads: number
  /** Answers one slice after another; the last one again and again. */
  slices: (label.BackTest | Refusal | Promise<label.BackTest>)[]
}

export const NO_HITS: label.BackTest = {
  calls: 0,
  hit: 0,
  hitBefore: 0,
  gained: 0,
  lost: 0,
  samples: [],
  cursor: null,
  progress: 1,
}

export const RUNNING: label.BackFill = {
  id: 9,
  days: 7,
  state: 'running',
  calls: 120,
  hits: 4,
  progress: 0.25,
  startedAt: Date.UTC(2026, 10, 20, 6, 30) / 1000,
  startedBy: 'Shen Qiao',
  endedAt: null,
}

/** Answers the calls of a rule on past calls. */
export function servePastCalls(): PastServer {
  const server: PastServer = {
    tests: [],
    started: [],
    stopped: [],
    backFills: [],
    reads: 0,
    slices: [NO_HITS],
  }
  serveSaves()
  network.use(
    mockCall(label.backTest, async ({ body }) => {
      server.tests.push(body)
      const slice = server.slices.length > 1 ? server.slices.shift() : server.slices[0]
      return slice ?? NO_HITS
    }),
    mockCall(judgedLabel.figures, { judged: 26, hit: 22, belonging: 24, right: 20 }),
    mockCall(label.backFills, () => {
      server.reads += 1
      return { backFills: server.backFills }
    }),
    mockCall(label.startBackFill, ({ body }) => {
      server.started.push(body)
      server.backFills = [RUNNING]
      return RUNNING
    }),
    mockCall(label.stopBackFill, ({ body }) => {
      server.stopped.push(body.id)
      server.backFills = server.backFills.map((one) => ({ ...one, state: 'stopped' }))
      return null
    }),
  )
  return server
}

type Opened = Partial<RenderOptions> & { stored?: Partial<label.Label> }

/** Step 2 of the stored rule label, with the past calls chosen. */
export async function openPastCalls({ stored = {}, ...options }: Opened = {}) {
  const editor = await openEditor('', { edit: { ...sampleLabel, ...stored }, ...options })
  await editor.next()
  await editor.person.click(await editor.inside.findByText('Past calls'))
  return { ...editor, ...(await findPastCalls(editor.person)) }
}

/** The two parts of the past calls. */
export async function findPastCalls(person: Awaited<ReturnType<typeof openEditor>>['person']) {
  const test = within(await screen.findByRole('region', { name: 'Try on past calls' }))
  const fill = within(screen.getByRole('region', { name: 'Add hits to past calls' }))
  return {
    test,
    fill,
    run: async () => person.click(test.getByRole('button', { name: /^Run/ })),
    figures: () =>
      test
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`),
  }
}
