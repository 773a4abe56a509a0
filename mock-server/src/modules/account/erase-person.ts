import { randomBytes } from 'node:crypto'
import { account } from '@console/contracts'
import { route } from '../../http/route.ts'
import { mayChangePeople } from './account.policy.ts'
import { refusal } from './account-problems.ts'
import { eraseTraces } from './erase-traces.store.ts'
import { lockKnownPerson, needChangeable } from './need-person.ts'
import { needAdministratorBeside } from './person-rights.store.ts'
import { eraseFacts } from './write-people.store.ts'

const SUFFIX_BYTES = 4

/** Frees the username: what stands in its place is nobody's choice. */
const placeholder = (id: number): string => `erased.${id}.${randomBytes(SUFFIX_BYTES).toString('hex')}`

export const erasePerson = route(account.erase, {
  policy: mayChangePeople,
  handler: async ({ ctx, tx, session, body }) => {
    const person = await lockKnownPerson(tx, session, body.id)
    needChangeable(session, person)
    if (body.username.toLowerCase() !== person.username.toLowerCase()) throw refusal('notConfirmed')
    const before = { ...person, roleIds: person.roles.map(({ id }) => id) }
    await needAdministratorBeside(tx, before, { status: 'disabled', roleIds: [] })
    const now = ctx.clock.now()
    const files = await eraseTraces(tx, { person, now })
    await eraseFacts(tx, person.id, { username: placeholder(person.id), now })
    // Which of them there were, not what they said: the log is kept without limit.
    const erased = (['username', 'name', 'nickName', 'phone'] as const).filter(
      (field) => person[field] !== null,
    )
    await tx.audit({
      module: 'account',
      opType: 'account.erase',
      target: `#${person.id}`,
      after: { id: person.id, erased, status: 'disabled' },
    })
    // Before the rows are committed: a file that cannot be removed must not be forgotten, and one more removal does no harm.
    await Promise.all(files.map((key) => ctx.storage.remove(key)))
    return null
  },
})
