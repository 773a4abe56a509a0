import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findPageVisitor } from '../../src/access/page-visitor.ts'
import type { AppContext } from '../../src/platform/context/context.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('manager')
})
afterAll(() => server.stop())

const warn = vi.fn()
const requestWith = (cookie: string) => ({ headers: { cookie }, log: { warn } }) as unknown as FastifyRequest

/** The server's context with a database of which every statement does the same. */
function contextWith(executeQuery: () => Promise<never>): AppContext {
  const executor = {
    transformQuery: <Node>(node: Node) => node,
    compileQuery: () => ({ sql: '', parameters: [] }),
    executeQuery,
  }
  const { ctx } = server
  const authentication = { ...ctx.db.authentication, outside: { getExecutor: () => executor } }
  return { ...ctx, db: { ...ctx.db, authentication } } as unknown as AppContext
}

test('a person may open the pages of their menu', async () => {
  const visitor = await findPageVisitor(server.ctx, requestWith(`a=b; console_token=${token}; c=d`))
  expect(visitor?.canOpen('projects/ProjectListPage')).toBe(true)
  expect(visitor?.canOpen('system/TenantPage')).toBe(false)
  expect(visitor?.canOpen('projects/NoSuchPage')).toBe(false)
})

test('a database that never answers, or that fails, costs the names of the files, not the page', async () => {
  const request = requestWith(`console_token=${token}`)
  expect(
    await findPageVisitor(
      contextWith(() => new Promise(() => {})),
      request,
    ),
  ).toBeNull()
  expect(warn).not.toHaveBeenCalled()
  const failing = contextWith(async () => Promise.reject(new Error('connection terminated')))
  expect(await findPageVisitor(failing, request)).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})
