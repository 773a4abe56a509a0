import type { Call, DataOf } from '@console/contracts'
import { CALLS, documentedAnswer } from '@console/contracts/documented'
import { mockCall, network, renderSubAppPage } from '@console/testing'
import { expect } from 'vitest'
import { statisticsApp } from '../statistics-app.ts'

/** Answers with nothing but what the customer's documents list. */
export function documented<C extends Call>(call: C, answer: DataOf<C>) {
  return mockCall<C>(call, () => documentedAnswer(call, answer))
}

const OURS = CALLS.filter((call) => call.documented !== true).map(({ id, method, path }) => ({
  id,
  method,
  path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** Collects the calls of ours that are requested from now on; empty where a page does without them. */
export function watchOurs(): string[] {
  const requested: string[] = []
  network.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    requested.push(
      ...OURS.filter(({ method, path }) => method === request.method && path.test(pathname)).map(
        ({ id }) => id,
      ),
    )
  })
  return requested
}

/** Opens a page as on a platform that has the documented calls alone. */
export function openDocumented(path: string) {
  const page = renderSubAppPage({ app: statisticsApp, path, capabilities: [] })
  // The targets of links are another page's test.
  page.services.navigate.mockImplementation(() => {})
  return page
}

/** Expects that nothing on the page has failed, and that it shows no value that the server did not send. */
export function expectPlainPage(): void {
  expect(document.body).not.toHaveTextContent(
    /does not understand|could not be loaded|undefined|NaN|Invalid Date/,
  )
}

/** `requested` is the list that `watchOurs` returns. */
export function expectNothingOfOurs(requested: readonly string[]): void {
  expect(requested).toEqual([])
}
