import { knowledge, labelJudgement, links, sessionRecord } from '@console/contracts'
import { mockPending, network, renderSubAppPage } from '@console/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { workApp } from './work-app.ts'

/** Public pages, whose parameters cannot change the shown data; each has its own test. */
const PUBLIC_PATHS = [
  '/assistant-console/release-notes',
  '/assistant-console/download',
  '/assistant-console/forgot-password',
  '/assistant-console/new-password',
  '/assistant-console/confirm-mail',
  '/assistant-console/seat',
  '/dashboard/signup',
]

const table = Object.values(links).filter(
  (link): link is links.Link => typeof link === 'object' && 'parameters' in link && 'path' in link,
)
// Sessions of a label are read by the page of sessions, which also takes several organisations and people.
const linked = table.filter((link) => !PUBLIC_PATHS.includes(link.path) && link !== links.labelSessions)

/** The most parameters that the notice names; further ones are counted. */
const MAX_NAMED = 5

/** An invalid value for each kind. */
const INVALID_VALUES = {
  id: '0',
  ids: 'x',
  seconds: 'yesterday',
  number: '1.5',
  text: 'x'.repeat(201),
  flag: 'maybe',
  dayStamp: '20260230',
  day: '2026-02-30',
} as const satisfies Record<Extract<links.ParameterKind, string>, string>

beforeEach(() => {
  const { list, names, people, detail, utterances, judgements, live, statistic } = sessionRecord
  network.use(
    ...[list, names, people, detail, utterances, judgements, live, statistic, knowledge.question].map(
      mockPending,
    ),
    mockPending(labelJudgement.ofSession),
  )
})

async function readNotice({ path }: links.Link, query: [string, string][]): Promise<string> {
  const search = new URLSearchParams(query).toString()
  renderSubAppPage({ app: workApp, path: `${path.replace(/:\w+/, 's-1')}?${search}` })
  return (await screen.findByRole('alert')).textContent
}

/** The names as the notice shows them: the first ones listed, the others counted. */
function shownNames(names: readonly string[]): string[] {
  const more = names.length - MAX_NAMED
  return [...names.slice(0, MAX_NAMED).map((name) => `“${name}`), ...(more > 0 ? [`And ${more} more.`] : [])]
}

test('the table has pages for every link', () => {
  expect(linked.length).toBeGreaterThan(5)
})

test.each(linked.map((link) => [link.path, link] as const))(
  '%s names each parameter that is none of its kind',
  async (_path, link) => {
    const wrong = Object.entries(link.parameters).map(([name, kind]): [string, string] => [
      kind === 'ids' ? `${name}[]` : name,
      typeof kind === 'string' ? INVALID_VALUES[kind] : '99',
    ])
    const note = await readNotice(link, wrong)
    for (const said of shownNames(Object.keys(link.parameters))) expect(note).toContain(said)
  },
)

test.each(linked.map((link) => [link.path, link] as const))(
  '%s names each array that is malformed, or given for a single value',
  async (_path, link) => {
    const arrays = Object.entries(link.parameters).flatMap(([name, kind]): [string, string][] =>
      kind === 'ids' ? [[`${name}[0]`, '1']] : [[`${name}[]`, '1']],
    )
    const note = await readNotice(link, arrays)
    for (const said of shownNames(Object.keys(link.parameters))) expect(note).toContain(said)
  },
)
