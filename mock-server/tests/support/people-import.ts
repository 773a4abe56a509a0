import { account } from '@console/contracts'
import { expect, vi } from 'vitest'
import type { Demo, Person } from './demo.ts'

export const HEADS = 'Username,Name,Organisation,Roles,Business types,Phone'
export const WAIT = { timeout: 60_000, interval: 20 }

export const csv = (...lines: string[]) => [HEADS, ...lines].join('\r\n')

type Uploaded = {
  status: number
  body: { code: number; msg: string; data: account.PeopleImport & { fields?: unknown } }
}

/** The steps of an import, on the demo that a test file has by then. */
export function importing(demoOf: () => Demo) {
  async function upload(person: Person, content: string | Buffer, name = 'people.csv'): Promise<Uploaded> {
    const form = new FormData()
    form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
    const answer = await demoOf().fetch(account.checkImport.path, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${person.token}`, 'accept-language': 'en' },
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of the answer is what the tests look at
    return { status: answer.status, body: (await answer.json()) as Uploaded['body'] }
  }

  async function fetchImport(person: Person, id: number): Promise<account.PeopleImport> {
    const { import: found } = (await person.send(account.getImport, { query: { id } })).data
    if (!found) throw new Error('the import is gone')
    return found
  }

  /** Waits until an import is neither checked nor run any more. */
  async function ended(person: Person, id: number): Promise<account.PeopleImport> {
    return vi.waitFor(async () => {
      const found = await fetchImport(person, id)
      expect(['checking', 'running']).not.toContain(found.state)
      return found
    }, WAIT)
  }

  async function checked(
    person: Person,
    content: string | Buffer,
    name?: string,
  ): Promise<account.PeopleImport> {
    const { status, body } = await upload(person, content, name)
    expect(status).toBe(200)
    expect(body.code).toBe(0)
    return ended(person, body.data.id)
  }

  async function imported(person: Person, { id }: account.PeopleImport): Promise<account.PeopleImport> {
    expect(await person.send(account.startImport, { body: { id } })).toMatchObject({ status: 200, code: 0 })
    return ended(person, id)
  }

  const fetchImportProblems = async (person: Person, { id }: account.PeopleImport) =>
    (await person.send(account.importProblems, { query: { id, pageSize: 100 } })).data.records

  return { upload, importOf: fetchImport, ended, checked, imported, problemsOf: fetchImportProblems }
}
