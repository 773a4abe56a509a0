import { message } from '@console/contracts'
import { request } from '@playwright/test'
import { tokenFor } from '../fixtures/test.ts'
import { startRealServer } from './real-server.ts'

/** The account whose pages the tests read; its pop-up messages would lie over them for their first 20 seconds. */
const READER = 'manager'

/** Starts the server once for all tests; `E2E_URL` names one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_URL']) return undefined
  const server = await startRealServer()
  process.env['E2E_URL'] = server.url
  await readAllMessages(server.url)
  return server.stop
}

async function readAllMessages(url: string): Promise<void> {
  const api = await request.newContext({ baseURL: url })
  const token = await tokenFor(api, READER)
  const answer = await api.post(message.readAll.path, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok()) throw new Error(`The messages of ${READER} could not be read: ${answer.status()}`)
  await api.dispose()
}
