import { toWords } from './names.ts'

export type CallNames = {
  group: string
  domain: string
  /** `<verb>-<noun>`, the name of the endpoint's file. */
  file: string
  /** The name under which the contract exports the calls of the domain. */
  namespace: string
  /** The name of the call in the contract, and of the endpoint. */
  call: string
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  contract: string
  isNewContract: boolean
  module: string
  moduleName: string
}

/** A call that answers the id of the person who sends it: a correct answer that reveals nothing about anybody else. */
export function callTexts({ namespace, call, id, file, domain, method }: CallNames) {
  const path = `/api/${domain}/${file}`
  return {
    definition: `/** The id of the person who sends it. */
export const ${call} = defineCall({
  id: '${id}',${method === 'GET' ? '' : `\n  method: '${method}',`}
  path: '${path}',
  data: z.object({ userId: z.int() }),
})
`,
    endpoint: `import { ${namespace} } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'

export const ${call} = route(${namespace}.${call}, {
  // The caller's own id.
  policy: ownRecordsOnly,
  handler: async ({ session: { userId } }) => ({ userId }),
})
`,
    address: `${call}: '${method} ${path}'`,
    test: `import { ${namespace} } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

test('each person gets their own id, and nobody gets one without a session', async () => {
  for (const username of ['manager', 'quality']) {
    const person = await demo.as(username)
    expect((await person.send(${namespace}.${call})).data).toEqual({ userId: person.userId })
  }
  expect((await demo.nobody.send(${namespace}.${call})).status).toBe(401)
})
`,
  }
}

export function addressTestOfNewDomain(names: CallNames): string {
  return `test('the calls of ${toWords(names.domain)} have their methods and paths', () => {
  expect(collectCallAddresses(${names.namespace})).toEqual({ ${callTexts(names).address} })
})
`
}
