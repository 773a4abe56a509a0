import { ROLE_CHANGED } from '../../../src/modules/identity/role/rights-changed.ts'
import { startTestServer, type TestServer } from '../../../src/testing/start-test-server.ts'
import { serveParent } from '../child.ts'
import { processorMs, memory, unixNow, type ServerCommands } from './measured-server.ts'

/** The real server with the people of the demo data. A person has 100 connections at most: so many people sign in. */
const SEATS = 60

let server: TestServer | undefined
let role: { tenantId: number; id: number } | undefined
let changes = 0

serveParent(
  {
    start: async () => {
      server = await startTestServer({ config: { validateResponses: false } })
      const seats = await findSeats(server)
      const tokens: string[] = []
      for (const { username } of seats) {
        tokens.push(await server.signIn(username))
        // The limit of an address does not hold them up.
        await server.asOwner((db) => db.deleteFrom('signInAttempt').execute())
      }
      role = await findSharedRole(server, seats)
      return { url: server.url, dialect: 'console', tokens }
    },
    broadcast: async () => {
      if (!server || !role) throw new Error('not started')
      const { id } = role
      changes += 1
      const began = unixNow()
      // A change of the role emits this in its transaction; the rest is the server's.
      await server.ctx.db.inTenant(role.tenantId, (tx) =>
        tx.emit({ topic: ROLE_CHANGED, key: `${id}.${changes}` }),
      )
      return began
    },
    processorMs,
    memory,
  } satisfies ServerCommands,
  async () => server?.stop(),
)

/** The first dozen has the demo password; the others get it. */
const findSeats = (started: TestServer) =>
  started.asOwner(async (db) => {
    const seats = await db
      .selectFrom('appUser')
      .where('username', 'like', 'seat-%')
      .where('status', '=', 'enabled')
      .select(['id', 'username', 'passwordHash'])
      .orderBy('id')
      .limit(SEATS)
      .execute()
    const passwordHash = seats.find((seat) => seat.passwordHash !== null)?.passwordHash ?? null
    const ids = seats.map(({ id }) => id)
    await db.updateTable('appUser').set({ passwordHash }).where('id', 'in', ids).execute()
    return seats
  })

/** The role that all of the seats have. */
async function findSharedRole(started: TestServer, seats: readonly { id: number }[]) {
  const roles = await started.asOwner((db) =>
    db
      .selectFrom('userRole')
      .where(
        'userId',
        'in',
        seats.map(({ id }) => id),
      )
      .select(['tenantId', 'roleId', (eb) => eb.fn.countAll().as('people')])
      .groupBy(['tenantId', 'roleId'])
      .execute(),
  )
  const shared = roles.find(({ people }) => Number(people) === seats.length)
  if (!shared) throw new Error('The seats of the demo data have no role in common.')
  return { tenantId: shared.tenantId, id: shared.roleId }
}
