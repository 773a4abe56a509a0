import { project, projectApplication, type Call, type QueryOf } from '@console/contracts'
import type { TestServer } from '../src/testing/start-test-server.ts'
import { median, quantile, type Figure } from './figures.ts'
import { FREQUENT_WORD, RARE_WORD, SMALL_PROVIDER } from './fill-projects.ts'

const GOAL_MS = 50
const WARM_UP_REQUESTS = 20
/** A deep position in a list with a hundred rows a page. */
const DEEP_PAGE = { current: 1000, size: 100 } as const

/** Times of the requests that the pages of projects send, one request after the other. */
export async function measureProjects(
  server: TestServer,
  { requests, report }: { requests: number; report: (figure: Figure) => void },
): Promise<void> {
  const [owner, platform, provider, small] = await Promise.all(
    ['manager', 'platform-admin', 'provider-admin', SMALL_PROVIDER].map((name) => server.signIn(name)),
  )
  const timed = async <C extends Call>(
    name: string,
    call: C,
    endpoint: { token: string | undefined; query?: QueryOf<C> },
  ) => {
    const { token = '', query } = endpoint
    const times: number[] = []
    for (let turn = -WARM_UP_REQUESTS; turn < requests; turn++) {
      const began = performance.now()
      const { status } = await server.send(call, { token, ...(query === undefined ? {} : { query }) })
      if (status !== 200) throw new Error(`${name}: answered with ${status}`)
      if (turn >= 0) times.push(performance.now() - began)
    }
    report({ name: `${name}, median`, value: median(times), unit: 'ms' })
    const slow = quantile(times, 0.95)
    report({ name: '  95 % within', value: slow, unit: 'ms', goal: { atMost: GOAL_MS } })
  }
  const { list } = project
  const [some] = (await server.send(list, { token: owner ?? '', query: { size: 1 } })).data.records
  await timed('list', list, { token: owner, query: {} })
  await timed('search: a frequent name', list, { token: owner, query: { searchKey: FREQUENT_WORD } })
  await timed('search: what every tenth has', list, { token: owner, query: { searchKey: '5-0' } })
  await timed('search: what every twentieth has', list, { token: owner, query: { searchKey: '99' } })
  await timed('search: a rare name', list, { token: owner, query: { searchKey: RARE_WORD } })
  await timed('search: a name that is none', list, { token: owner, query: { searchKey: '没有这个项目' } })
  await timed('search: a code', list, { token: owner, query: { searchKey: some?.code ?? '' } })
  await timed('search: a status', list, { token: owner, query: { status: 'ceased' } })
  await timed('search: status and rare name', list, {
    token: owner,
    query: { status: 'ceased', searchKey: RARE_WORD },
  })
  await timed('deep page of 100', list, { token: owner, query: DEEP_PAGE })
  await timed('platform: list', list, { token: platform, query: {} })
  await timed('platform: a rare name', list, { token: platform, query: { searchKey: RARE_WORD } })
  await timed('overview', project.overview, { token: owner })
  await timed('home', project.stat, { token: owner })
  await timed('platform: home', project.stat, { token: platform })
  const { providerList, PROVIDER_LIST } = projectApplication
  for (const [who, token] of [
    ['provider', provider],
    ['small provider', small],
  ] as const) {
    const open = { type: PROVIDER_LIST.open }
    await timed(`${who}: open`, providerList, { token, query: open })
    await timed(`${who}: open, a rare name`, providerList, { token, query: { ...open, name: RARE_WORD } })
    await timed(`${who}: assigned`, providerList, { token, query: { type: PROVIDER_LIST.assigned } })
  }
}
